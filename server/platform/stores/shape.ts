import type { IQueueBackend, Processor, Queue, Worker, WorkerOptions } from 'bullmq'
import type { Store as LimitStore } from 'express-rate-limit'
import type { Store as SessionStore } from 'express-session'
import type { Config } from '../config'

export type StoreSettings = Pick<Config, 'redisUrl' | 'databaseUrl'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databasePools'>>

/** What the web process keeps outside its memory. If a store is down, calls fail within seconds instead of hanging. */
export interface Stores {
  readonly kind: 'redis' | 'postgres'
  sessionStore(): SessionStore
  /** The counts of one limit. Limits with different prefixes never share a count. */
  limitStore(prefix: string): LimitStore
  /** Rejects while the store is down. */
  ping(): Promise<void>
  /** Rejects while the store is down or takes no writes. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}

/** A BullMQ queue, whichever store is behind it. */
export type JobQueue = Queue<unknown, unknown, string, unknown, unknown, string, IQueueBackend>
export type JobWorker = Worker<unknown, unknown, string, IQueueBackend>
export type JobWorkerOptions = Omit<WorkerOptions, 'connection'>

/** Where BullMQ keeps its jobs. Queues and workers may be created only after `prepare` has resolved. */
export interface QueueBackend {
  readonly kind: 'redis' | 'postgres'
  /** Prepares the store for this version's jobs. Safe to repeat and to run concurrently. Rejects while it is down. */
  prepare(): Promise<void>
  createQueue(name: string): JobQueue
  /** Creates a worker without starting it: `run()` does that. Queues and workers survive an outage of the store. */
  createWorker(name: string, processor: Processor<unknown, unknown, string>, options: JobWorkerOptions): JobWorker
  /** Rejects, within a second or so, while the store is down. */
  ping(): Promise<void>
  /** Calls `listener` whenever a store that can lose jobs is reached again, because it may have lost them. */
  onReturn(listener: () => void): void
  /** Closes the connections. Queues and workers have to be closed first. */
  close(): Promise<void>
}
