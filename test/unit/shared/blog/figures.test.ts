import { unsupportedFigures } from '../../../../shared/blog/figures'
import { figuresOf } from '../../../../shared/blog/figures-in-text'
import { vendors } from '../../../../shared/catalogue'
import { growth } from '../../../support/scanned'
import { builtTexts, textsIn } from '../../../support/texts'

const wrongIn = (article: string) => unsupportedFigures(article, vendors)

/** A table, its rows written as `a | b / c | d`, of which the first names the columns. */
function table(rows: string): string {
  const cellsOf = (row: string, tag: string) => row.split(' | ').map((cell) => `<${tag}>${cell}</${tag}>`)
  return `<table>${rows
    .split(' / ')
    .map((row, place) => `<tr>${cellsOf(row, place === 0 ? 'th' : 'td').join('')}</tr>`)
    .join('')}</table>`
}

describe('figures that the catalogue supports', () => {
  it.each([
    ['a price and a rating', '<p>Opus is rated 4.8/5 and costs $49-$89 a month.</p>'],
    ['one end of a range', '<p>Kipu EMR starts at $89 per user.</p>'],
    ['the top end alone', '<p>At most, Kipu is $179 a month.</p>'],
    ['an open starting price', '<p>TherapyNotes begins at $39+.</p>'],
    ['a rating in other words', '<p>SimplePractice has 4.6 out of 5 stars.</p>'],
    ['both readings of one rating', '<p>Epic has 4.4/5 in our comparison and 3.5/5 on its own page.</p>'],
    ['a price of the notes on a fact', '<p>A public catalogue lists SimplePractice Plus at $99 a month.</p>'],
    ['an extra that the vendor lists', '<p>TherapyAppointment asks $15 per therapist a month for telehealth.</p>'],
    ["a figure of the vendor's history", '<p>NextGen agreed to pay $31 million to settle claims.</p>'],
    ['thousands in short', '<p>Epic runs from about $500K to over $30M.</p>'],
    ['several vendors, each with its own', '<p>Opus (4.8/5, $49-$89) and Kipu EMR (4.7/5, $89-$179).</p>'],
    ['the price before the name', '<p>For $99 and up there is Valant.</p>'],
    ['prices tied to the names after them', '<p>The $39 of TherapyNotes is less than the $99 of Valant.</p>'],
    ['a product that is written out', '<p>For Opus, 8 clinicians at $49 make $392 a month.</p>'],
    ['a year of it', '<p>Valant at $99 is $1,188 for twelve months.</p>'],
    ['a table of vendors', table('System | Price / Opus | $49-$89')],
    ['a table with vendors as columns', table(' | Opus | Kipu / Price | $49 | $89')],
    ['a name from before', '<p>Tebra, formerly Kareo, is listed at $79-$149.</p>'],
    ['a name in two words', '<p>Therapy Notes is rated 4.7/5.</p>'],
    ['a free plan', '<p>Doxy.me has a plan for $0.</p>'],
    // No figures of a vendor.
    ['a billing code', '<p>In TherapyAppointment 90853 is the default code, and 99213-99215 are for visits.</p>'],
    ['a year', '<p>Kareo wrote in 2021 that video visits hold four people.</p>'],
    ['a ZIP code and a date', '<p>Valant, Seattle, WA 98101, asked on 4/5/2026.</p>'],
    ['around the clock', '<p>Kipu EMR answers 24/7.</p>'],
    ['a part of a regulation', '<p>Opus keeps 42 CFR Part 2 consents.</p>'],
    ['a count of providers', '<p>Opus suits 10-100 providers and takes 2-6 weeks.</p>'],
    ['a score of a questionnaire', '<p>SimplePractice sends PHQ-9 and GAD-7; a score of 12 is moderate.</p>'],
    ['a budget without a vendor', '<p>With a budget of $3,000 a month, write down what you need.</p>'],
    ['a budget before a vendor', '<p>With a budget of $3,000 a month Opus is within reach.</p>'],
    ['an example of a claim', '<p>Kareo shows the denied claim of $560 with its reason.</p>'],
    ['what an hour of work costs', '<p>At $24 an hour, ten minutes saved in Valant are four dollars a day.</p>'],
    ['common words that are names elsewhere', '<p>An epic effort costs $7,000, and credible sources say so.</p>'],
    ['a figure in the next paragraph', '<p>Opus has group notes.</p><p>A room costs $800 a month.</p>'],
    ["a made-up sum under a vendor's name", '<h2>Opus</h2><p>Suppose that a note costs $3 of your time.</p>'],
  ])('%s', (_what, article) => expect(wrongIn(article)).toEqual([]))
})

it('reads amounts in thousands whole, whatever follows them', () => {
  const values = (text: string) => figuresOf(text).map(({ value }) => value)
  expect(values('It costs $10,692 to $10,788 in the first year.')).toEqual([10_692, 10_788])
  expect(values('It costs $10,692-$10,788, or $891 to $899 a month.')).toEqual([10_692, 10_788, 891, 899])
})

describe('unsupported figures', () => {
  it.each<[what: string, article: string, vendor?: string, price?: string, listed?: string]>([
    ['a price', '<p>Opus costs $199 a month.</p>', 'Opus', '$199', '$49-$89'],
    ['one between the ends of a range', '<p>Kipu costs $120.</p>', 'Kipu EMR', '$120', '$89-$179'],
    ["another vendor's price", '<p>TherapyNotes costs $19.</p>', 'TherapyNotes', '$19', '$39+'],
    ['the second of two', '<p>Opus is $49 and Valant is $59.</p>'],
    ['in a list', '<ul><li>Valant: $59</li></ul>'],
    ['in a row of a table', table('System | Price / Valant | $59')],
    ['in a column of a table', table(' | Opus | Valant / Price | $49 | $59')],
    ['in a heading', '<h2>Valant for $59</h2>'],
    ['under a heading', '<h2>Valant</h2><ul><li>Price: $59 per month</li></ul>'],
    ['in the next sentence', '<p>Valant is for groups. It costs $59 a month.</p>'],
    ['in words', '<p>Valant costs 59 dollars.</p>', 'Valant', '59 dollars', '$99+'],
    ['as an entity', '<p>Valant costs &#36;59.</p>'],
    ['within other tags', '<p>Valant costs $<strong>59</strong>.</p>'],
    ['under a former name', '<p>Oracle Health is at $99.</p>', 'Oracle Cerner', '$99', '$400-$800+'],
    ['without its suffix', '<p>SmartCare costs $10.</p>', 'SmartCare EHR', '$10', '$79-$149'],
    ['in a plain text', 'Valant costs $59.'],
    ['a product of nothing that is named', '<p>Valant costs $198.</p>', 'Valant', '$198', '$99+'],
  ])('%s', (_what, article, vendor = 'Valant', price = '$59', listed = '$99+') =>
    expect(wrongIn(article)).toEqual([
      `${vendor}: the article gives a price of ${price}; the catalogue says ${listed} per month.`,
    ]),
  )

  it.each([
    ['<p>Opus is rated 3.2/5.</p>', 'Opus', 'a rating of 3.2/5', 'says 4.8/5'],
    ['<p>Mentegram has 4.9 stars.</p>', 'Mentegram', 'a rating of 4.9 stars', 'has no rating'],
    ['<p>ClinicSource costs $59.</p>', 'ClinicSource', 'a price of $59', 'has no price'],
    ['<p>Epic: 4.9 out of 5.</p>', 'Epic', 'a rating of 4.9 out of 5', 'says 4.4/5 and 3.5/5'],
  ])('of %s', (article, vendor, figure, catalogue) =>
    expect(wrongIn(article)).toEqual([`${vendor}: the article gives ${figure}; the catalogue ${catalogue}.`]),
  )

  it('are each named once', () => {
    const article = '<p>Opus costs $5. Opus costs $5.</p><p>Opus has 1.5/5.</p><p>Valant costs $5.</p>'
    expect(wrongIn(article).map((reason) => reason.split(':')[0])).toEqual(['Opus', 'Opus', 'Valant'])
  })

  it.each<[what: string, article: (size: number) => string]>([
    ['one sentence of names and wrong prices', (size) => 'Kipu $5 '.repeat(size)],
    ['figures in words and digits', (size) => 'Opus costs $49 and has 4.8/5 stars, 1,234.56 and $'.repeat(size)],
    ['sentences under one long heading', (size) => `<h2>${'Kipu '.repeat(size)}</h2>${'It costs $5. '.repeat(size)}`],
    ['cells of one row', (size) => `<table><tr>${'<td>costs $5</td>'.repeat(size)}</tr></table>`],
    [
      'rows under one long title',
      (size) => `<table><tr><th>${'Kipu '.repeat(size)}</th></tr>${'<tr><td>$5</td></tr>'.repeat(size)}</table>`,
    ],
  ])('are found in time proportional to the text: %s', (_what, articleOf) => {
    expect(growth((size) => wrongIn(articleOf(size)), 300)).toBeLessThan(6)
  })
})

describe("the site's own texts", () => {
  const folders = [
    'migrations/articles',
    'client/content/specialty-guides',
    'client/content/resources',
    'client/content/pages',
  ]
  const texts = textsIn(folders)

  // What a placeholder stands for is not a typed figure; it comes from the cost function or the catalogue.
  const typed = texts.map(({ source }) => source.replace(/\{\{(?!rule:)[^}]*\}\}/g, ''))
  const read = builtTexts(typed)

  it.each(texts.map(({ file }, at) => ({ file, ...read[at] })))('contain no unsupported figures: $file', (text) => {
    expect(wrongIn(`${Object.values(text.meta ?? {}).join('\n')}${text.html}`)).toEqual([])
  })
})

test("the cost of a vendor's plans for a stated number of clinicians counts as supported", () => {
  const of = (count: number, sum: string) => wrongIn(`<p>For ${count} clinicians TherapyNotes costs ${sum}.</p>`)
  // $79 for the first and $50 for each of nine more.
  expect(of(10, '$529 a month')).toEqual([])
  expect(of(10, '$19,044 in the first three years')).toEqual([])
  expect(of(11, '$529 a month')).toEqual([
    'TherapyNotes: the article gives a price of $529; the catalogue says $39+ per month.',
  ])
})
