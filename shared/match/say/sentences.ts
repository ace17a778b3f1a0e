import { dateWords } from '../../catalogue/basis'
import type { Range } from '../../cost/plan-price'
import { capitalized, dollarRange, dollars, grouped, listed } from '../../words'
import { settingWords } from '../terms/care'
import { featureLabel, featurePhrase } from '../terms/features'
import { organizationsPhrase } from '../terms/organizations'
import { headCountWords } from '../terms/slot-words'
import type { Product } from '../weigh/candidate'
import type { Cost, Size, Statement } from '../weigh/statement'

/** Whom a sentence speaks to, or of. */
export type Person = 'you' | 'they'

const words = {
  you: { subject: 'you', have: 'you have', your: 'your', asked: 'you asked for' },
  they: { subject: 'the practice', have: 'the practice has', your: 'its', asked: 'the practice asked for' },
} as const satisfies Record<Person, Record<string, string>>

type Kind = Statement['kind']
type Of<K extends Kind> = Statement & { kind: K }

/** What a statement says: as a whole sentence, and in a cell of the table. */
interface Words<S> {
  sentence: (statement: S, person: (typeof words)[Person]) => string
  cell: (statement: S) => string
}

const products: Readonly<Record<Product, string>> = {
  emr: 'an EMR, not what was asked for',
  billing: 'a billing product, not a full record',
  video: 'a video-visit service, not an EMR',
  payments: 'a payment processor, not an EMR',
  network: 'a network of therapists, not an EMR on its own',
  other: 'a tool beside a record, not an EMR',
}

const sizeWords = (size: Size) => size.words ?? headCountWords(size)

/** A sum, and on which plans: `$694 to $1,409 a month on Group, e-prescribing for 1 to 12 users included`. */
function costWords({ monthly, plans, included, users }: Cost): string {
  const [first, last] = [plans[0], plans.at(-1)]
  const price =
    first && last && first !== last
      ? `${dollarRange(first)} a month on ${first.name} to ${dollarRange(last)} on ${last.name}`
      : `${dollarRange(monthly)} a month${first?.name ? ` on ${first.name}` : ''}`
  const people = users && users.least < (users.most ?? 0) ? ` for ${users.least} to ${users.most}` : ''
  return included.length > 0 ? `${price}, ${listed(included.map(featureLabel))}${people} included` : price
}

/** Whose prices they are, as a sentence after a price; empty if they are the vendor's own. */
export const sourceWords = ({ isSecondhand, dated }: Cost): string =>
  isSecondhand ? `Third-party list${dated ? `, ${dateWords(dated.slice(0, 7))}` : ''}.` : ''

/** A budget to follow a verb: `your $4,000`; without a sum where it depends on the number of people. */
const budgetWords = ({ least, most }: Range, your: string) => `${your} ${least === most ? dollars(most) : 'budget'}`

function fittingWords({ cost: { plans }, limit }: { cost: Cost; limit: Range }, your: string): string {
  const fitting = plans.filter(({ most }) => most <= limit.least)
  return fitting.length > 0 && fitting.length < plans.length
    ? `Only ${listed(fitting.map(({ name }) => name))} ${fitting.length === 1 ? 'fits' : 'fit'} ${budgetWords(limit, your)}.`
    : `It can come to more than ${budgetWords(limit, your)}.`
}

/** Every kind of statement, once. */
const table: { [K in Kind]: Words<Of<K>> } = {
  'made-for': {
    sentence: ({ organization }) => `It's made for ${organizationsPhrase(organization)}.`,
    cell: () => 'Yes',
  },
  'not-made-for': {
    sentence: ({ organization }) => `It isn't made for ${organizationsPhrase(organization)}.`,
    cell: () => 'No',
  },
  'made-for-unknown': {
    sentence: ({ organization }) => `No source says it's made for ${organizationsPhrase(organization)}.`,
    cell: () => 'Ask: no source says so',
  },
  'size-fits': {
    sentence: ({ size }) => `It's made for ${sizeWords(size)}.`,
    cell: ({ size }) => `Yes: ${sizeWords(size)}`,
  },
  'size-stretched': {
    sentence: ({ size, providers }, { have }) =>
      `Our own figure puts it at ${sizeWords(size)}; ${have} ${grouped(providers.least)}.`,
    cell: ({ size }) => `Partly: our figure is ${sizeWords(size)}`,
  },
  'size-off': {
    sentence: ({ size, providers }, { have }) =>
      `It's made for ${sizeWords(size)}; ${have} ${grouped(providers.least)}.`,
    cell: ({ size }) => `No: ${sizeWords(size)}`,
  },
  'size-outgrown': {
    sentence: ({ size, growth }, { subject }) =>
      `It's made for ${sizeWords(size)}, fewer than the ${grouped(growth)} ${subject} ${subject === 'you' ? 'plan' : 'plans'}.`,
    cell: ({ size }) => `Today yes: ${sizeWords(size)}`,
  },
  'size-unknown': {
    sentence: () => "We don't know what size it's made for.",
    cell: () => 'Ask',
  },
  'within-budget': {
    sentence: ({ limit }, { your }) => `Within ${budgetWords(limit, your)}.`,
    cell: ({ cost }) => `Yes: ${dollarRange(cost.monthly)} a month`,
  },
  'partly-in-budget': {
    sentence: (statement, { your }) => fittingWords(statement, your),
    cell: ({ cost }) => `Partly: ${dollarRange(cost.monthly)} a month`,
  },
  'above-budget': {
    sentence: ({ limit }, { your }) => (limit.most === 0 ? "It isn't free." : `Above ${budgetWords(limit, your)}.`),
    cell: ({ cost }) => `No: ${dollarRange(cost.monthly)} a month`,
  },
  priced: {
    sentence: ({ cost }) => `${costWords(cost)}.`,
    cell: ({ cost }) => dollarRange(cost.monthly),
  },
  'no-price': {
    sentence: ({ listed: price }) => unconfirmedWords(price),
    cell: () => 'Ask: no confirmed price',
  },
  'floor-above-budget': {
    sentence: ({ floor, limit, isStart }, { your }) =>
      isStart
        ? `Others put its start at ${dollars(floor)} a month, above ${your} ${dollars(limit)}.`
        : `No confirmed price. Our old estimate comes to ${dollars(floor)} a month or more, above ${your} ${dollars(limit)}.`,
    cell: ({ floor, isStart }) =>
      isStart ? `No: from ${dollars(floor)} a month` : `Ask: perhaps ${dollars(floor)} a month or more`,
  },
  has: {
    sentence: ({ feature, isPart, plan, extra, note }) =>
      isPart
        ? `It has ${featurePhrase(feature)} only in part${note ? `: ${uncapitalized(note)}` : ''}${note?.endsWith('.') ? '' : '.'}`
        : `It has ${featurePhrase(feature)}${plan ? ` on the ${plan} plan` : ''}${extra ? `${plan ? '; other plans charge' : ', for'} ${extra}` : ''}.`,
    cell: ({ isPart, plan, extra }) =>
      [isPart ? 'Partly' : 'Yes', [plan && `${plan} plan`, extra].filter(Boolean).join(', else ')]
        .filter(Boolean)
        .join(': '),
  },
  lacks: {
    sentence: ({ feature }, { asked }) => `It has no ${featureLabel(feature)}, which ${asked}.`,
    cell: () => 'No',
  },
  'feature-unknown': {
    sentence: ({ feature }) => `We couldn't confirm ${featurePhrase(feature)}.`,
    cell: () => 'Ask',
  },
  'refused-absent': {
    sentence: ({ feature }, { subject }) =>
      `It has no ${featureLabel(feature)}, which ${subject} ${subject === 'you' ? 'do' : 'does'} not want.`,
    cell: () => 'Does not have it',
  },
  'refused-present': {
    sentence: ({ feature }) => `Ask whether ${featureLabel(feature)} stays off for everybody.`,
    cell: () => 'Ask whether it stays off',
  },
  'need-open': {
    sentence: ({ need }) => `Our records do not cover ${need}.`,
    cell: () => 'Ask',
  },
  'no-emr': {
    sentence: ({ product }) => `It is ${products[product]}.`,
    cell: ({ product }) => capitalized(products[product]),
  },
  avoided: {
    sentence: (_, { subject }) => `${capitalized(subject)} ${subject === 'you' ? 'do' : 'does'} not want it.`,
    cell: () => 'Not wanted',
  },
  present: {
    sentence: (_, { subject }) => `${capitalized(subject)} ${subject === 'you' ? 'use' : 'uses'} it today.`,
    cell: () => 'In use today',
  },
  'sends-no-prescriptions': {
    sentence: (_, { have }) => `It sends no prescriptions, and ${have} prescribers.`,
    cell: () => 'No e-prescribing',
  },
  'not-for-setting': {
    sentence: ({ settings }) => `It isn't made for ${listed(settings.map((one) => settingWords[one]))}.`,
    cell: ({ settings }) => `Not for ${listed(settings.map((one) => settingWords[one]))}`,
  },
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What the catalogue lists without a source, or what others say instead. */
function unconfirmedWords(price: Of<'no-price'>['listed']): string {
  if (price?.isShare) return 'No public price: it takes a share of collections.'
  if (price?.startElsewhere)
    return `No confirmed price. Others put the start at ${dollars(price.startElsewhere)} a month.`
  if (price?.isSourced) return `Listed at ${price.text}.`
  // A figure by contract, or for everybody, says nothing of what these people pay.
  return price && price.plans.length > 0
    ? `No confirmed price. Our old figure is ${price.text}; don't budget with it.`
    : 'No public price. Expect a quote.'
}

/** The words of one statement. The type of the table ties each kind to its values. */
function wordsOf<K extends Kind>(statement: Of<K>): Words<Of<K>> {
  return table[statement.kind as K]
}

/** A statement as a sentence about one system, which `It` stands for. */
export function sentenceOf(statement: Statement, person: Person = 'you'): string {
  return wordsOf(statement).sentence(statement, words[person])
}

/** A statement as the text of a cell. */
export function cellOf(statement: Statement): string {
  return wordsOf(statement).cell(statement)
}
