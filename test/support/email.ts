import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmailContent } from '../../server/platform/email/email'
import { createEmailTransport } from '../../server/platform/email/transport'

/** The bytes of an email as the product writes them. */
export async function emailBytes(content: EmailContent): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  try {
    const sender = { mailFrom: 'no-reply@guide.example', siteName: 'The Guide' }
    const transport = createEmailTransport({ dataDir, smtpUrl: undefined, ...sender })
    const deliveryId = randomUUID()
    await transport.send({ ...content, deliveryId, messageId: `<${deliveryId}@guide.example>`, date: new Date() })
    return await readFile(join(dataDir, 'mail', `${deliveryId}.eml`))
  } finally {
    await rm(dataDir, { recursive: true })
  }
}
