interface FeaturedPictureProps {
  url: string | null
  alt: string | null
}

/** An article's picture, in a place of known shape, so that nothing moves when it comes. */
export function FeaturedPicture({ url, alt }: FeaturedPictureProps) {
  if (!url) return null
  return (
    <img
      src={url}
      alt={alt ?? ''}
      width={1200}
      height={525}
      fetchPriority="high"
      className="mb-10 aspect-[16/7] w-full rounded-2xl border border-line object-cover"
    />
  )
}
