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

function costWords({ monthly, providers, plans, counted: charges, isSecondhand }: Cost): string {
  const each = plans.map((plan, index) => `${dollarRange(plan)}${index === 0 ? ' a month' : ''} on ${plan.name}`)
  const price = each.length > 0 ? listed(each, 'or') : `${dollarRange(monthly)} a month`
  const extra = charges.length > 0 ? `, with ${listed(charges)}` : ''
  const source = isSecondhand ? ', by a third-party price list' : ''
  return `${price} for ${headCountWords(providers)}${extra}${source}`
}

/** Every kind of statement, once. */
const table: { [K in Kind]: Words<Of<K>> } = {
  'made-for': {
    sentence: ({ organization }) => `It is made for ${organizationsPhrase(organization)}.`,
    cell: () => 'Yes',
  },
  'not-made-for': {
    sentence: ({ organization }) => `It is not made for ${organizationsPhrase(organization)}.`,
    cell: () => 'No',
  },
  'made-for-unknown': {
    sentence: ({ organization }) => `We found no source that says it is made for ${organizationsPhrase(organization)}.`,
    cell: () => 'Ask: no source says so',
  },
  'size-fits': {
    sentence: ({ size }) => `It is made for ${sizeWords(size)}.`,
    cell: ({ size }) => `Yes: ${sizeWords(size)}`,
  },
  'size-stretched': {
    sentence: ({ size, providers }, { have }) =>
      `It is meant for ${sizeWords(size)}, by our own figure; ${have} ${headCountWords(providers)}.`,
    cell: ({ size }) => `Partly: our figure is ${sizeWords(size)}`,
  },
  'size-off': {
    sentence: ({ size, providers }, { have }) =>
      `It is made for ${sizeWords(size)}; ${have} ${headCountWords(providers)}.`,
    cell: ({ size }) => `No: ${sizeWords(size)}`,
  },
  'size-outgrown': {
    sentence: ({ size, growth }, { subject }) =>
      `It is made for ${sizeWords(size)}, fewer than the ${grouped(growth)} ${subject} ${subject === 'you' ? 'plan' : 'plans'}.`,
    cell: ({ size }) => `Today yes: ${sizeWords(size)}`,
  },
  'size-unknown': {
    sentence: () => 'We do not know what size it is made for.',
    cell: () => 'Ask',
  },
  'within-budget': {
    sentence: ({ cost }, { your }) => `It costs ${costWords(cost)}, within ${your} budget.`,
    cell: ({ cost }) => `Yes: ${dollarRange(cost.monthly)} a month`,
  },
  'partly-in-budget': {
    sentence: ({ cost, limit }, { your }) =>
      `It costs ${costWords(cost)}; whether that fits ${your} budget of ${dollarRange(limit)} depends on the plan.`,
    cell: ({ cost }) => `Partly: ${dollarRange(cost.monthly)} a month`,
  },
  'above-budget': {
    sentence: ({ cost, limit }, { your }) =>
      limit.most === 0
        ? `It costs ${costWords(cost)}; it is not free.`
        : `It costs ${costWords(cost)}, above ${your} budget of ${dollarRange(limit)}.`,
    cell: ({ cost }) => `No: ${dollarRange(cost.monthly)} a month`,
  },
  priced: {
    sentence: ({ cost }) => `It costs ${costWords(cost)}.`,
    cell: ({ cost }) => dollarRange(cost.monthly),
  },
  'no-price': {
    sentence: ({ listed: price }) => `We could confirm no price${price ? `; ${unconfirmedWords(price)}` : ''}.`,
    cell: () => 'Ask: no confirmed price',
  },
  'floor-above-budget': {
    sentence: ({ floor, limit, isStart }, { your }) =>
      isStart
        ? `Others put its start at ${dollars(floor)} a month, above ${your} budget of ${dollars(limit)}.`
        : `We could confirm no price; our own estimate comes to ${dollars(floor)} a month or more, above ${your} budget of ${dollars(limit)}.`,
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
    sentence: ({ feature }) => `We found nothing on ${featureLabel(feature)}.`,
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
  limit: { sentence: ({ text }) => text, cell: ({ text }) => text },
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
    sentence: ({ settings }) => `It is not made for ${listed(settings.map((one) => settingWords[one]))}.`,
    cell: ({ settings }) => `Not for ${listed(settings.map((one) => settingWords[one]))}`,
  },
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What the catalogue lists without a source, or what others say instead. */
function unconfirmedWords(price: NonNullable<Of<'no-price'>['listed']>): string {
  if (price.startElsewhere !== null) return `others put the start at ${dollars(price.startElsewhere)} a month`
  // A figure by contract, or for everybody, says nothing of what these people pay.
  if (!price.isSourced && price.plans.length === 0) return 'expect a negotiated quote'
  return `${price.isSourced ? 'the listed figure' : 'our own estimate'} is ${price.text}`
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
