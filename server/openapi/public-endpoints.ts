import { z } from 'zod'
import { contactSchema } from '../../shared/contact/schema'
import { correctionSchema } from '../../shared/corrections/schema'
import { leadSchema } from '../../shared/leads/schema'
import { answersSchema } from '../../shared/match/terms/answers'
import { queryKeys } from '../../shared/match/terms/query'
import * as answers from './answers'
import type { Described } from './operation'

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    '8 to 128 visible characters. The same key with the same body makes one submission, however often it is sent.',
} as const

const submission = { status: 201, answer: answers.stored, parameters: [idempotencyKey] } as const
const inMatchAddress = 'As in the address of the /match page; a key of another name is rejected'

/** `parameters`: those of the query, and what they mean. */
const get = (id: string, summary: string, answer: z.ZodType, parameters: Record<string, string> = {}): Described => ({
  id,
  summary,
  status: 200,
  answer,
  parameters: Object.entries(parameters).map(([name, description]) => ({ name, in: 'query', description })),
})

export const publicEndpoints: Readonly<Record<string, Described>> = {
  'POST /leads': { id: 'submitLead', summary: 'Ask for a recommendation', body: leadSchema, ...submission },
  'POST /contact-messages': { id: 'sendMessage', summary: 'Write to the team', body: contactSchema, ...submission },
  'POST /corrections': {
    id: 'reportCorrection',
    summary: 'Report a wrong value',
    body: correctionSchema,
    ...submission,
  },
  'POST /page-views': {
    id: 'countPageView',
    summary: 'Count a view of a page',
    status: 204,
    body: z.looseObject({ path: z.string(), query: z.string().optional(), referrer: z.string().optional() }),
  },
  'POST /reports': {
    id: 'countReports',
    summary: 'Count reports from a browser',
    status: 204,
    body: z.array(z.looseObject({ type: z.string() })),
    mediaType: 'application/reports+json',
  },
  'GET /vendors': get('listVendors', 'The catalogue', answers.vendors, {
    fields: 'Comma-separated names of the only fields to return besides id and name; may be repeated',
  }),
  'GET /vendors/:id': get('getVendor', 'One system', answers.vendor),
  'GET /match': get(
    'getMatch',
    'At most three picks for a practice',
    answers.match,
    Object.fromEntries(queryKeys.map((name) => [name, inMatchAddress])),
  ),
  'POST /match': {
    id: 'postMatch',
    summary: 'The same, with answers in the body; nothing is stored',
    status: 200,
    answer: answers.match,
    body: answersSchema.strict(),
  },
  'GET /posts': get('listPosts', 'Published articles, newest first', answers.postPage, {
    search: 'Text to find in titles, excerpts, tags, and categories',
    category: 'A category key',
    page: 'Page number, from 1',
    perPage: 'Number of articles per page',
  }),
  'GET /posts/:slug': get('getPost', 'One published article', answers.post),
  'GET /categories': get('listCategories', 'The categories', answers.categories),
  'GET /openapi.json': get('describeApi', 'This document', z.looseObject({ openapi: z.string() })),
}
