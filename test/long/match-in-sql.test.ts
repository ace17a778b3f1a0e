import { createTestDatabase } from '../support/database'
import { compareWithSql } from '../support/match-in-sql'

test(
  'a second implementation of the match, in SQL, agrees on picks, scores, and exclusions for 10,000 random answers',
  async () => {
    const { url, drop } = await createTestDatabase()
    try {
      expect(await compareWithSql(url, 10_000)).toEqual([])
    } finally {
      await drop()
    }
  },
  30 * 60_000,
)
