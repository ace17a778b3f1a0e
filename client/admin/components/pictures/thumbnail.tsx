import type { PictureChoice } from '../../../../shared/admin/pictures'
import { escaped } from '../../../../shared/words'
import { WithWebp } from '../../../components/blog/with-webp'

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

export const pictureHtml = ({ address, alt, width, height }: Omit<PictureChoice, 'label'>): string =>
  `<img src="${address}" alt="${escaped(alt)}" width="${width}" height="${height}">`
