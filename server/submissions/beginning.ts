import type { Knex } from 'knex'
import { beginningCharsMax } from '../../shared/admin/submissions'

/**
 * The first characters of a text's column as `beginning`, so that a list does not read whole texts. Several times as
 * many as a row shows, because spaces and line breaks are joined before the text is cut.
 */
export const beginningColumn = (db: Knex, column = 'message') =>
  db.raw('left(??, ?) as beginning', [column, 4 * beginningCharsMax])
