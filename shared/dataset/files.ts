import { z } from 'zod'
import { type Vendor, vendors } from '../catalogue'
import { sourceKinds, structuredDetails } from '../catalogue/evidence'
import { factsOf } from '../catalogue/facts'
import { additionSchema, additions, changeSchema, changes, release } from '../catalogue/history'
import { csvRow } from '../csv'

/** The license of the data. */
export const dataLicense = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

const viaMeaning =
  'How we know what a page says that we did not open ourselves: the copy, quotation, or study that we read'

const head = z.object({
  version: z.string(),
  generated: z.string(),
  license: z.literal(dataLicense.name),
  licenseUrl: z.literal(dataLicense.url),
})

const publishedSource = z.object({
  name: z.string(),
  kind: z.enum(sourceKinds),
  url: z.url(),
  dated: z.string().optional().describe('The date that the page bears: a year, perhaps with month and day.'),
  read: z.string().describe('When we read it: a month, perhaps with its day.'),
  rests: z.string().optional().describe('What the page says of the value, in our words.'),
  via: z.string().optional().describe(`${viaMeaning}; absent if we read it.`),
})

/** What a fact may have besides its value, whatever its basis. */
const factDetails = {
  differs: z.string().optional(),
  note: z.string().optional(),
  ...structuredDetails,
  about: z.string().optional().describe('Of a limit: the feature that it is about.'),
  whenLeaving: z.literal(true).optional().describe('Of a limit: it is about the records that a practice takes along.'),
  reply: z
    .object({ text: z.string(), by: z.string(), date: z.string(), url: z.url() })
    .optional()
    .describe('What the vendor answers to the value.'),
}

const someValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.json()), z.record(z.string(), z.json())])

/** One branch for each basis: only a sourced fact has a source, and one without a value says so by its basis. */
const publishedFact = z.discriminatedUnion('basis', [
  z.object({ value: someValue, basis: z.literal('sourced'), source: publishedSource, ...factDetails }),
  ...(['spec', 'unverified'] as const).map((basis) =>
    z.strictObject({ value: someValue, basis: z.literal(basis), ...factDetails }),
  ),
  z.strictObject({ value: z.null(), basis: z.literal('unknown'), ...factDetails }),
  z.strictObject({ value: z.null(), basis: z.literal('not-applicable'), ...factDetails, note: z.string() }),
])

const vendorsFileSchema = head.extend({
  vendors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      alsoKnownAs: z.string().optional(),
      facts: z.record(z.string(), publishedFact),
      strengths: z.array(publishedFact),
      limits: z.array(publishedFact),
    }),
  ),
})

const changesFileSchema = head.extend({ changes: z.array(changeSchema), added: z.array(additionSchema) })

const heading = { ...release, license: dataLicense.name, licenseUrl: dataLicense.url }

/** The whole catalogue with its evidence, as the data set publishes it. */
export function vendorsFile(): z.infer<typeof vendorsFileSchema> {
  return vendorsFileSchema.parse({ ...heading, vendors: vendors.map(entryOf) })
}

function entryOf(vendor: Vendor) {
  const { id, name, alsoKnownAs, strengths, limits } = vendor
  const facts = Object.fromEntries(factsOf(vendor).map(({ field, fact }) => [field, fact]))
  return { id, name, ...(alsoKnownAs ? { alsoKnownAs } : {}), facts, strengths, limits }
}

export function changesFile(): z.infer<typeof changesFileSchema> {
  return { ...heading, changes: [...changes], added: [...additions] }
}

/** The schema of `vendors.json` as JSON Schema; its comment names the version it belongs to. */
export function vendorsJsonSchema(): object {
  const { version, generated } = release
  return {
    ...z.toJSONSchema(vendorsFileSchema),
    title: 'Behavioral EMR vendors',
    $comment: `version ${version}, generated ${generated}`,
  }
}

/** The columns of `facts.csv` in their order, each with its meaning. */
export const factColumns: readonly { name: string; meaning: string }[] = [
  { name: 'vendor', meaning: "The vendor's id, as in the address of its page: opus for /emr/opus" },
  { name: 'field', meaning: 'Which value it is, by a key of the list below' },
  {
    name: 'value',
    meaning:
      'The value: true, false, or partly for a feature, otherwise text, a number, or JSON; empty if there is none',
  },
  { name: 'basis', meaning: 'What the value rests on, by a code of the table below' },
  { name: 'source kind', meaning: 'The kind of page the value comes from, by a code; empty without a source' },
  { name: 'url', meaning: 'The address of that page; we may have read a copy or a quotation of it instead: see via' },
  { name: 'source date', meaning: 'The date that the page bears: a year, perhaps with month and day' },
  { name: 'read', meaning: 'When we read it, or what via names: a month, perhaps with its day' },
  { name: 'version', meaning: 'The version of the data' },
  { name: 'generated', meaning: 'The day on which that version was made' },
  // Last, so that programs which read the columns by their place keep working.
  { name: 'via', meaning: `${viaMeaning}; empty if we read the page itself` },
]

/** RFC 4180 text with one row per fact. Values other than texts, numbers, and booleans are written as JSON. */
export function factsCsv(): string {
  const rows = vendors.flatMap((vendor) =>
    factsOf(vendor).map(({ field, fact: { value, basis, source } }) => [
      vendor.id,
      field,
      cellOf(value),
      basis,
      source?.kind ?? '',
      source?.url ?? '',
      source?.dated ?? '',
      source?.read ?? '',
      release.version,
      release.generated,
      source?.via ?? '',
    ]),
  )
  return [factColumns.map(({ name }) => name), ...rows].map(csvRow).join('')
}

function cellOf(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
