import { createTestDatabase } from '../support/database'
import { compareWithSql } from '../support/match-in-sql'

test('a second implementation of the match, in SQL, agrees on picks, scores, and exclusions for 100 random answers', async () => {
  const { url, drop } = await createTestDatabase()
  try {
    expect(await compareWithSql(url, 100)).toEqual([])
  } finally {
    await drop()
  }
})
