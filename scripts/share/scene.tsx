import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactElement } from 'react'
import { ComparedRecords } from '../../client/components/drawings'
import { type DrawingName, GuideDrawing } from '../../client/components/drawings/guide-drawing'
import { findVendor } from '../../shared/catalogue'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import type { Ink } from './ink'
import { vendorScene } from './vendor-scene'

/** What stands beside a page's title: a vendor's rating and price, a guide's own drawing, else two records compared. */
export async function sceneOf(page: string, ink: Ink, root: string): Promise<ReactElement> {
  const vendor = page.startsWith('/emr/') && findVendor(page.slice('/emr/'.length))
  if (vendor) return vendorScene(vendor, ink)
  const drawing = await drawingOf(page, root)
  const [image, height] = drawing
    ? [ink.imageOf(<GuideDrawing name={drawing} />), 315]
    : [ink.imageOf(<ComparedRecords />), 350]
  return <img src={image} width={420} height={height} alt="" />
}

/** The drawing that a specialty guide names in its front matter. */
async function drawingOf(page: string, root: string): Promise<DrawingName | undefined> {
  const guide = specialtyGuides.find(({ slug }) => specialtyGuidePath(slug) === page)
  if (!guide) return undefined
  const text = await readFile(path.join(root, 'client/content/specialty-guides', `${guide.slug}.md`), 'utf8')
  return /^drawing: ([a-z]+)$/m.exec(text)?.[1] as DrawingName | undefined
}
