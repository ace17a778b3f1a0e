import { answerBySlug } from '../answers'
import { pickable, type VendorId } from '../catalogue'
import { kindOf, kindText, served, systemsAbroad, systemsBeside } from '../kinds'
import { leavableVendor, leavingPath } from '../leaving/evidence'
import { guidesOf } from '../site/field-guides'
import { factsOfPresent } from '../systems/present'
import { askAbout, readPractice } from './read/index'
import { answerOf, type Sources } from './say/answer'
import { letterOf } from './say/letter'
import { addressOfKnown } from './terms/address'
import type { ElsewhereSystem, MatchAnswer } from './terms/answer'
import type { Answers } from './terms/answers'
import type { Known } from './terms/known'
import type { Candidate } from './weigh/candidate'
import { candidateOf } from './weigh/from-catalogue'
import { weigh } from './weigh/weigh'

/** The catalogue as the match weighs it. */
export const matchCandidates: readonly Candidate[] = pickable.map((vendor) => candidateOf(vendor))

const sources: Sources = {
  kind: (key) => ({ key, text: kindText(key), served: served(key) }),
  // What a practice asks first, on price and export, every answer asks.
  questions: (key) => (key === 'practice' ? [] : kindOf(key).questions),
  elsewhere,
  askAbout,
}

/** Systems beside the picks for such an organization, without those that it uses or does not want. */
function elsewhere({ organization, country, current, avoided }: Known): ElsewhereSystem[] {
  const systems = country ? systemsAbroad(country.value) : organization ? systemsBeside(organization.value) : []
  const known = [current, ...avoided].map((one) => one?.value.name.toLowerCase())
  return systems.filter(({ name }) => !known.includes(name.toLowerCase()))
}

/** The match for the answers of a form, against our catalogue. */
export const matchCatalogue = (answers: Answers): MatchAnswer => matchKnown(withKind(readPractice(answers), answers))

/** The match for what is known of a practice. */
export const matchKnown = (known: Known): MatchAnswer => answerOf(weigh(known, matchCandidates), sources)

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
  const answer = answerOf(weighing, sources)
  const current = known.current?.value
  const text = letterOf(answer, weighing, {
    siteUrl,
    table,
    // The letter lists the names of others with their addresses.
    kind: known.organization ? kindText(known.organization.value, false) : '',
    guide: guideAddress(known, siteUrl),
    answerText: (slug) => answerBySlug(slug)?.short,
    presentLines: current?.id ? presentLines(current.id) : [],
    leavingGuide:
      current && leavableVendor(current.id ?? current.name)
        ? `${siteUrl}${leavingPath(current.id ?? current.name)}`
        : null,
  })
  return { text, notes: [...answer.notes, ...known.unread.map((part) => `We did not read: ${part}`)] }
}

/** The guide for the kind of organization, where we have one. */
function guideAddress({ organization }: Known, siteUrl: string): string | null {
  const guide = organization ? guidesOf([organization.value])[0] : undefined
  return guide ? siteUrl + guide.to : null
}

/** More lines than these would bury what matters most. */
const presentLinesMax = 2

/** What we know of the system in use, gravest first. */
function presentLines(id: VendorId): string[] {
  return factsOfPresent(id)
    .slice(0, presentLinesMax)
    .map(({ label, text }) => `${label}: ${text}.`)
}
