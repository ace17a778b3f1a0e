import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A reference to one of the tables in a query, as Knex takes it or in SQL. */
const named =
  /\(\s*['"`](outbox|deliveries)['"`]\s*\)|\b(from|join|into|update|lock table|using)\s+(outbox|deliveries)\b/i

const sources = ['server', 'jobs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

it('only server/outbox reads and writes the tables outbox and deliveries', () => {
  const users = sources.filter((file) => named.test(readFileSync(file, 'utf8')))
  expect(users.filter((file) => !file.startsWith(join('server', 'outbox')))).toEqual([])
  expect(users.length).toBeGreaterThan(1)
})
