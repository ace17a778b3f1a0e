import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import { decodeHeader } from './charset'
import { decodeTransfer, isEmail, isReadable, type Part, parseFields } from './mime'

interface Wanted {
  key: string
  maxLength: number
}

/**
 * Reads an email that is larger than the limit: its header, and of its parts those that contain text, wherever they
 * are, because pictures may come first. Undefined if the server does not describe the email.
 * @param bytesMax how many bytes of text are read, of all parts together
 */
export async function readByStructure(client: ImapFlow, uid: number, bytesMax: number) {
  const described = await fetchOne(client, uid, { bodyStructure: true, headers: true })
  if (!described?.bodyStructure) return undefined
  const wanted: Wanted[] = []
  let left = bytesMax
  const walk = (node: MessageStructureObject, key: string): void => {
    if (isWanted(node)) {
      const maxLength = Math.min(node.size ?? left, left)
      left -= maxLength
      if (maxLength > 0) wanted.push({ key, maxLength })
    }
    for (const child of node.childNodes ?? []) walk(child, keyOf(child, node))
  }
  walk(described.bodyStructure, described.bodyStructure.part ?? '1')
  const row = wanted.length > 0 ? await fetchOne(client, uid, { bodyParts: wanted }) : undefined
  const contents = new Map([...(row?.bodyParts ?? [])].map(([key, bytes]) => [key.toLowerCase(), bytes ?? undefined]))
  const fields = parseFields((described.headers ?? Buffer.alloc(0)).toString('latin1'))
  return { fields, root: partOf(described.bodyStructure, described.bodyStructure.part ?? '1', contents) }
}

async function fetchOne(client: ImapFlow, uid: number, query: object): Promise<FetchMessageObject | undefined> {
  return (await client.fetchOne(String(uid), query, { uid: true })) || undefined
}

const isWanted = ({ type, disposition }: MessageStructureObject) => isReadable(type) && disposition !== 'attachment'

/** The number of a part. The text of an attached email that has a single part is that part's first. */
const keyOf = ({ part = '1', childNodes }: MessageStructureObject, parent: MessageStructureObject) =>
  isEmail(parent.type) && !childNodes ? `${part}.1` : part

type Contents = ReadonlyMap<string, Buffer | undefined>

function partOf(node: MessageStructureObject, key: string, contents: Contents): Part {
  const { type, parameters = {}, disposition = '', dispositionParameters = {}, encoding = '' } = node
  const bytes = contents.get(key) ?? Buffer.alloc(0)
  return {
    type,
    parameters,
    disposition,
    fileName: decodeHeader(dispositionParameters.filename ?? parameters.name ?? ''),
    content: decodeTransfer(encoding, bytes.toString('latin1')),
    isCut: isWanted(node) && bytes.length < (node.size ?? 0),
    parts: (node.childNodes ?? []).map((child) => partOf(child, keyOf(child, node), contents)),
  }
}
