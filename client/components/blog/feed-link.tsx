/** Announces the blog's feed to feed readers. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title="Articles" href="/feed.xml" />
}
