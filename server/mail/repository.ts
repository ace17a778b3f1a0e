import type { Knex } from 'knex'

export interface Delivery {
  id: string
  kind: string
  subjectId: string
  messageId: string
  state: 'pending' | 'sent' | 'failed'
  createdAt: Date
}

/** The delivery, locked until the transaction ends: nobody else can send it meanwhile. Nothing when it was erased. */
export async function lockDelivery(transaction: Knex.Transaction, id: string): Promise<Delivery | undefined> {
  return transaction('deliveries').where({ id }).forUpdate().first<Delivery | undefined>({
    id: 'id',
    kind: 'kind',
    subjectId: 'subject_id',
    messageId: 'message_id',
    state: 'state',
    createdAt: 'created_at',
  })
}

/** `note` says what went less than well, such as a refused recipient. */
export async function markSent(transaction: Knex.Transaction, id: string, note: string | null): Promise<void> {
  await transaction('deliveries')
    .where({ id })
    .update({ state: 'sent', sent_at: transaction.fn.now(), last_error: note })
    .increment('attempts', 1)
}

/** Counts a try that failed. `state` is `failed` when no other follows by itself; a person may still ask for one. */
export async function markTried(
  transaction: Knex.Transaction,
  id: string,
  state: 'pending' | 'failed',
  reason: string,
): Promise<void> {
  await transaction('deliveries').where({ id }).update({ state, last_error: reason }).increment('attempts', 1)
}
