import { WithWebp } from './with-webp'

interface FeaturedPictureProps {
  url: string | null
  /** The picture's alt text; if empty, the title of its article. */
  alt: string
}

/** An article's picture in a box of fixed proportions, so that nothing moves when it loads. */
export function FeaturedPicture({ url, alt }: FeaturedPictureProps) {
  if (!url) return null
  return (
    <div className="featured w-full shrink-0">
      <WithWebp url={url} sizes="(min-width: 64rem) 26rem, 100vw">
        <img
          src={url}
          alt={alt}
          width={1200}
          height={630}
          fetchPriority="high"
          className="picture w-full rounded-2xl border border-line bg-sunken"
        />
      </WithWebp>
    </div>
  )
}
