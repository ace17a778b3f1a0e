import type { SourceLink, SourceLinks } from '../../shared/admin/source-links'
import { sourceAddresses } from '../../shared/dataset/source-addresses'
import type { Parts } from '../platform/parts'
import { withTimes } from '../platform/rows'
import { countLinks, type LinkRow, listGone, listRefused } from './repository'

const listedMax = 200

export async function readSourceLinks({ config, db }: Parts<'sourceLinks'>): Promise<SourceLinks> {
  const { lastCheckedAt, ...counts } = await countLinks(db)
  const addresses = sourceAddresses()
  const shown = (row: LinkRow): SourceLink => ({ ...withTimes(row), rests: addresses.get(row.url) ?? [] })
  return {
    isOn: config.sourceLinks !== 'off',
    counts,
    lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
    gone: (await listGone(db, listedMax)).map(shown),
    refused: (await listRefused(db, listedMax)).map(shown),
  }
}
