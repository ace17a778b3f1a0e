import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Knex } from 'knex'
import { Pool } from 'pg'
import { leadTable } from '../../../server/leads/repository'
import { insertSubmission } from '../../../server/submissions/table'
import type { Lead } from '../../../shared/leads/schema'
import { listen, required } from './bare'

const pool = new Pool({ connectionString: required('DATABASE_URL'), max: 10 })

/** The repository's own statement, sent by `pg` alone: Knex's named bindings become numbered ones, once. */
const statements = new Map<string, { text: string; names: string[] }>()

function numbered(sql: string): { text: string; names: string[] } {
  const known = statements.get(sql)
  if (known) return known
  const names: string[] = []
  const text = sql.replace(/(?<!:):(\w+)/g, (_match, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  const made = { text, names }
  statements.set(sql, made)
  return made
}

const bareKnex = {
  raw(sql: string, bindings: Record<string, unknown>) {
    const { text, names } = numbered(sql)
    const values = names.map((name) => bindings[name])
    // Named, it is parsed and planned once a connection: what the site, behind a pooler perhaps, must do without.
    return pool.query({ name: 'insert', text, values })
  },
} as unknown as Knex

async function store(request: IncomingMessage): Promise<string> {
  const answers = (await json(request)) as Lead
  const entry = {
    answers,
    spamReasons: [],
    idempotencyKey: String(request.headers['idempotency-key']),
    fingerprint: '',
  }
  return JSON.stringify({ id: await insertSubmission(bareKnex, leadTable, entry, 'localhost') })
}

listen(
  createServer((request, response) => {
    store(request).then(
      (body) => response.writeHead(201, { 'content-type': 'application/json' }).end(body),
      () => response.writeHead(500).end(),
    )
  }),
)
