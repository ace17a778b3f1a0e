import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sitePages } from '../../shared/site/pages'
import { articlePicture, sharePicture } from '../../shared/site/share-picture'
import { expect, test } from './fixtures'

/** The addresses of all share pictures: those of pages, and those of seeded articles. */
const pictures = [
  ...sitePages.map((page) => sharePicture(page.path)),
  ...readdirSync('migrations/articles')
    .filter((file) => file.endsWith('.md'))
    .map((file) => articlePicture(path.parse(file).name)),
]

test('the share picture of each page and article shows its whole title and its scene, with an empty margin', async ({
  page,
  request,
}) => {
  const seen = new Map<string, string>()
  for (const address of pictures) {
    const bytes = await (await request.get(address)).body()
    const source = `data:image/png;base64,${bytes.toString('base64')}`
    const ink = await page.evaluate(measure, source)
    expect({ address, width: ink.width, height: ink.height }).toEqual({ address, width: 1200, height: 630 })
    expect(ink.title, `${address} shows its title`).toBeGreaterThan(2_000)
    expect(ink.scene, `${address} shows a scene`).toBeGreaterThan(2_000)
    expect(ink.gap, `${address} has space between its title and its scene`).toBe(0)
    expect(ink.margin, `${address} keeps its margin`).toBe(0)
    expect(seen.get(source), `${address} looks like another picture`).toBeUndefined()
    seen.set(source, address)
  }
})

/**
 * Counts the pixels that differ from the one in the corner: in the title's area, on the right, between the two, and in
 * the 52 px margin. Runs in the browser.
 */
async function measure(source: string) {
  const image = new Image()
  image.src = source
  await image.decode()
  const { width, height } = image
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const isInk = (x: number, y: number) =>
    [0, 1, 2].some((part) => Math.abs((data[(y * width + x) * 4 + part] ?? 0) - (data[part] ?? 0)) > 24)
  const ink = { width, height, title: 0, scene: 0, gap: 0, margin: 0 }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue
      if (x < 52 || y < 52 || x >= width - 52 || y >= height - 52) ink.margin += 1
      else if (x > 720) ink.scene += 1
      else if (x > 668) ink.gap += 1
      else if (y > 200) ink.title += 1
    }
  return ink
}
