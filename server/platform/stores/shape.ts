import type { IQueueBackend, Processor, Queue, Worker, WorkerOptions } from 'bullmq'
import type { Store as LimitStore } from 'express-rate-limit'
import type { Store as SessionStore } from 'express-session'
import type { Config } from '../config'

/** Where the stores are, and how many connections they may have. */
export type StoreSettings = Pick<Config, 'redisUrl' | 'databaseUrl'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databasePools'>>

/** What the web keeps outside its own memory. If a store is down, calls fail within seconds instead of hanging. */
export interface Stores {
  readonly kind: 'redis' | 'postgres'
  sessionStore(): SessionStore
  /** Counts for one limit; limits of different prefixes never share a count. */
  limitStore(prefix: string): LimitStore
  /** Rejects while the store is away. */
  ping(): Promise<void>
  /** Rejects while the store is away or takes no writes. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}

/** A BullMQ queue, whichever store is behind it. */
export type JobQueue = Queue<unknown, unknown, string, unknown, unknown, string, IQueueBackend>
export type JobWorker = Worker<unknown, unknown, string, IQueueBackend>
export type JobWorkerOptions = Omit<WorkerOptions, 'connection'>

/** Where BullMQ keeps its jobs. Queues and workers may be made once `prepare` has resolved, and not before. */
export interface QueueBackend {
  readonly kind: 'redis' | 'postgres'
  /** Makes the store ready for this version's jobs; safe to repeat and to run in several processes. Rejects while it is away. */
  prepare(): Promise<void>
  createQueue(name: string): JobQueue
  /** The worker is not started: `run()` does that. Both outlast a store that goes away and comes back. */
  createWorker(name: string, processor: Processor<unknown, unknown, string>, options: JobWorkerOptions): JobWorker
  /** Rejects, within a second or so, while the store is away. */
  ping(): Promise<void>
  /** Calls `listener` whenever a store that can lose jobs is reached anew: it may have come back without them. */
  onReturn(listener: () => void): void
  /** Closes the connections; queues and workers have to be closed before. */
  close(): Promise<void>
}
