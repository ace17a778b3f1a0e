import type { ReactNode } from 'react'
import { webpSources } from '../../../shared/pictures/address'

interface WithWebpProps {
  url: string
  /** How wide it is shown, as the `sizes` of a picture. */
  sizes: string
  /** The `img` for browsers that know no WebP. */
  children: ReactNode
}

/** Offers an uploaded picture in the width that a screen needs; any other is left as it is. */
export function WithWebp({ url, sizes, children }: WithWebpProps) {
  const sources = webpSources(url)
  if (!sources) return children
  return (
    <picture className="contents">
      <source type="image/webp" srcSet={sources} sizes={sizes} />
      {children}
    </picture>
  )
}
