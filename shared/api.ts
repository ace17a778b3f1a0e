import type { CategoryCount } from './blog/categories'
import type { Article, PostPage, PostQuery } from './blog/post'
import type { Vendor } from './catalogue'
import type { ContactMessage } from './contact/schema'
import type { Lead } from './leads/schema'

/** One field that was refused, named as the form names it. */
export interface FieldError {
  field: string
  message: string
}

/** An RFC 9457 problem document, the one shape of every error under `/api`. */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  errors?: FieldError[]
}

/** Thrown by every `Api` implementation when a call is refused; carries what the caller may show. */
export class ApiError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.name = 'ApiError'
    this.problem = problem
  }
}

/** What only a page's form can tell of its sender; a plain JSON call has none of it and is no suspect. */
export interface FormSignals {
  /** Content of the field that people do not see; a person leaves it empty. */
  trap?: string
  /** Milliseconds between showing the form and sending it. */
  elapsedMs?: number
}

/** What makes a repeated submission the same one, and tells a person's from a machine's. */
export interface SubmissionProof {
  /** 8–128 visible characters; the same key makes one submission however often it is sent. */
  idempotencyKey?: string
  signals?: FormSignals
}

export interface LeadSubmission extends SubmissionProof {
  lead: Lead
}

export interface MessageSubmission extends SubmissionProof {
  message: ContactMessage
}

/**
 * All that a page may ask of the product. The server answers with direct calls to the features, the browser with
 * `fetch`; loaders and actions are written once against this. Every method rejects with `ApiError` when refused.
 */
export interface Api {
  /** The whole catalogue, in catalogue order. */
  listVendors(): Promise<readonly Vendor[]>
  /** Stores a lead with the promise of its mails; resolves once both are durable. */
  submitLead(submission: LeadSubmission): Promise<{ id: string }>
  /** The same for a message of the contact form. */
  sendMessage(submission: MessageSubmission): Promise<{ id: string }>
  /** Published posts, newest first; a category that is unknown has none. */
  listPosts(query: PostQuery, signal?: AbortSignal): Promise<PostPage>
  /** A published post with others to go on with; refused with 404 when there is none of that slug. */
  getPost(slug: string): Promise<Article>
  /** Every category in menu order with the number of its posts; the first is `all`. */
  listCategories(): Promise<CategoryCount[]>
}
