import type { Vendor } from '../catalogue'
import { dateWords } from '../catalogue/basis'
import { release } from '../catalogue/history'
import { dataLicense } from '../dataset/files'
import { byDepth, depthWords } from '../vendors/depth'
import { howToQuote, type QuotedSite } from './frame'
import type { GuideSource } from './guide'
import { documentOf, linked } from './words'

/** Describes the site for programs, and where they find its values (llmstxt.org). */
export function llmsText(
  { siteUrl, siteName }: QuotedSite,
  vendors: readonly Vendor[],
  guides: readonly Pick<GuideSource, 'path' | 'title'>[],
): string {
  const item = (title: string, path: string, about = '') =>
    `- ${linked(title, siteUrl + path)}${about ? `: ${about}` : ''}`
  return documentOf([
    `# ${siteName}`,
    `> Helps behavioral-health practices choose an EMR: a catalogue of ${vendors.length} systems, each value with what it rests on, and guides.`,
    `${howToQuote} Catalogue version ${release.version}, made on ${dateWords(release.generated)}; license: ${dataLicense.name}, ${dataLicense.url}.`,
    'The pages named below have a Markdown form: the same address with `.md` at its end.',
    '## Data',
    [
      item('The data set', '/dataset', 'what it holds and how to read it'),
      item('vendors.json', '/data/vendors.json', 'every fact with its basis, source, and dates'),
      item('vendors.schema.json', '/data/vendors.schema.json', 'its JSON Schema'),
      item('facts.csv', '/data/facts.csv', 'the same facts, one per row'),
      item(
        'Changes',
        '/changes',
        'what changed, when, and why; as a feed at /changes.xml, as data at /data/changes.json',
      ),
      item('Methodology', '/methodology', 'where values come from and what each basis means'),
      item('Short answers', '/answers', 'to the questions that practices ask most, with sources'),
      item('Rules we track', '/rules', 'rules of the federal government and of states, with dates and sources'),
    ].join('\n'),
    '## Comparison',
    item('Compare two to four systems', '/comparisons.md', 'add ?emr1=ID&emr2=ID, with the ids of the addresses below'),
    ...byDepth(vendors).flatMap((group) => [
      `## Systems: ${depthWords[group.depth].name.toLowerCase()}`,
      group.vendors.map(({ id, name }) => item(name, `/emr/${id}.md`)).join('\n'),
    ]),
    '## Leaving a system',
    [
      item('How to leave an EMR', '/leaving.md', 'a plan by weeks'),
      ...vendors.map(({ id, name }) => item(`Leaving ${name}`, `/leaving/${id}.md`)),
    ].join('\n'),
    '## Guides',
    guides.map(({ path, title }) => item(title, `${path}.md`)).join('\n'),
  ])
}
