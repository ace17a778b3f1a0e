import type { AcceptedCorrection } from '../../shared/dataset/accepted-corrections'
import { type ChangeGroup, changesAddress, systemAnchor } from '../../shared/dataset/change-words'
import { escaped, listed } from '../../shared/words'
import type { Config } from '../platform/config'

type Site = Pick<Config, 'siteUrl' | 'siteName'>

/**
 * The catalogue's changes as an Atom feed, newest first: one entry per vendor and day, and one per accepted report.
 * Control characters are removed from sentences about reports before they are stored, so none gets into the XML.
 */
export function changesFeed(
  groups: readonly ChangeGroup[],
  corrections: readonly AcceptedCorrection[],
  { siteUrl, siteName }: Site,
): string {
  const address = (path: string) => escaped(new URL(path, siteUrl).href)
  const entries = [...groups.map(groupEntry), ...corrections.map(correctionEntry)].sort((a, b) =>
    b.updated.localeCompare(a.updated),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escaped(`${siteName}: changes of the catalogue`)}</title>`,
    `<id>${address('/changes')}</id>`,
    `<link href="${address('/changes')}"/>`,
    `<link rel="self" type="application/atom+xml" href="${address('/changes.xml')}"/>`,
    `<updated>${entries[0]?.updated ?? '2026-11-22T00:00:00.000Z'}</updated>`,
    `<author><name>${escaped(siteName)}</name></author>`,
    ...entries.map((one) => entry(one, address)),
    '</feed>',
    '',
  ].join('\n')
}

interface Entry {
  title: string
  /** The fragment of the entry's id, an address that stays as it was once published. */
  place: string
  path: string
  /** ISO 8601, always in the same format, so sorting the texts sorts by time. */
  updated: string
  lines: string[]
}

function groupEntry(group: ChangeGroup): Entry {
  const { name, date, versions, isAdded, lines, firstRecorded } = group
  const sentences = lines.map(({ label, from, to, why }) => `${label}: ${from} → ${to} (${why})`)
  const first =
    firstRecorded.length > 0 ? [`Recorded for the first time: ${listed(firstRecorded.map(({ label }) => label))}`] : []
  const facts = lines.length + firstRecorded.length
  return {
    title: isAdded ? `${name}: added in ${versions}` : `${name}: ${facts} facts in ${versions}`,
    place: systemAnchor(group),
    path: changesAddress(group),
    updated: `${date}T00:00:00.000Z`,
    lines: [...(isAdded ? ['The system came into the catalogue with its record.'] : []), ...sentences, ...first],
  }
}

function correctionEntry({ id, name, label, statement, acceptedAt, done }: AcceptedCorrection): Entry {
  const state = done ? `Done in version ${done.version}.` : 'The value changes with the next version of the data.'
  return {
    title: `${name}, ${label}: a correction was accepted`,
    place: `correction-${id}`,
    path: `/changes#correction-${id}`,
    updated: acceptedAt,
    lines: [statement, `${state} (corrected by a reader)`],
  }
}

function entry({ title, place, path, updated, lines }: Entry, address: (path: string) => string): string {
  return [
    '<entry>',
    `<title>${escaped(title)}</title>`,
    `<id>${address(`/changes#${place}`)}</id>`,
    `<link href="${address(path)}"/>`,
    `<updated>${updated}</updated>`,
    `<content type="text">${escaped(lines.join('\n'))}</content>`,
    '</entry>',
  ].join('\n')
}
