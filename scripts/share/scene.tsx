import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactElement } from 'react'
import { Drawing, type DrawingName } from '../../client/components/drawing'
import { findVendor } from '../../shared/catalogue'
import { fieldGuidePath, fieldGuides } from '../../shared/site/field-guides'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import { card } from './card'
import type { Ink } from './ink'
import { siteRows } from './site-rows'
import { vendorRows } from './vendor-rows'

/** The figures of a vendor or of a page about figures, the drawing of a guide or page, or two records compared. */
export async function sceneOf(page: string, ink: Ink, root: string): Promise<ReactElement> {
  const vendor = page.startsWith('/emr/') && findVendor(page.slice('/emr/'.length))
  const rows = vendor ? vendorRows(vendor) : siteRows(page)
  if (rows) return card(rows, ink)
  const name = (await drawingOf(page, root)) ?? drawings[page] ?? 'compared-records'
  const height = name === 'compared-records' ? 350 : 315
  return <img src={ink.imageOf(<Drawing name={name} />)} width={420} height={height} alt="" />
}

export async function articleScene(file: string): Promise<ReactElement> {
  const drawing = `data:image/svg+xml;base64,${await readFile(file, 'base64')}`
  return <img src={drawing} width={400} height={210} style={{ borderRadius: 20 }} alt="" />
}

const drawings: Record<string, DrawingName> = {
  '/match': 'picks',
  '/get-recommendation': 'letter',
  '/contact': 'letter',
  '/corrections': 'letter',
  '/free-guide': 'guide-cover',
  '/leaving': 'move',
  '/about': 'team',
  '/privacy': 'consent',
  '/terms': 'terms',
  '/resources/emr-101': 'record',
  '/resources/emr-benefits': 'clinic',
  '/resources/how-to-choose-emr': 'picks',
  '/resources/emr-implementation': 'move',
  '/blog': 'articles',
  '/blog/category/all': 'articles',
  '/blog/category/how-to-use-features': 'desk',
  '/blog/category/best-emr-at': 'record',
  '/blog/category/recommended-for-practices': 'clinic',
  '/blog/category/why-does-my-emr-have': 'prescribing',
  '/blog/category/navigate-implementation': 'move',
  '/blog/category/billing-and-rcm': 'ledger',
  '/blog/category/integrations-and-interop': 'programs',
  '/blog/category/security-and-compliance': 'consent',
}

const guides = [
  ...specialtyGuides.map(({ slug }) => ({ path: specialtyGuidePath(slug), file: `specialty-guides/${slug}.md` })),
  ...fieldGuides.map((guide) => ({ path: fieldGuidePath(guide), file: `guides/${guide.slug}.md` })),
]

async function drawingOf(page: string, root: string): Promise<DrawingName | undefined> {
  const guide = guides.find((one) => one.path === page)
  if (!guide) return undefined
  const text = await readFile(path.join(root, 'client/content', guide.file), 'utf8')
  return /^drawing: ([a-z]+)$/m.exec(text)?.[1] as DrawingName | undefined
}
