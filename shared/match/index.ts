import { pickable } from '../catalogue'
import { readPractice } from './read/index'
import { answerOf } from './say/answer'
import { letterOf } from './say/letter'
import { addressOfKnown } from './terms/address'
import type { MatchAnswer } from './terms/answer'
import type { Answers } from './terms/answers'
import type { Known } from './terms/known'
import type { Candidate } from './weigh/candidate'
import { candidateOf } from './weigh/from-catalogue'
import { weigh } from './weigh/weigh'

/** The catalogue as the match weighs it. */
export const matchCandidates: readonly Candidate[] = pickable.map((vendor) => candidateOf(vendor))

/** The match for the answers of a form, against our catalogue. */
export const matchCatalogue = (answers: Answers): MatchAnswer => matchKnown(withKind(readPractice(answers), answers))

/** The match for what is known of a practice. */
export const matchKnown = (known: Known): MatchAnswer => answerOf(weigh(known, matchCandidates))

/** Answers that name no kind of organization at all are taken for a practice, which is a suggestion. */
function withKind(known: Known, { industry, organizationDescription }: Answers): Known {
  const isSilent = industry === undefined && organizationDescription === undefined
  return isSilent && known.organization === null
    ? { ...known, organization: { value: 'practice', origin: 'read', quote: null } }
    : known
}

/** A letter that a person edits and sends, and what that person has to know first. */
export interface Draft {
  text: string
  notes: string[]
}

/**
 * The letter for what is known of a practice.
 * @param siteUrl the site's address, for links
 * @param table the address of the whole table; by default the page of the match with what is known
 */
export function draftOf(known: Known, siteUrl: string, table = `${siteUrl}${addressOfKnown(known)}`): Draft {
  const weighing = weigh(known, matchCandidates)
  const answer = answerOf(weighing)
  const text = letterOf(answer, weighing, { siteUrl, table })
  return { text, notes: [...answer.notes, ...known.unread.map((part) => `We did not read: ${part}`)] }
}
