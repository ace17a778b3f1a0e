import { recordOf } from '../../../../client/components/vendor/record'
import type { Fact, Vendor } from '../../../../shared/catalogue'
import { basisWords } from '../../../../shared/catalogue/basis'
import { hasValue } from '../../../../shared/catalogue/mark'
import { outOfScope, partOfTheWork } from '../../../../shared/catalogue/scope'
import { comparesCost, nearestAlternatives } from '../../../../shared/vendors/alternatives'
import { listed } from '../../../../shared/words'
import { type Chapter, heading, list, note, paragraph, restForNotes } from '../blocks'
import type { Run } from '../lines'
import type { Paper } from '../paper'
import { colors, small } from '../style'
import { writeKeyDetails } from './key-details'
import { writeRecord } from './record'
import { basisOf, Sources, writeSources } from './sources'

/** A vendor's profile: its review, and its whole record with the basis and source of every value. */
export function profile(vendor: Vendor, vendors: readonly Vendor[], writeReview: Chapter['write']): Chapter {
  const review = vendor.card
  return {
    id: `vendor-${vendor.id}`,
    title: vendor.name,
    about: review.blurb,
    write: (paper) => {
      const sources = new Sources()
      writeKind(paper, vendor)
      writeKeyDetails(paper, vendor)
      paragraph(paper, [{ text: 'Best for: ', face: 'bold' }, ...statement(vendor.bestFor, sources)])
      writeReview(paper)
      for (const [title, facts] of Object.entries({ Strengths: vendor.strengths, Limits: vendor.limits })) {
        heading(paper, title, 2)
        const statements = facts.map((fact) => statement(fact, sources))
        list(paper, statements, { style: small })
      }
      writeAlternatives(paper, vendor, vendors)
      writeRecord(paper, vendor, sources)
      writeQuestions(paper, vendor)
      writeSources(paper, sources)
      restForNotes(paper, `Notes from the demo and the calls: ${vendor.name}`)
    },
  }
}

function writeKind(paper: Paper, vendor: Vendor) {
  const part = partOfTheWork(vendor)
  const scope = outOfScope(vendor) ?? (part && `Not a full record on its own, but ${part}.`)
  if (scope) note(paper, 'What it is not', [scope])
}

function statement(fact: Fact<string>, sources: Sources): Run[] {
  const mark: Run = { text: ` ${basisOf(fact, sources)}`, color: colors.inkSoft, face: 'italic' }
  return [{ text: fact.value ?? basisWords.unknown.label }, ...(hasValue(fact) ? [mark] : [])]
}

function writeAlternatives(paper: Paper, vendor: Vendor, vendors: readonly Vendor[]) {
  const isComparable = !(outOfScope(vendor) || partOfTheWork(vendor)) && hasValue(vendor.specialties)
  const near = isComparable ? nearestAlternatives(vendor, vendors) : []
  if (near.length === 0) return
  const runs = near.flatMap(({ id, name }, index): Run[] => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    { text: name, to: `vendor-${id}`, color: colors.accent, face: 'semibold' },
  ])
  paragraph(paper, [
    { text: 'Compare it with ', face: 'bold' },
    ...runs,
    { text: `: the nearest on record by ${comparesCost(vendor) ? 'care, size, and starting cost' : 'care and size'}.` },
  ])
}

/** The unknown facts of the record as questions. */
function writeQuestions(paper: Paper, vendor: Vendor) {
  const { figures, features } = recordOf(vendor)
  const open = [...figures, ...features].filter(
    ({ evidence, label }) => evidence.basis === 'unknown' && label !== 'Reviews',
  )
  if (open.length === 0) return
  heading(paper, `Ask ${vendor.name}`, 3)
  const them = open.length === 1 ? 'it' : 'them'
  paragraph(
    paper,
    `We found nothing to rely on for ${listed(open.map(({ label }) => label))}. Ask to see ${them}, or get the answer in writing.`,
    // With the list of sources, which would otherwise be nearly alone on a page.
    { keep: true },
  )
}
