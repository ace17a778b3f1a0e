import { storeKinds } from '../support/app'
import { measureHotPaths } from '../support/hot-paths'

describe.each(storeKinds)('the statements of the hot paths, with limits and sessions in %s', (store) => {
  it('are no more than docs/hot-paths.md allows', async () => {
    const costs = await measureHotPaths(store)
    const summary = costs.map(({ path, statements }) => `${path}: ${statements.length}`)
    process.stderr.write(`Statements (${store}): ${summary.join(', ')}\n`)
    expect(costs.filter(({ statements, allowed }) => statements.length > allowed)).toEqual([])
    expect(costs.find(({ path }) => path === 'email')?.statements).toHaveLength(3)
  }, 120_000)
})
