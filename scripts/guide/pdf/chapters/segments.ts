import type { Vendor } from '../../../../shared/catalogue'
import { orderVendors } from '../../../../shared/comparison/order'
import { marketSegments } from '../../../../shared/site/market-segments'
import { heading, paragraph } from '../blocks'
import { lettersExplained } from '../marks'
import type { Paper } from '../paper'
import { soft } from '../style'
import { type Cell, table } from '../table'
import { figureCell, figures, nameOf } from './figure-cells'

/** The systems by kind of organization, as on the site's page about the market. */
export function writeSegments(paper: Paper, vendors: readonly Vendor[]) {
  const shown = figures.filter(({ field }) => segmentKeys.has(field.key))
  for (const { name, audience, vendors: ids } of marketSegments) {
    heading(paper, name, 2)
    paragraph(paper, `For ${audience}:`)
    const rows = orderVendors(
      vendors.filter(({ id }) => ids.includes(id)),
      'rating',
    ).map((vendor): Cell[] => [nameOf(vendor), ...shown.map(({ field }) => figureCell(field, vendor))])
    table(paper, {
      head: ['System', ...shown.map(({ label }) => label)],
      rows,
      widths: [22, 10, 27, 25, 16],
      padding: 3,
    })
  }
  paragraph(paper, `Behind a value, ${lettersExplained}`, { style: soft })
}

const segmentKeys = new Set<string>(['starRating', 'estimatedCostPerMonth', 'idealOrganizationSize', 'setupTime'])
