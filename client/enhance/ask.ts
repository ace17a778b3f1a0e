import { enhancedHeader } from '../../shared/forms/enhanced'

/** A visitor who has waited this long is told that no answer came. */
const answerMsMax = 20_000

export interface Answer {
  response: Response
  /** The whole body. */
  html: string
}

/**
 * What the site answers, read to its end. Rejects when it cannot be reached, takes more than 20 s, or when `controller` is
 * aborted.
 */
export async function ask(
  address: string,
  controller = new AbortController(),
  init: RequestInit = {},
): Promise<Answer> {
  const limit = setTimeout(() => controller.abort(), answerMsMax)
  try {
    const response = await fetch(address, { ...init, headers: { [enhancedHeader]: '1' }, signal: controller.signal })
    return { response, html: await response.text() }
  } finally {
    clearTimeout(limit)
  }
}
