import type { ChangeGroup } from '../../shared/dataset/change-words'
import type { Config } from '../platform/config'

type Site = Pick<Config, 'siteUrl' | 'siteName'>

/** What changed in the catalogue as an Atom feed, an entry a vendor and day. */
export function changesFeed(groups: readonly ChangeGroup[], { siteUrl, siteName }: Site): string {
  const address = (path: string) => escaped(new URL(path, siteUrl).href)
  const newest = groups[0]?.date ?? '2026-11-22'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escaped(`${siteName}: changes of the catalogue`)}</title>`,
    `<id>${address('/changes')}</id>`,
    `<link href="${address('/changes')}"/>`,
    `<link rel="self" type="application/atom+xml" href="${address('/changes.xml')}"/>`,
    `<updated>${newest}T00:00:00Z</updated>`,
    `<author><name>${escaped(siteName)}</name></author>`,
    ...groups.map((group) => entry(group, address)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(group: ChangeGroup, address: (path: string) => string): string {
  const { vendor, name, date, version, lines, firstRecorded } = group
  const place = address(`/changes#${vendor}-${date}`)
  const sentences = lines.map(({ label, from, to, why }) => `${label}: ${from} → ${to} (${why})`)
  const first = firstRecorded > 0 ? [`Recorded for the first time: ${firstRecorded} facts of the dossier`] : []
  return [
    '<entry>',
    `<title>${escaped(`${name}: ${lines.length + firstRecorded} facts in version ${version}`)}</title>`,
    `<id>${place}</id>`,
    `<link href="${place}"/>`,
    `<updated>${date}T00:00:00Z</updated>`,
    `<content type="text">${escaped([...sentences, ...first].join('\n'))}</content>`,
    '</entry>',
  ].join('\n')
}

/** Our own texts and the vendors' names, so that only the characters of XML itself have to be written otherwise. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
