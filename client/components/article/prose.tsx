interface ProseProps {
  /** Sanitized where it comes from: a text of the site when it was built, an article when it is read from the database. */
  html: string
}

/** A long text as HTML. It is inserted unchanged, so the caller must ensure that it is safe. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
