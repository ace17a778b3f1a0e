import type { EmailContent } from '../platform/email/email'

/** Returned instead of an email that must not be sent anymore. The reason is safe to store and show. */
export interface Canceled {
  canceled: string
}

/** Writes the email of one kind about one subject, such as a lead; undefined if the subject was erased. */
export type Composer<Instead = never> = (subjectId: string) => Promise<EmailContent | Instead | undefined>

export type Composers = Readonly<Record<string, Composer<Canceled>>>
