import type { Knex } from 'knex'
import type { SourceLink, SourceLinks } from '../../shared/admin/source-links'
import { sourceAddresses } from '../../shared/dataset/source-addresses'
import type { Config } from '../platform/config'
import { withTimes } from '../platform/rows'
import { countLinks, type LinkRow, listGone, listRefused } from './repository'

const listedMax = 200

interface Parts {
  config: Pick<Config, 'sourceLinks'>
  db: Knex
}

export function createSourceLinkAdmin({ config, db }: Parts) {
  return {
    async readSourceLinks(): Promise<SourceLinks> {
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
    },
  }
}
