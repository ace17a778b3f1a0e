import { ofDay } from '../../../shared/rules/stated.mjs'
import { today } from '../../../shared/rules/today'

interface ProseProps {
  /** Sanitized at its source: the site's texts when they are built, an article by the pipeline. */
  html: string
}

/**
 * A long text as HTML, with the sentences of rules that hold today. It is inserted otherwise unchanged, so the caller
 * must ensure that it is safe.
 */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: ofDay(html, today()) }} />
}
