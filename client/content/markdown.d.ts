/** A Markdown file of `client/content` as the build makes it a module. */
declare module '*.md' {
  /** The front matter. A kind of text may have keys of its own; they are checked where they are read. */
  export const meta: {
    title: string
    h1?: string
    description: string
    lead?: string
    /** Month of the last change of substance, such as `2025-08`. */
    updated: string
    [key: string]: unknown
  }
  /** Headings of depth 2 to 4 in the order of the text. */
  export const headings: readonly { id: string; text: string; depth: number }[]
  /** Sanitized when it was built. */
  export const html: string
  export const words: number
  /** The text itself, without its front matter. */
  export const markdown: string
}
