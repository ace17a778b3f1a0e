/** A link to a page of somebody else. The style sheet adds the arrow, and says in words that the page opens in a new tab. */
export function Outside({ url, words }: { url: string; words?: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link out">
      {words ?? new URL(url).hostname.replace(/^www\./, '')}
    </a>
  )
}

const address = /(https?:\/\/[^\s),]+)/

/** Addresses inside a text become links that are named by their host. */
export function WithLinks({ text }: { text: string }) {
  // A split by one capturing group puts what matched at the odd places.
  return text.split(address).map((part, index) => (index % 2 === 1 ? <Outside key={part} url={part} /> : part))
}
