import type { CategoryCount } from './blog/categories'
import type { Article, Mention, PostPage, PostQuery } from './blog/post'
import type { Vendor } from './catalogue'
import type { ContactMessage } from './contact/schema'
import type { PublishedCorrection } from './corrections/published'
import type { Correction } from './corrections/schema'
import type { RequestApi } from './leads/request'
import type { Lead } from './leads/schema'
import type { MatchAnswer } from './match/terms/answer'
import type { Answers } from './match/terms/answers'

/** One rejected field, by its name in the form. */
export interface FieldError {
  field: string
  message: string
}

/** An RFC 9457 problem document, the format of every error under `/api`. */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  errors?: FieldError[]
}

/** Thrown by every `Api` implementation when a call is rejected. Contains what the caller may show. */
export class ApiError extends Error {
  readonly problem: Problem

  /** `options.cause` is only for the log and not part of the problem. */
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.title, options)
    this.name = 'ApiError'
    this.problem = problem
  }
}

/** The same calls, with every error replaced by what `told` returns for it. */
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

/** Signals that only the form of a page sends. A plain JSON call has none and is not suspected. */
export interface FormSignals {
  /** Content of the hidden field, which a person leaves empty. */
  trap?: string
  /** Milliseconds between rendering the form and receiving it, both by the server's clock. */
  elapsedMs?: number
}

/** What identifies a repeated submission, and distinguishes a person's from a bot's. */
export interface SubmissionProof {
  /** 8 to 128 visible ASCII characters. The same key makes one submission, however often it is sent. */
  idempotencyKey?: string
  signals?: FormSignals
}

/** What became of a submission. */
export interface Received {
  id: string
  /** Whether it was suspected to be spam: a person looks at it before any email about it is sent. */
  isHeld: boolean
  /** The address of the page on which whoever filled in the form can check what was understood; none if it is held. */
  page?: string | undefined
}

export interface LeadSubmission extends SubmissionProof {
  lead: Lead
  /** How the visit reached the form, as the form reported it: JSON, unchecked. */
  arrival?: string
  /** The address of the page before the form's, if it was on another site. */
  referrer?: string
}

export interface MessageSubmission extends SubmissionProof {
  message: ContactMessage
}

export interface CorrectionSubmission extends SubmissionProof {
  correction: Correction
}

/**
 * Everything a page can call. The server implements it with direct calls to the features, the browser with `fetch`, so
 * loaders and actions work with either. Every method rejects with `ApiError` if the call is rejected.
 */
export interface Api extends RequestApi {
  /** The whole catalogue, in catalogue order. */
  listVendors(): Promise<readonly Vendor[]>
  /** At most three systems for these answers, possibly none. Nothing is stored. */
  match(answers: Answers): Promise<MatchAnswer>
  /** Stores a lead and enqueues its emails; resolves once both are durable. */
  submitLead(submission: LeadSubmission): Promise<Received>
  /** Like `submitLead`, for a message of the contact form. */
  sendMessage(submission: MessageSubmission): Promise<Received>
  /** Like `submitLead`, for a report of a wrong value in the catalogue. */
  reportCorrection(submission: CorrectionSubmission): Promise<Received>
  /** The published sentences of accepted reports, newest first; only those of one vendor, if named. */
  listAcceptedCorrections(vendor?: string): Promise<PublishedCorrection[]>
  /** Published posts, newest first; none for an unknown category. */
  listPosts(query: PostQuery, signal?: AbortSignal): Promise<PostPage>
  /** A few published posts that a search does not list, but whose text contains its words or most of them; the best first. */
  listMentions(search: string, signal?: AbortSignal): Promise<Mention[]>
  /** A published post with related posts. Rejects with 404 if there is none with that slug. */
  getPost(slug: string): Promise<Article>
  /** All categories in menu order with the number of their posts; the first is `all`. */
  listCategories(): Promise<CategoryCount[]>
}
