/** An expected failure: its message states cause and remedy, and is all that is printed. */
export class CommandError extends Error {
  name = 'CommandError'

  constructor(message, status = 1) {
    super(message)
    this.status = status
  }
}

export const say = (text) => process.stdout.write(`${text}\n`)

/** Prints what was done and its duration; nothing if `work` returns `false`, because there was nothing to do. */
export async function timed(done, work) {
  const began = performance.now()
  const result = await work()
  if (result !== false) say(`${done} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

/** Error codes caused by the machine rather than the program: the message names the path and the remedy. */
const machineFaults = new Set(['EACCES', 'EDQUOT', 'EEXIST', 'EISDIR', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

const isForeseen = (error) =>
  error instanceof CommandError || (machineFaults.has(error.code) && error.path !== undefined)

/** Runs a command's main function: an expected failure prints its message, any other its stack. */
export async function command(main) {
  // The reader of our output (npm, a pipe) may exit first; an orderly stop matters more than the message.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.stderr.write(`${isForeseen(error) ? error.message : error.stack}\n`)
    process.exitCode = error instanceof CommandError ? error.status : 1
  }
}
