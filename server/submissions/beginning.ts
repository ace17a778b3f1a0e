import type { Knex } from 'knex'
import { beginningCharsMax } from '../../shared/admin/submissions'

/**
 * The first characters of `message` as `beginning`, so that a list does not read whole texts. Several times as many as a row shows,
 * because spaces and line breaks are joined before the text is cut.
 */
export const beginningColumn = (db: Knex) => db.raw('left(message, ?) as beginning', [4 * beginningCharsMax])
