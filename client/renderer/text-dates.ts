import { guideMonths } from '../content/specialty-guides'
import { textMonths } from '../content/texts'

/** The month of the last change of each text, by address, as its page shows it; the server dates its sitemap by them. */
export async function readTextDates(): Promise<ReadonlyMap<string, string>> {
  return new Map((await Promise.all([textMonths(), guideMonths()])).flat())
}
