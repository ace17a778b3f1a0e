import { shownWhole } from '../../shared/site/description'
import { shareAlt, sharePicture } from '../../shared/site/share-picture'
import { useSite } from './site-context'

export interface PageMetaProps {
  title: string
  description: string
  /** The canonical address within the site: the path, and the query only if it makes a different page. */
  path: string
  type?: 'website' | 'article'
  /** Address of the share picture; left out for a page of `sitePages`, which has its own. */
  image?: string
  /** What the picture shows, if that is another title than the page's. */
  imageAlt?: string
  /** The address of the Markdown version, if there is one. */
  markdown?: string
}

/**
 * Title, description, canonical address, and share tags. React hoists them into the head, on the server and in the
 * browser.
 */
export function PageMeta({
  title,
  description: words,
  path,
  type = 'website',
  image = sharePicture(path),
  imageAlt = shareAlt(path, title),
  markdown,
}: PageMetaProps) {
  const { siteUrl, siteName } = useSite()
  const description = shownWhole(words)
  const url = new URL(path, siteUrl).href
  const imageUrl = new URL(image, siteUrl).href
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:image" content={imageUrl} />
      {image.startsWith('/share/') && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:site_name" content={siteName} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageUrl} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  )
}
