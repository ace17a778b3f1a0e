import type { Knex } from 'knex'
import { leadSchema } from '../../shared/leads/schema'
import {
  type ArticlePayload,
  erasedPayload,
  type LeadPayload,
  type MessagePayload,
  type SentEvent,
} from '../../shared/webhooks/events'
import { findRow } from '../blog/admin-repository'
import { findLead } from '../leads/admin-repository'
import { findMessage } from '../messages/repository'

interface Parts {
  db: Knex
  siteUrl: string
}

const moment = (date: Date | null): string | null => date?.toISOString() ?? null

/** The data of an event: the current state of its subject; undefined if the subject was erased. */
export const readPayload = (parts: Parts, event: SentEvent, subjectId: string): Promise<object | undefined> =>
  readers[event](parts, subjectId)

type Read = (parts: Parts, subjectId: string) => Promise<object | undefined>

const readErased: Read = async (_parts, id) => erasedPayload.parse({ id })

const readers: Record<SentEvent, Read> = {
  'lead.created': readLead,
  'lead.updated': readLead,
  'lead.withdrawn': readLead,
  'lead.erased': readErased,
  'message.created': readMessage,
  'message.updated': readMessage,
  'message.erased': readErased,
  'article.published': readArticle,
  'article.unpublished': readArticle,
  'webhook.test': async ({ siteUrl }) => ({ text: `A test of the webhooks from ${siteUrl}` }),
}

async function readLead({ db, siteUrl }: Parts, id: string): Promise<LeadPayload | undefined> {
  const row = await findLead(db, id)
  if (!row) return undefined
  const names = leadSchema.keyof().options
  return {
    ...(Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<LeadPayload, (typeof names)[number]>),
    id,
    status: row.status,
    owner: row.owner,
    mergedInto: row.mergedInto,
    createdAt: row.createdAt.toISOString(),
    withdrawnAt: moment(row.withdrawnAt),
    recommendationSentAt: moment(row.recommendationSentAt),
    url: `${siteUrl}/admin/leads/${id}`,
  }
}

async function readMessage({ db, siteUrl }: Parts, id: string): Promise<MessagePayload | undefined> {
  const row = await findMessage(db, id)
  if (!row) return undefined
  const { createdAt, status, owner, name, email, subject, message } = row
  const url = `${siteUrl}/admin/messages/${id}`
  return { id, createdAt: createdAt.toISOString(), status, owner, url, name, email, subject, message }
}

async function readArticle({ db, siteUrl }: Parts, id: string): Promise<ArticlePayload | undefined> {
  const row = await findRow(db, id)
  if (!row) return undefined
  const { status, title, slug, excerpt, published_at } = row
  return { id, status, title, slug, excerpt, publishedAt: moment(published_at), url: `${siteUrl}/blog/${slug}` }
}
