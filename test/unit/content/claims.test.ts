import { readFileSync } from 'node:fs'
import { thirdPartyAddress } from '../../../client/enhance/trackers/third-party-address'
import { compared, findVendor, type VendorId, vendors } from '../../../shared/catalogue'
import { outOfScope, partOfTheWork } from '../../../shared/catalogue/scope'
import { withCharges } from '../../../shared/cost/plan-price'
import { matchQuery } from '../../../shared/match/terms/query'
import { textsIn } from '../../support/texts'

const read = (file: string) => readFileSync(file, 'utf8')
const about = read('client/content/pages/about.md')
const methodology = read('client/content/pages/methodology.md')
const annex = read('client/content/pages/methodology-annex.md')
const privacy = read('client/content/pages/privacy.md')
/** The systems that have a review of ours; the texts count these. */
const reviewed = vendors.filter(({ depth }) => depth === 'review')

/** A section of a text, up to the next one of its level. */
const section = (text: string, heading: string) => text.split(heading)[1]?.split('\n## ')[0] ?? ''

const beside = vendors.filter((vendor) => outOfScope(vendor) || partOfTheWork(vendor))
const countOf = (wanted: true | 'partly') => reviewed.filter(({ aiNotetaking }) => aiNotetaking.value === wanted).length
const numbers = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')
const tracked =
  'name, organization, industry, phone number, current system, number of providers, monthly budget, role, website, LinkedIn, work email, description'

test.each<[what: string, text: string, says: (string | RegExp)[]]>([
  [
    'the privacy policy lists what the affiliate tracker receives with a request',
    section(privacy, '{#services}'),
    tracked.split(', '),
  ],
  [
    'the privacy policy says where the answers to the match are, and what a language model gets of a request',
    privacy,
    [
      /\[The match\]\(\/match\) puts your answers in the page's address.*browser's history/,
      /\*\*A language model\.\*\* .*off unless the operator switches it on.*does not get your name/,
    ],
  ],
  ['Google is told to store nothing', read('client/enhance/trackers/index.ts'), ["analytics_storage: 'denied'"]],
  [
    'the methodology names the systems that are not full EMRs, and leads to what secondhand is',
    methodology,
    [
      ...beside.map(({ id }) => `(/emr/${id})`),
      'Without them, more than 20 remain',
      '[Secondhand](/methodology/annex#secondhand)',
    ],
  ],
  [
    'the annex says how pages count that we did not open',
    section(annex, '### Secondhand {#secondhand}'),
    ['federal list of certified products (CHPL)', 'the study', 'a quotation', 'one step weaker'],
  ],
  [
    'the page about us counts the reviews',
    about,
    [`[the catalogue](/vendors) system by system, ${reviewed.length} of its systems reviewed in depth`],
  ],
  [
    'an article counts the systems with custom forms as the catalogue does',
    read('migrations/articles/progress-note-templates-that-last.md'),
    [
      `Of the ${reviewed.length} systems that we reviewed in depth, ${reviewed.filter(({ customForms }) => customForms.value === true).length} are listed with custom forms`,
    ],
  ],
  [
    'the benefits guide counts the systems that draft notes with AI as the catalogue does',
    read('client/content/resources/emr-benefits.md'),
    [`${numbers[countOf(true)]} systems document drafting with AI, and ${numbers[countOf('partly')]} more in part`],
  ],
  [
    "the annex's example of a monthly charge follows the sums of the site",
    annex,
    ['an extra of $40 each adds $40 to $400 a month'],
  ],
])('%s', (_what, text, says) => {
  for (const words of says)
    expect(text).toEqual(typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words))
})

test('without the systems that are not full EMRs, more than 20 remain, and a monthly charge adds what the annex says', () => {
  expect(compared.filter((vendor) => !beside.includes(vendor)).length).toBeGreaterThan(20)
  expect(withCharges({ least: 0, most: 0 }, 40, { least: 10, most: 10 })).toEqual({ least: 40, most: 400 })
})

test('the answers to the match reach no third party', () => {
  const keys = ['organization', 'industry', 'setting', 'providers', 'budget', 'current', 'must']
  const query = matchQuery(new URLSearchParams(keys.map((key) => [key, 'residential'])))
  expect([...new URLSearchParams(query).keys()]).toEqual(keys)
  expect(thirdPartyAddress(`https://site.example/match?${query}`)).toBe('https://site.example/match')
})

test('the market guide names apart what keeps no record and what does one part of the work', () => {
  const [, ...parts] = section(read('client/content/resources/top-emr-solutions.md'), '## Beside a record').split(
    '\n\n',
  )
  for (const [place, isOfKind] of [outOfScope, partOfTheWork].entries()) {
    const named = Array.from((parts[place] ?? '').matchAll(/\(\/emr\/([a-z]+)\)/g), ([, id]) => id)
    expect(named.sort()).toEqual(reviewed.flatMap((vendor) => (isOfKind(vendor) ? vendor.id : [])).sort())
  }
})

describe('what the texts say about a system', () => {
  const texts = textsIn([
    ...['guides', 'specialty-guides', 'resources', 'pages'].map((folder) => `client/content/${folder}`),
    ...reviewed.map(({ id }) => `shared/catalogue/vendors/${id}`),
  ])

  test('names the newer terms of Mentegram wherever it says that others last wrote about it in 2014', () => {
    const dated = texts
      .flatMap(({ file, source }) => source.split('\n').map((line) => ({ file, line })))
      .filter(({ line }) => /mentegram/i.test(line) && /sold/.test(line) && /2014|dated:company/.test(line))
    expect(dated.map(({ file }) => file)).toHaveLength(3)
    for (const { file, line } of dated)
      expect([file, line]).toEqual([file, expect.stringMatching(/terms[^.]* newer|newer terms/)])
  })

  test('names as the next systems to ask for prescribing only those whose records have EPCS and PDMP', () => {
    const text = read('client/content/specialty-guides/best-ehr-psychiatry.md')
    const [, listed = ''] = /If it cannot show one, (.*) have EPCS and PDMP on record/.exec(text) ?? []
    const ids = Array.from(listed.matchAll(/\(\/emr\/([a-z]+)\)/g), ([, id = '']) => id)
    expect(ids).toEqual(['athenahealth', 'credibleemr', 'kareo', 'nextgen'])
    for (const id of ids) {
      const vendor = findVendor(id)
      const known = (['prescribing.epcs', 'prescribing.pdmp'] as const).map((key) => vendor?.[key])
      expect([id, ...known.map((fact) => fact?.value)]).toEqual([id, true, true])
      // A record that leaves out one of a vendor's products is named with the product that it covers.
      const isPartial = known.some((fact) => fact?.note?.includes('we found nothing'))
      expect([id, listed.includes(`(/emr/${id}) (Enterprise)`)]).toEqual([id, isPartial])
    }
    const picks = ['therapynotes', 'smartcare', 'valant']
    const others = reviewed.filter(
      (vendor) =>
        !picks.includes(vendor.id) &&
        (['prescribing.epcs', 'prescribing.pdmp'] as const).every((key) => vendor[key].value === true),
    )
    expect(others.map(({ id }) => id).toSorted()).toEqual(ids)
    // The link leads to a section that no phone folds away.
    expect(text).toContain('(#if-none-of-the-three-fits)')
    expect(text).toMatch(/^### If none of the three fits$/m)
  })

  test('ties to the top plan of SimplePractice only what its record does', () => {
    const vendor = findVendor('simplepractice')
    expect(vendor?.groupTherapy.plans).toEqual(['Plus'])
    expect(vendor?.outcomeTracking.plans).toBeUndefined()
    expect(read('client/content/resources/top-emr-solutions.md')).toContain(
      'shows scores over time and, on its top plan only, holds group sessions',
    )
  })

  test('limits to NextGen Enterprise what its record documents for Enterprise alone', () => {
    const nextgen = findVendor('nextgen')
    expect(nextgen?.['prescribing.pdmp'].note).toContain('For NextGen Enterprise')
    expect(read('client/content/specialty-guides/best-ehr-psychiatry.md')).toMatch(
      /\[NextGen\].*PDMP for Enterprise only/,
    )
  })
})

describe('what articles say about a system', () => {
  const articles = textsIn(['migrations/articles'])

  test('comes from the catalogue, with its basis, in the columns of their tables', () => {
    const rows = articles.flatMap(({ file, source }) => comparedCells(source).map((cell) => ({ file, ...cell })))
    expect(rows.length).toBeGreaterThan(20)
    for (const { file, id, field, says } of rows) {
      expect([file, says]).toEqual([file, `{{cell:${id}:${field}}}`])
    }
  })
})

const columns = {
  Rating: 'starRating',
  'Estimated cost per month': 'estimatedCostPerMonth',
  'Ideal size': 'idealOrganizationSize',
  'Setup time': 'setupTime',
} as const

/** The cells of tables whose rows name a system and whose header names a field of the catalogue. */
function comparedCells(text: string) {
  let head: string[] = []
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length < 3) return []
    const id = cells[1]?.match(/\/emr\/(\w+)\)/)?.[1] as VendorId | undefined
    if (id === undefined) {
      if (!/^-+$/.test(cells[1] ?? '')) head = cells
      return []
    }
    return cells.flatMap((says, place) => {
      const field = columns[head[place] as keyof typeof columns]
      return field ? [{ id, field, says }] : []
    })
  })
}
