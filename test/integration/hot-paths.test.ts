import { storeKinds } from '../support/app'
import { createTestDatabase } from '../support/database'
import { measureHotPaths } from '../support/hot-paths'
import { statementsOf } from '../support/statements'

describe.each(storeKinds)('the statements of the hot paths, with limits and sessions in %s', (store) => {
  it('are no more than docs/hot-paths.md allows', async () => {
    const costs = await measureHotPaths(store)
    const summary = costs.map(({ path, statements }) => `${path}: ${statements.length}`)
    process.stderr.write(`Statements (${store}): ${summary.join(', ')}\n`)
    expect(costs.filter(({ statements, allowed }) => statements.length > allowed)).toEqual([])
    expect(costs.find(({ path }) => path === 'email')?.statements).toHaveLength(3)
  }, 120_000)
})

test('statements are counted whoever sends them, and each one in a transaction', async () => {
  const { db, drop } = await createTestDatabase()
  const statements = await statementsOf(async () => {
    await db.raw('select 1')
    await db.transaction((transaction) => transaction.raw('select 2'))
  })
  await drop()
  expect(statements).toEqual(['select 1', 'BEGIN;', 'select 2', 'COMMIT;'])
})
