import type { ReactNode } from 'react'
import { webpSources } from '../../../shared/pictures/address'

interface WithWebpProps {
  url: string
  /** The displayed width, as the `sizes` attribute of a picture. */
  sizes: string
  /** The `img` for browsers without WebP. */
  children: ReactNode
}

/** Offers an uploaded picture as WebP in the width that a screen needs; other pictures are unchanged. */
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
