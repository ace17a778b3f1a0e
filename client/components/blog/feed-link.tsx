/** Tells feed readers where the blog's feed is. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title="Articles" href="/feed.xml" />
}
