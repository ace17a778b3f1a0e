import type { CategoryCount } from './blog/categories'
import type { Article, PostPage, PostQuery } from './blog/post'
import type { Vendor } from './catalogue'
import type { ContactMessage } from './contact/schema'
import type { PublishedCorrection } from './corrections/published'
import type { Correction } from './corrections/schema'
import type { RequestApi } from './leads/request'
import type { Lead } from './leads/schema'
import type { Answers } from './match/answers'
import type { MatchAnswer } from './match/match'

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

  /** `options.cause` is for the log alone: it is no part of the problem. */
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.title, options)
    this.name = 'ApiError'
    this.problem = problem
  }
}

/** The same calls; what one of them fails with goes through `told`, and the caller is thrown what that answers. */
export function withFailures<Calls extends object>(calls: Calls, told: (error: unknown) => unknown): Calls {
  return new Proxy(calls, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...args: unknown[]) => {
        try {
          return await member.apply(target, args)
        } catch (error) {
          throw told(error)
        }
      }
    },
  })
}

/** Signals that only a page's form has; a plain JSON call has none and is not suspected. */
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
  /** How the visit came to the form, as the form told it: JSON, unchecked. */
  arrival?: string
  /** The address of the page before the form's, where it was another site's. */
  referrer?: string
}

export interface MessageSubmission extends SubmissionProof {
  message: ContactMessage
}

export interface CorrectionSubmission extends SubmissionProof {
  correction: Correction
}

/**
 * All that a page may ask of the product. The server answers with direct calls to the features, the browser with
 * `fetch`; loaders and actions are written once against this. Every method rejects with `ApiError` when refused.
 */
export interface Api extends RequestApi {
  /** The whole catalogue, in catalogue order. */
  listVendors(): Promise<readonly Vendor[]>
  /** At most three systems for these answers, possibly none; nothing is stored. */
  match(answers: Answers): Promise<MatchAnswer>
  /** Stores a lead with the promise of its emails; resolves once both are durable. */
  submitLead(submission: LeadSubmission): Promise<{ id: string }>
  /** The same for a message of the contact form. */
  sendMessage(submission: MessageSubmission): Promise<{ id: string }>
  /** The same for a report that a value of the catalogue is wrong. */
  reportCorrection(submission: CorrectionSubmission): Promise<{ id: string }>
  /** The published sentences of accepted reports, newest first; only those of one vendor, if named. */
  listAcceptedCorrections(vendor?: string): Promise<PublishedCorrection[]>
  /** Published posts, newest first; a category that is unknown has none. */
  listPosts(query: PostQuery, signal?: AbortSignal): Promise<PostPage>
  /** A published post with others to go on with; refused with 404 when there is none of that slug. */
  getPost(slug: string): Promise<Article>
  /** Every category in menu order with the number of its posts; the first is `all`. */
  listCategories(): Promise<CategoryCount[]>
}
