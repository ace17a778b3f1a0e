import type { Knex } from 'knex'
import type { SourceLink, SourceLinks } from '../../shared/admin/source-links'
import { sourceAddresses } from '../../shared/dataset/source-addresses'
import type { Config } from '../platform/config'
import { countLinks, type LinkRow, listGone, listRefused } from './repository'

const listedMax = 200

interface Parts {
  config: Pick<Config, 'businessTimeZone' | 'sourceLinks'>
  db: Knex
}

/** Which sources are gone, and which facts depend on them, for the admin. */
export function createSourceLinkAdmin({ config, db }: Parts) {
  return {
    async readSourceLinks(): Promise<SourceLinks> {
      const { lastCheckedAt, ...counts } = await countLinks(db)
      const addresses = sourceAddresses()
      const shown = ({ url, detail, checkedAt, failingSince }: LinkRow): SourceLink => ({
        url,
        detail,
        checkedAt: checkedAt.toISOString(),
        rests: addresses.get(url) ?? [],
        failingSince: failingSince?.toISOString() ?? null,
      })
      return {
        isOn: config.sourceLinks !== 'off',
        counts,
        lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
        gone: (await listGone(db, listedMax)).map(shown),
        refused: (await listRefused(db, listedMax)).map(shown),
        timeZone: config.businessTimeZone,
      }
    },
  }
}
