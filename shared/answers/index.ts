import type { Answer } from './answer'
import { canAiBeSwitchedOff } from './can-ai-be-switched-off'
import { canITakeMyNotesAlong } from './can-i-take-my-notes-along'
import { dataMigration } from './data-migration'
import { downtimeAndOffline } from './downtime-and-offline'
import { isAnEmrMandatory } from './is-an-emr-mandatory'
import { membershipNetworks } from './membership-networks'
import { mergeOrKeepRecordsApart } from './merge-or-keep-records-apart'
import { mySystemIsClosing } from './my-system-is-closing'
import { oneBillerManyTaxIds } from './one-biller-many-tax-ids'
import { paperClaims } from './paper-claims'
import { rfpAndConsultants } from './rfp-and-consultants'
import { selfHostingOpenSource } from './self-hosting-open-source'
import { stayOrGo } from './stay-or-go'
import { whatDoesItReallyCost } from './what-does-it-really-cost'
import { whoKeepsTheChart } from './who-keeps-the-chart'

const list = [
  isAnEmrMandatory,
  stayOrGo,
  whatDoesItReallyCost,
  rfpAndConsultants,
  whoKeepsTheChart,
  canITakeMyNotesAlong,
  membershipNetworks,
  mySystemIsClosing,
  dataMigration,
  mergeOrKeepRecordsApart,
  canAiBeSwitchedOff,
  downtimeAndOffline,
  selfHostingOpenSource,
  paperClaims,
  oneBillerManyTaxIds,
] as const

export type AnswerSlug = (typeof list)[number]['slug']

/** All answers, in the order of `/answers`. */
export const answers: readonly (Answer & { slug: AnswerSlug })[] = list

/** The address of an answer's page. */
export const answerPath = ({ slug }: Pick<Answer, 'slug'>): string => `/answers/${slug}`

/** The answer with a slug; undefined if there is none. */
export const answerBySlug = (slug: string) => answers.find((answer) => answer.slug === slug)

/** The short answers for a letter, in the order of the slugs; unknown slugs are left out. */
export const answersShort = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => answerBySlug(slug)?.short ?? [])
