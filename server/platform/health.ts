const checkTimeoutMs = 2_000

export type Checks = Record<string, () => Promise<unknown>>

/**
 * Runs all checks at once; a check fails by rejecting or by not being done within two seconds. Answers the names of
 * those that failed, none when all is well. It never rejects.
 */
export async function failingChecks(checks: Checks): Promise<string[]> {
  const names = Object.keys(checks)
  const results = await Promise.allSettled(Object.values(checks).map((check) => withinTime(check)))
  return names.filter((_, index) => results[index]?.status === 'rejected')
}

async function withinTime(check: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), checkTimeoutMs)
  })
  try {
    await Promise.race([check(), late])
  } finally {
    clearTimeout(timer)
  }
}
