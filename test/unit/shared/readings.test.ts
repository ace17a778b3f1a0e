import { thirdPartyAddress } from '../../../client/enhance/trackers/third-party-address'
import { failureOf } from '../../../server/email/failure'
import { headlineCase } from '../../../server/generation/headline'
import { htmlToText } from '../../../server/inbox/html-text'
import { splitQuoted } from '../../../server/inbox/quoted'
import { browserName } from '../../../server/people/browser-name'
import { mayOpen } from '../../../server/source-links/robots'
import { foldedName } from '../../../shared/admin/names'
import { newPerson } from '../../../shared/admin/people'
import { newToken } from '../../../shared/admin/tokens'
import { slugOf } from '../../../shared/blog/slug'
import { dueDay } from '../../../shared/business-days'
import { fields as allFields } from '../../../shared/catalogue/fields'
import { costRange, firstDollarFigure, providerRange, ratingNumber } from '../../../shared/catalogue/figures'
import { withFacts, withoutAddresses } from '../../../shared/catalogue/in-text'
import { factLines, factWords } from '../../../shared/catalogue/words'
import { canonicalSelectionQuery } from '../../../shared/comparison/selection'
import { withCosts } from '../../../shared/cost/in-text'
import { safeCsvCell } from '../../../shared/csv'
import { folded } from '../../../shared/fold'
import { contactLink } from '../../../shared/forms/field'
import { termsOf } from '../../../shared/search/terms'
import { requiredEmail } from '../../../shared/text'
import { wholePieces } from '../../../shared/whole-words.mjs'
import { readEmail } from '../../support/read-email'
import { escapedJson, expectReadings } from '../../support/readings'
import { vendorOf } from '../../support/vendors'

/** An error as Nodemailer reports a server's refusal of a command. */
const refused = (command: string, response: string) => ({
  ...{ name: 'Error', code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE', command, response },
  responseCode: Number(response.slice(0, 3)),
})

const email = requiredEmail('Enter your email address.')

function emailOf(text: string): string {
  const { data, error } = email.safeParse(text)
  return error ? `refused: ${error.issues[0]?.message}` : `kept: ${data}`
}

/** What is said of a name that a person or a token would have in the audit log. */
function auditNameOf(name: string): string {
  const answers = [newPerson.safeParse({ name, role: 'reader' }), newToken.safeParse({ name, scopes: ['leads:read'] })]
  return [...new Set(answers.map(({ success }) => (success ? 'taken' : 'refused')))].join(' and ')
}

const newYork = { timeZone: 'America/New_York', holidays: ['us-federal'] }

/** What kind of email a text with this head is. */
async function kindOf(head: string, body: string, from: string): Promise<string> {
  const source = `From: ${from}\nMessage-ID: <1@a.example>\n${head}\n\n${body}`
  return (await readEmail(Buffer.from(source.replace(/\n/g, '\r\n')))).kind
}

/** What of a reply its sender wrote; the rest is what it quotes. */
function writtenIn(reply: string): string {
  const { text, quoted } = splitQuoted(reply)
  expect(quoted).toBe(reply.slice(text.length).trim())
  return escapedJson(text)
}

function selectionOf(query: string): string {
  const canonical = canonicalSelectionQuery(new URLSearchParams(query))
  expect(canonicalSelectionQuery(new URLSearchParams(canonical))).toBe(canonical)
  return canonical
}

/** What a text is built into, or why it is not built. */
function built(text: () => string): string {
  try {
    return text()
  } catch (error) {
    return String(error)
  }
}

/** A fact in words, and each of its lines if these are others. */
function factOf(id: string, key: string): string {
  const field = allFields.find((one) => one.key === key)
  if (!field) throw new Error(`no field ${key}`)
  const fact = vendorOf(id)[field.key]
  return [...new Set([factWords(field, fact), ...factLines(field, fact)])].join(' | ')
}

function foldedTwice(text: string): string {
  const form = folded(text)
  expect(folded(form)).toBe(form)
  return escapedJson(form)
}

function slugTwice(title: string): string {
  const slug = slugOf(title)
  expect(slugOf(slug)).toBe(slug)
  return slug
}

function wholeIn(text: string): string {
  const pieces = wholePieces(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  return pieces.flatMap((piece) => (piece.whole ? piece.text : [])).join('|')
}

const figures = new Map<string, (text: string) => unknown>([
  ['rating', ratingNumber],
  ['first', firstDollarFigure],
  ['cost', costRange],
  ['size', providerRange],
])
const controls = ['email', 'tel'] as const

/** What each kept table says of a text. */
const readers: Readonly<Record<string, (given: string, text: string, form: string) => unknown>> = {
  'addresses-left-out': (text) => withoutAddresses(text),
  'audit-names': auditNameOf,
  browsers: (agent) => browserName(agent),
  'contact-links': (control, answer) =>
    contactLink({ control: controls.find((one) => one === control) ?? 'text' }, answer),
  'csv-cells': (text) => escapedJson(safeCsvCell(text)),
  'due-days': (received) => dueDay(new Date(received), 2, newYork),
  'email-addresses': emailOf,
  'fact-words': factOf,
  figures: (kind, text) => JSON.stringify(figures.get(kind)?.(text)),
  'filled-sums': (question) => built(() => withCosts(`A {{cost:${question}}} b`)),
  'filled-texts': (text, vendor, form) =>
    built(() => withFacts(text, vendor || undefined, form === 'html' ? form : 'markdown')),
  'folded-texts': foldedTwice,
  headlines: headlineCase,
  'html-as-text': (html) => escapedJson(htmlToText(html)),
  'kinds-of-emails': kindOf,
  'quoted-replies': writtenIn,
  refusals: (command, response) => failureOf(refused(command, response)).state,
  robots: (robots, path) => mayOpen(robots, 'BehavioralEmrSourceCheck', path),
  'same-names': (one, other) => (foldedName(one) === foldedName(other) ? 'same' : 'different'),
  'search-terms': (search) =>
    termsOf(search)
      .map(({ typed }) => typed)
      .join(' | ') || 'none',
  'seen-addresses': (address) => thirdPartyAddress(address),
  'selection-queries': selectionOf,
  slugs: slugTwice,
  'ways-to-write': (word) =>
    termsOf(word)
      .map(({ standard, ways }) => `${standard}: ${ways.join(' | ')}`)
      .join(),
  'whole-words': wholeIn,
}

test.each(Object.entries(readers))('the %s are as they are kept', async (name, read) => {
  await expectReadings(name, (given = '', text = '', form = '') => read(given, text, form))
})
