/**
 * Counts the characters that regular expressions go over while `work` runs, as a measure of it that no clock has a part
 * in: from where each search begins to the end of what it found, or of the text. A sticky search that fails looks at one
 * place only.
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
 * How many times the work grows when the input grows by four: about 4 where it is linear, about 16 where it is quadratic.
 * @param work gets the size of its input
 */
export function growth(work: (size: number) => unknown, size: number): number {
  return charactersScanned(() => work(4 * size)) / charactersScanned(() => work(size))
}
