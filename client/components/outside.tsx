import type { ReactNode } from 'react'

/** A link to another site. The stylesheet adds an arrow, and a hint that the page opens in a new tab. */
export function Outside({ url, words }: { url: string; words?: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link out">
      {words ?? new URL(url).hostname.replace(/^www\./, '')}
    </a>
  )
}

const address = /(https?:\/\/[^\s),]+)/

/** A text whose addresses become links named by their host. */
export function WithLinks({ text }: { text: string }) {
  // `split` with one capturing group puts the matches at the odd indexes.
  return text.split(address).map((part, index) => (index % 2 === 1 ? <Outside key={part} url={part} /> : part))
}
