export interface Mailbox {
  name?: string
  address: string
}

/** An email's content and recipients. Its sender, id, and date come from its delivery. */
export interface EmailContent {
  to: Mailbox[]
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
  /**
   * The `Message-ID`s of the thread's earlier emails, oldest first, so mail programs keep them together. It is a reply
   * to the last. An empty list begins a thread, which gets an id of its own.
   */
  thread?: readonly string[]
  /** A person wrote the email, so it is not marked as automatic. */
  isPersonal?: boolean
}

/** An email ready to be sent. The same delivery always gives the same email, however often it is tried. */
export interface Email extends EmailContent {
  deliveryId: string
  messageId: string
  date: Date
}

/** Parses `Name <address>` or a bare address, which gets the given name. */
export function parseMailbox(text: string, name: string): Mailbox {
  const [, ownName = '', address = text] = /^(.*)<([^<>]+)>$/s.exec(text.trim()) ?? []
  return { name: ownName.trim().replace(/^"(.*)"$/, '$1') || name, address: address.trim() }
}
