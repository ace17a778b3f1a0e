import { parseSource } from '../../server/inbox/mime'
import { readParsed, sourceBytesMax } from '../../server/inbox/received'

/** Reads an email as the worker does one that the inbox gives whole, or only its beginning if it is too long. */
export const readEmail = (source: Buffer) =>
  readParsed(parseSource(source.subarray(0, sourceBytesMax), source.length > sourceBytesMax), source)
