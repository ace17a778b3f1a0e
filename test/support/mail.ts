import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MailContent } from '../../server/platform/mail/mail'
import { createMailTransport } from '../../server/platform/mail/transport'

/** The bytes of a mail as the product writes them. */
export async function mailBytes(content: MailContent): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  try {
    const sender = { mailFrom: 'no-reply@guide.example', siteName: 'The Guide' }
    const transport = createMailTransport({ dataDir, smtpUrl: undefined, ...sender })
    const deliveryId = randomUUID()
    await transport.send({ ...content, deliveryId, messageId: `<${deliveryId}@guide.example>`, date: new Date() })
    return await readFile(join(dataDir, 'mail', `${deliveryId}.eml`))
  } finally {
    await rm(dataDir, { recursive: true })
  }
}
