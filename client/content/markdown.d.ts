/** A Markdown file of `client/content` as the module that the build makes of it. */
declare module '*.md' {
  /** The front matter. Kinds of text may have further keys, which are checked where they are read. */
  export const meta: {
    title: string
    h1?: string
    description: string
    lead?: string
    /** Month of the last change of substance, such as `2025-08`. */
    updated: string
    /** Month of the additions that are marked in it, and of its last check, if later. */
    added?: string
    reviewed?: string
    cards?: readonly import('./texts').CardChoice[]
    decides?: import('./texts').Decides
    [key: string]: unknown
  }
  /** Headings of depth 2 to 4 in the order of the text. */
  export const headings: readonly { id: string; text: string; depth: number }[]
  /** Sanitized when it is built. */
  export const html: string
  export const words: number
  /** The source without its front matter. */
  export const markdown: string
}
