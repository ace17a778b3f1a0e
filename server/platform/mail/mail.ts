export interface Mailbox {
  name?: string
  address: string
}

/** What a mail says and to whom; its sender, id and date belong to its delivery. */
export interface MailContent {
  to: Mailbox[]
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
}

/** A mail ready to go. The same delivery makes the same mail, however often it is tried. */
export interface Mail extends MailContent {
  deliveryId: string
  messageId: string
  date: Date
}

/** `Name <address>` or a bare address, which then gets the name given. */
export function parseMailbox(text: string, name: string): Mailbox {
  const [, ownName = '', address = text] = /^(.*)<([^<>]+)>$/s.exec(text.trim()) ?? []
  return { name: ownName.trim().replace(/^"(.*)"$/, '$1') || name, address: address.trim() }
}
