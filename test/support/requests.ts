import { createRequestLinks } from '../../server/leads/request-links'
import type { TestApp } from './app'
import { type leadOf, newKey, sendLead } from './lead'

/** The secret of `createTestApp`. */
const links = createRequestLinks({ sessionSecrets: ['a secret of the tests alone'] })

export type SentRequest = Awaited<ReturnType<typeof sendRequest>>

export async function tokenOf({ db }: Pick<TestApp, 'db'>, id: string): Promise<string> {
  const { link_hash } = await db('leads').where({ id }).first('link_hash')
  return links.tokenOf(id, link_hash) ?? ''
}

/**
 * Submits a lead and returns it with the token of its request page, which stands in its emails. Its email address is new, so a confirmation is due.
 */
export async function sendRequest(site: TestApp, answers: Parameters<typeof leadOf>[0] = {}) {
  const workEmail = `visitor-${newKey()}@northside.example`
  const id = await sendLead(site, { workEmail, ...answers })
  const token = await tokenOf(site, id)
  return { id, token, path: `/request/${token}` }
}
