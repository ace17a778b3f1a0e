/**
 * Counts the characters that regular expressions scan while `work` runs, a measure that does not depend on a clock:
 * from the start of each search to the end of its match, or of the text. A failing sticky search scans one position
 * only.
 */
function charactersScanned(work: () => unknown): number {
  const { exec } = RegExp.prototype
  let scanned = 0
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const start = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    const end = match ? match.index + match[0].length : this.sticky ? start + 1 : text.length
    scanned += Math.max(0, end - start) + 1
    return match
  }
  try {
    work()
  } finally {
    RegExp.prototype.exec = exec
  }
  return scanned
}

/**
 * The factor by which the work grows when the input grows by four: about 4 if it is linear, about 16 if quadratic.
 * @param work receives the size of its input
 */
export function growth(work: (size: number) => unknown, size: number): number {
  return charactersScanned(() => work(4 * size)) / charactersScanned(() => work(size))
}

/** The milliseconds of processor time that some work takes, whatever else the machine does. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
