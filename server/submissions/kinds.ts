/** The kinds of submissions by their table: what they are called, and where their history and conversation refer to them. */
export const kinds = {
  leads: { noun: 'lead', history: 'lead_history', key: 'lead_id', updated: 'lead.updated', erased: 'lead.erased' },
  contact_messages: {
    noun: 'message',
    history: 'message_history',
    key: 'message_id',
    updated: 'message.updated',
    erased: 'message.erased',
  },
  corrections: { noun: 'correction', history: 'correction_history', key: 'correction_id', erased: undefined },
} as const

export type SubmissionTables = keyof typeof kinds

/** The tables of what has an owner and a conversation, and whose history entries name their act, so it can be undone. */
export type WorkTables = Exclude<SubmissionTables, 'corrections'>
