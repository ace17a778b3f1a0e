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
const query = (name: string, description: string) => ({ name, in: 'query', description }) as const

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
  'GET /vendors': {
    id: 'listVendors',
    summary: 'The catalogue',
    status: 200,
    answer: answers.vendors,
    parameters: [
      query('fields', 'Comma-separated names of the only fields to return besides id and name; may be repeated'),
    ],
  },
  'GET /vendors/:id': { id: 'getVendor', summary: 'One system', status: 200, answer: answers.vendor },
  'GET /match': {
    id: 'getMatch',
    summary: 'At most three picks for a practice',
    status: 200,
    answer: answers.match,
    parameters: queryKeys.map((name) =>
      query(name, 'As in the address of the /match page; a key of another name is rejected'),
    ),
  },
  'POST /match': {
    id: 'postMatch',
    summary: 'The same, with answers in the body; nothing is stored',
    status: 200,
    answer: answers.match,
    body: answersSchema.strict(),
  },
  'GET /posts': {
    id: 'listPosts',
    summary: 'Published articles, newest first',
    status: 200,
    answer: answers.postPage,
    parameters: [
      query('search', 'Text to find in titles, excerpts, tags, and categories'),
      query('category', 'A category key'),
      query('page', 'Page number, from 1'),
      query('perPage', 'Number of articles per page'),
    ],
  },
  'GET /posts/:slug': { id: 'getPost', summary: 'One published article', status: 200, answer: answers.post },
  'GET /categories': { id: 'listCategories', summary: 'The categories', status: 200, answer: answers.categories },
  'GET /openapi.json': {
    id: 'describeApi',
    summary: 'This document',
    status: 200,
    answer: z.looseObject({ openapi: z.string() }),
  },
}
