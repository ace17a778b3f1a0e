import { accessSync, closeSync, constants, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { CommandError } from './terminal.mjs'

/** Creates the data folder, for its user alone, if it is missing. @throws CommandError if it cannot be used */
export function openDataDir(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new CommandError(`DATA_DIR is ${folder}, which cannot be used: ${reasonOf(error)}. Choose another folder.`)
  }
}

function reasonOf({ code, message }) {
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'a file is in the way'
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not write there'
  if (code === 'EROFS') return 'it is on a read-only file system'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full'
  return message
}

/** Writes a file to disk before it returns, so that a power failure after a later `link` leaves no empty file. */
export function writeDurably(file, text, { mode = 0o666 } = {}) {
  const descriptor = openSync(file, 'w', mode)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
