import type { PictureChoice } from '../../../../shared/admin/pictures'
import { WithWebp } from '../../../components/blog/with-webp'

/** A small picture in a box of fixed proportions. */
export function Thumbnail({ picture: { address, alt, width, height } }: { picture: Omit<PictureChoice, 'label'> }) {
  return (
    <WithWebp url={address} sizes="20rem">
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="aspect-[1200/630] w-full rounded-xl border border-line bg-sunken object-contain"
      />
    </WithWebp>
  )
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

export function pictureHtml({ address, alt, width, height }: Omit<PictureChoice, 'label'>): string {
  const words = alt.replace(/[&"<>]/g, (character) => entities[character] ?? '')
  return `<img src="${address}" alt="${words}" width="${width}" height="${height}">`
}
