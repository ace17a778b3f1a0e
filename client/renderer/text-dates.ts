import { guideMonths } from '../content/specialty-guides'
import { textMonths } from '../content/texts'

/** The month of each text's last change, by address, as its page shows it; the server's sitemap uses these dates. */
export async function readTextDates(): Promise<ReadonlyMap<string, string>> {
  return new Map((await Promise.all([textMonths(), guideMonths()])).flat())
}
