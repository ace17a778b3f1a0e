import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Knex } from 'knex'
import { Pool } from 'pg'
import { leadTable } from '../../../server/leads/repository'
import { insertSubmission } from '../../../server/submissions/table'
import type { Lead } from '../../../shared/leads/schema'
import { listen, required } from './bare'

const pool = new Pool({ connectionString: required('DATABASE_URL'), max: 10 })

/** The repository's own statement sent by `pg` alone, prepared once per connection as on the site. */
const bareKnex = {
  userParams: {},
  raw: (text: string) => ({
    options: ({ name, values }: { name: string; values: unknown[] }) => pool.query({ name, text, values }),
  }),
} as unknown as Knex

async function store(request: IncomingMessage): Promise<string> {
  const answers = (await json(request)) as Lead
  const entry = {
    answers,
    spamReasons: [],
    idempotencyKey: String(request.headers['idempotency-key']),
    fingerprint: '',
  }
  const stored = await insertSubmission(bareKnex, leadTable, entry, 'localhost')
  return JSON.stringify({ id: stored?.id })
}

listen(
  createServer((request, response) => {
    store(request).then(
      (body) => response.writeHead(201, { 'content-type': 'application/json' }).end(body),
      () => response.writeHead(500).end(),
    )
  }),
)
