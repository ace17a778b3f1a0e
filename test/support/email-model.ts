import type { CrashPoint } from '../../server/outbox/crash-points'

/**
 * The mail server's response: it accepts the email, rejects the recipient for now or permanently, or does not respond.
 */
export const answers = ['fine', 'later', 'never', 'silent'] as const

interface Email {
  state: 'pending' | 'sending' | 'sent' | 'failed'
  attempts: number
  due: number
  triedSince: number | null
  isSplit: boolean
  /** How many times the mail server accepted it. */
  accepted: number
}

interface Message {
  due: number
  handedOver: number
  inQueue: boolean
}

const day = 86_400
const team = 'lead-team'
const clamp = (seconds: number, least: number, most: number) => Math.min(Math.max(seconds, least), most)

/**
 * A model of leads and their emails without database, queue, or clock, which the services are compared with after every
 * step. A lead is identified by its key, an email by `KEY KIND`, and the copy for the team's second member by `KEY
 * lead-team copy`. Times are seconds. A step that reaches the crash point in `armed` stops there and returns true: the
 * process is dead.
 */
export class EmailModel {
  now = 0
  answer: (typeof answers)[number] = 'fine'
  armed: CrashPoint | undefined
  readonly leads = new Map<string, { address: string }>()
  readonly emails = new Map<string, Email>()
  readonly messages = new Map<string, Message>()
  /** The jobs in the queue, including those whose worker died. */
  readonly queue = new Set<string>()
  readonly confirmed = new Map<string, number>()

  submit(key: string, address: string): boolean {
    if (this.#dies('submit')) return true
    if (!this.leads.has(key)) {
      this.leads.set(key, { address })
      this.#enqueue(`${key} ${team}`)
      if (this.now - (this.confirmed.get(address) ?? -day) >= day) {
        this.confirmed.set(address, this.now)
        this.#enqueue(`${key} lead-confirmation`)
      }
    }
    return this.#dies('stored')
  }

  /** The relay takes a batch; then the workers process the queue in the order of names. */
  work(): boolean {
    const claimed = [...this.messages].filter(([, { due }]) => due <= this.now)
    for (const [, message] of claimed) {
      message.due = this.now + 60 * Math.min(5 * 2 ** message.handedOver, 1440)
      Object.assign(message, { handedOver: message.handedOver + 1, inQueue: true })
    }
    if (this.#dies('claimed')) return true
    for (const [name] of claimed) this.queue.add(name)
    if (this.#dies('handed-over')) return true
    for (const name of [...this.queue].sort()) {
      if (this.#deliver(name)) return true
      this.queue.delete(name)
    }
    return false
  }

  /** A worker starts: it resumes what the last one was processing and requeues what the queue may have lost. */
  restart(): void {
    for (const message of this.messages.values())
      if (message.inQueue) {
        const handedOver = Math.min(message.handedOver, 1)
        Object.assign(message, { inQueue: false, due: this.now, handedOver })
      }
  }

  emptyQueue(): void {
    this.queue.clear()
  }

  sendAgain(name: string): void {
    const email = this.emails.get(name)
    if (email?.state !== 'failed') return
    Object.assign(email, { state: 'pending', due: this.now, triedSince: null })
    this.messages.set(name, { due: this.now, handedOver: 0, inQueue: false })
  }

  erase(key: string): void {
    this.confirmed.delete(this.leads.get(key)?.address ?? '')
    this.leads.delete(key)
    for (const name of [...this.emails.keys()].filter((email) => email.startsWith(`${key} `))) {
      this.emails.delete(name)
      this.messages.delete(name)
    }
  }

  #enqueue(name: string, isSplit = false): void {
    this.emails.set(name, { state: 'pending', attempts: 0, due: this.now, triedSince: null, isSplit, accepted: 0 })
    this.messages.set(name, { due: this.now, handedOver: 0, inQueue: false })
  }

  #deliver(name: string): boolean {
    if (this.#dies('lease')) return true
    const email = this.emails.get(name)
    const isOpen = email?.state === 'pending' || email?.state === 'sending'
    if (!(email && isOpen) || email.due > this.now) {
      this.#see(name, isOpen && email ? Math.max(email.due, this.now + 30) : undefined)
      return this.#dies('settled')
    }
    Object.assign(email, { state: 'sending', attempts: email.attempts + 1, due: this.now + 30 })
    email.triedSince ??= this.now
    return this.#dies('leased') || this.#send(name, email)
  }

  #send(name: string, email: Email): boolean {
    if (name.endsWith(team) && !email.isSplit) {
      email.isSplit = true
      this.#enqueue(`${name} copy`, true)
      if (this.#dies('split')) return true
    }
    if (this.answer === 'fine') {
      email.accepted += 1
      if (this.#dies('accepted')) return true
    }
    this.#record(name, email, this.now - (email.triedSince ?? this.now))
    return this.#dies('recorded')
  }

  #record(name: string, email: Email, triedFor: number): void {
    email.due = this.now + clamp(triedFor, 5, 7_200)
    if (this.answer === 'fine') email.state = 'sent'
    else email.state = this.answer === 'never' || triedFor >= day ? 'failed' : 'pending'
    this.#see(name, email.state === 'pending' ? email.due : undefined)
  }

  /** Schedules the next outbox message of an email for that time, or without a time removes it. */
  #see(name: string, due: number | undefined): void {
    const message = this.messages.get(name)
    if (due === undefined) this.messages.delete(name)
    else if (message) Object.assign(message, { due, handedOver: 0, inQueue: false })
  }

  #dies(point: CrashPoint): boolean {
    if (this.armed !== point) return false
    this.armed = undefined
    return true
  }
}
