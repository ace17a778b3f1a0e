import { enhancedHeader } from '../../shared/forms/enhanced'

/** After this time the visitor is told that no answer came. */
const answerMsMax = 20_000

export interface Answer {
  response: Response
  /** The complete body. */
  html: string
}

/**
 * Fetches a page of the site with its whole body. Rejects if the site cannot be reached, if it takes longer than 20 s,
 * or when `controller` is aborted.
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
