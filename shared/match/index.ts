import { answerBySlug } from '../answers'
import { pickable } from '../catalogue'
import { kindOf, kindText, systemsAbroad } from '../kinds'
import { leavableVendor, leavingPath } from '../leaving/evidence'
import { guidesOf } from '../site/field-guides'
import { otherSystems } from '../systems/others'
import { factsOfPresent } from '../systems/present'
import { askAbout, readPractice } from './read/index'
import { answerOf, madeForNames, type Sources } from './say/answer'
import { letterOf } from './say/letter'
import { addressOfKnown } from './terms/address'
import type { ElsewhereSystem, MatchAnswer } from './terms/answer'
import type { Answers } from './terms/answers'
import type { Known, SystemName } from './terms/known'
import type { Candidate } from './weigh/candidate'
import { candidateOf } from './weigh/from-catalogue'
import { type Weighing, weigh } from './weigh/weigh'

/** The catalogue as the match weighs it. */
export const matchCandidates: readonly Candidate[] = pickable.map((vendor) => candidateOf(vendor))

const sources: Sources = { kindText, elsewhere, askAbout }

/** Systems outside the catalogue for such an organization, without those that it uses or does not want. */
function elsewhere({ organization, country, current, avoided }: Known): ElsewhereSystem[] {
  const systems = country ? systemsAbroad : organization ? kindOf(organization.value).elsewhere : []
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
    ...{ siteUrl, table },
    kind: kindWords(weighing),
    guide: guideAddress(known, siteUrl),
    answerText: (slug) => answerBySlug(slug)?.short,
    presentLines: current ? presentLines(current) : [],
    leavingGuide:
      current && leavableVendor(current.id ?? current.name)
        ? `${siteUrl}${leavingPath(current.id ?? current.name)}`
        : null,
  })
  return { text, notes: [...answer.notes, ...known.unread.map((part) => `We did not read: ${part}`)] }
}

/** The text of a kind without the names of others, which the letter lists with their addresses. */
function kindWords(weighing: Weighing): string {
  const organization = weighing.known.organization?.value
  return organization ? kindText(organization, madeForNames(weighing, organization), false) : ''
}

/** The guide for the kind of organization, where we have one. */
function guideAddress({ organization }: Known, siteUrl: string): string | null {
  const guide = organization ? guidesOf([organization.value])[0] : undefined
  return guide ? siteUrl + guide.to : null
}

/** More lines than these would bury what matters most. */
const presentLinesMax = 2

/** What we know of the system in use, gravest first. */
function presentLines({ id, name }: SystemName): string[] {
  if (id !== null)
    return factsOfPresent(id)
      .slice(0, presentLinesMax)
      .map(({ label, text }) => `${label}: ${text}.`)
  return otherSystems.filter((one) => one.name === name).map(({ line }) => line)
}
