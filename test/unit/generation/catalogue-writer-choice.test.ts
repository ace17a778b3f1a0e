import { partsOf, writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { factWords } from '../../../server/generation/catalogue-writer/facts'
import { planFor } from '../../../server/generation/catalogue-writer/plan'
import { editArticle } from '../../../server/generation/editor'
import { articleProblems } from '../../../server/generation/topic/check-article'
import { readTopic } from '../../../server/generation/topic/read-topic'
import { listed } from '../../../shared/words'

const edit = (topic: string) =>
  editArticle(writeFromCatalogue({ topic, isTest: false }), { slugs: new Set(), siteUrl: 'https://guide.example' })
/** All that there is to say, also what an article has no room for. */
const whole = (topic: string) =>
  partsOf(planFor(topic))
    .map(({ html }) => html)
    .join('')
const textOf = (topic: string) => whole(topic).replace(/<[^>]*>/g, '')
/** What there is to say under a heading. */
const under = (title: string, topic: string) => whole(topic).split(`<h2>${title}</h2>`)[1]?.split('<h2>')[0] ?? ''
const headingsOf = (topic: string) => Array.from(edit(topic).content.matchAll(/<h2>(.*?)<\/h2>/g), ([, title]) => title)

describe('prices for a group whose size the topic does not state', () => {
  const topic = 'TherapyNotes vs SimplePractice for group practices'

  it('are those of groups, first and in the tables', () => {
    expect(textOf(topic)).toMatch(
      /^At plan prices, TherapyNotes costs \$129 a month for 2 clinicians and \$529 a month for 10 clinicians\. SimplePractice costs \$173 a month for 2 clinicians and \$747 to \$755 a month for 10 clinicians\./,
    )
    expect(under('What they cost', topic)).toContain('<th>2 clinicians</th><th>5 clinicians</th><th>10 clinicians</th>')
    expect(under('At a glance', topic)).toContain('From $129 a month for 2 clinicians')
    expect(edit(topic).content).not.toContain('for 1 clinician')
  })

  it('come with the plans that take several clinicians', () => {
    expect(under('What they cost', topic)).toContain(
      'More than one clinician needs the Group plan of TherapyNotes and the Plus plan of SimplePractice.',
    )
  })

  it('stay those of one clinician where the topic names one or no size', () => {
    expect(under('At a glance', 'SimplePractice vs TherapyNotes')).toContain('From $49 a month for 1 clinician')
    const solo = 'TherapyNotes vs SimplePractice for a solo therapist'
    expect(headingsOf(solo)).not.toContain('What they cost')
    expect(edit(solo).content).not.toContain('2 clinicians')
  })
})

describe('an article on a part of prescribing', () => {
  const topic = 'E-prescribing controlled substances: which EMR systems support EPCS'

  it('puts first whose record confirms the other parts too', () => {
    const confirms = planFor(topic).chosen.map((vendor) => vendor['prescribing.pdmp'].value === true)
    expect(confirms).toContain(true)
    expect(confirms).toEqual([...confirms].sort((one, other) => Number(other) - Number(one)))
  })

  it('begins with what the records say, prices included, and what to ask', () => {
    expect(headingsOf(topic).slice(0, 2)).toEqual(['Which needs are on record', 'Questions for the vendors'])
    const table = under('Which needs are on record', topic)
    for (const row of ['E-prescribing of controlled substances (EPCS)', 'Checks of the state monitoring program'])
      expect(table).toContain(`<tr><td>${row}</td>`)
    const [, prices = ''] = table.split('<td>Price on record</td>')
    const priced = planFor(topic).chosen.flatMap((vendor) => factWords(vendor, 'prescribing.price') ?? [])
    expect(priced.length).toBeGreaterThan(0)
    for (const price of priced) expect(prices).toContain(`${price} for e-prescribing`)
    expect(headingsOf('Best EMR for psychiatry practices with telehealth')[0]).toBe('When to choose which')
  })

  it('names e-prescribing once, and still covers the topic', () => {
    const reading = readTopic(topic)
    expect(edit(topic).title).toMatch(/^E-Prescribing of Controlled Substances:/)
    expect('topic' in reading && articleProblems(reading.topic, edit(topic))).toEqual([])
    expect(headingsOf('How to set up e-prescribing and EPCS')).toContain('Setting up e-prescribing, step by step')
  })
})

it('says which picks nothing sets apart, and which other systems would do as well as the last one', () => {
  const topic = 'Why does my EMR have an AI notetaker?'
  const { chosen, level, asGood } = planFor(topic)
  expect(level.length).toBeGreaterThan(1)
  expect(asGood.length).toBeGreaterThan(0)
  const names = (systems: typeof level) => listed(systems.map(({ name }) => name))
  expect(textOf(topic)).toContain(
    `Nothing that we know sets ${names(level)} apart. ${names(asGood)} would do as well as ${chosen.at(-1)?.name}.`,
  )
})

describe('a price', () => {
  const open = '$65 a month (the study does not say per what; we count it per prescriber) <a '

  it('stands with what its source leaves open, in every table', () => {
    expect(under('Where the records differ', 'SimplePractice vs TherapyNotes')).toContain(`<td>${open}`)
    const topic = 'How much does an EMR cost for a practice of ten therapists'
    expect(under('What comes on top of the subscription', topic)).toContain(`<td>${open}`)
  })

  it('is printed once for each system', () => {
    const [, prices = ''] = /<strong>Price on record:<\/strong>(.*?)<\/li>/.exec(whole('EPCS and PDMP in Kareo')) ?? []
    expect(prices.match(/\$500 per facility/g)).toHaveLength(1)
  })

  it('says what it is for before what else it says', () => {
    expect(textOf('EPCS in Healthie')).toContain(
      '$20 per prescriber and month for e-prescribing of controlled substances (EPCS), on top of e-prescribing',
    )
  })

  it('says whom it is for', () => {
    const text = textOf('How much does an EMR cost for a practice of ten therapists')
    expect(text).toContain('Group: first clinician $79 per month, each additional clinician $50')
    expect(text).toContain('Plus: first clinician $99 per month, clinicians 2–5 $74,')
    expect(text).toContain('Solo: $69 per clinician per month')
    expect(textOf('What does athenahealth cost?')).toContain('$149–$299 per month (the figure does not say per what);')
  })
})

it('lists among the differences what is charged by the item, and how one gets out', () => {
  const section = under('Where the records differ', 'SimplePractice vs TherapyNotes')
  for (const label of ['Per-item charges', 'Term', 'Cancellation']) expect(section).toContain(`<td>${label}</td>`)
  expect(section).toContain('premium telehealth $15')
})

it('explains "Not verified" only under a table that has it', () => {
  const topic = 'TherapyNotes vs SimplePractice for group practices'
  expect(under('Which needs are on record', topic)).not.toContain('Not verified')
  expect(under('Which needs are on record', 'Best EMR for psychiatry practices with telehealth')).toContain(
    'Not verified does not mean no',
  )
})

it('asks no question about "it" without saying what it is', () => {
  expect(textOf('E-prescribing in behavioral health')).toContain('E-prescribing: Is it included in the price')
})
