import type { PictureChoice } from '../../../../shared/admin/pictures'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

export function pictureHtml({ address, alt, width, height }: Omit<PictureChoice, 'label'>): string {
  const words = alt.replace(/[&"<>]/g, (character) => entities[character] ?? '')
  return `<img src="${address}" alt="${words}" width="${width}" height="${height}">`
}
