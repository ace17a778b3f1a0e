import type { GuideSource } from '../../shared/markdown/guide'
import { guideSources } from '../content/specialty-guides'
import { fieldGuideSources, resourceSources } from '../content/texts'

/** The guides as they are written, in the order in which the site lists them; the server sends them as Markdown. */
export async function readGuideSources(): Promise<readonly GuideSource[]> {
  return (await Promise.all([guideSources(), resourceSources(), fieldGuideSources()])).flat()
}
