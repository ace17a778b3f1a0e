export interface Mailbox {
  name?: string
  address: string
}

/** An email's content and recipients; its sender, id, and date come from its delivery. */
export interface EmailContent {
  to: Mailbox[]
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
  /** The `Message-ID`s of the emails before it, oldest first, so that mail programs keep them together; it answers the last. */
  thread?: readonly string[]
  /** A person wrote it, so that it does not call itself automatic. */
  isPersonal?: boolean
}

/** An email ready to go. The same delivery makes the same mail, however often it is tried. */
export interface Email extends EmailContent {
  deliveryId: string
  messageId: string
  date: Date
}

/** `Name <address>` or a bare address, which then gets the name given. */
export function parseMailbox(text: string, name: string): Mailbox {
  const [, ownName = '', address = text] = /^(.*)<([^<>]+)>$/s.exec(text.trim()) ?? []
  return { name: ownName.trim().replace(/^"(.*)"$/, '$1') || name, address: address.trim() }
}
