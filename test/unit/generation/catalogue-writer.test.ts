import { prepareArticle } from '../../../server/blog/pipeline'
import { articleWords } from '../../../server/generation/article'
import { catalogueWriter, partsOf, writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { planFor } from '../../../server/generation/catalogue-writer/plan'
import { continuing, withSerialCommas } from '../../../server/generation/catalogue-writer/words'
import { editArticle } from '../../../server/generation/editor'
import { articleProblems } from '../../../server/generation/topic/check-article'
import { readTopic } from '../../../server/generation/topic/read-topic'
import { findVendor, vendors } from '../../../shared/catalogue'
import { kindOf } from '../../../shared/kinds'
import { exportParts, exportPartsWithBeds, generalQuestions } from '../../../shared/leaving/questions'
import { leavingSteps } from '../../../shared/leaving/steps'
import { ruleSentence } from '../../../shared/rules'
import { topics } from '../../fixtures/topics'
import { readPage } from '../../support/visible-words'

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0
const edit = (topic: string, isTest = false) =>
  editArticle(writeFromCatalogue({ topic, isTest }), { slugs: new Set(), siteUrl: 'https://guide.example' })
/** The same with all that there is to say, also what an article has no room for. */
function whole(topic: string) {
  const content = partsOf(planFor(topic))
    .map(({ html }) => html)
    .join('')
  return editArticle(
    { ...writeFromCatalogue({ topic, isTest: false }), content },
    { slugs: new Set(), siteUrl: 'https://guide.example' },
  )
}
/** The systems that an article suggests: those of its verdict, or with a section of their own. */
const systemsIn = (content: string) =>
  Array.from(
    content.matchAll(/<h3>([^:]*?)<\/h3>|(?:Choose|Consider) <strong>(.*?)<\/strong>/g),
    ([, one, other]) => one ?? other,
  )
/** What there is to say under a heading. */
const sectionOf = (title: string, content: string) => content.split(`<h2>${title}</h2>`)[1]?.split('<h2>')[0] ?? ''
const itemsOf = (html: string) => Array.from(html.matchAll(/<li>(.*?)<\/li>/g), ([, item = '']) => item)

describe('the built-in writer', () => {
  it('shows for two named systems what their records differ in, and no needs that both meet', () => {
    const { content } = edit('Kipu vs SmartCare')
    const [, section = ''] = content.split('<h2>Where the records differ</h2>')
    const rows = (section.split('</table>')[0] ?? '').split('<tr>').slice(2)
    const cellsOf = (row: string) =>
      row
        .replace(/<[^>]*>/g, '|')
        .split('|')
        .filter(Boolean)
    expect(rows.length).toBeGreaterThan(8)
    for (const row of rows) {
      const [, ...cells] = cellsOf(row)
      expect(cells.slice(0, cells.length / 2).join()).not.toBe(cells.slice(cells.length / 2).join())
    }
    for (const label of ['AI Notetaking', '42 CFR Part 2 consent', 'Export contents']) expect(section).toContain(label)
    expect(content).not.toContain('What most outpatient practices need first')
  })

  it('says of each system whether its record lists the level of care', () => {
    const { content } = whole('Choosing an EMR for residential programs')
    expect(content).toMatch(/Its record lists residential care <a href="\/emr\/kipu#levelsOfCare">Sourced<\/a>\./)
    expect(whole('SmartCare for residential programs').content).toMatch(
      /Its record lists residential care <a href="\/emr\/smartcare#levelsOfCare">Unverified<\/a>\./,
    )
  })

  it.each(['', ...topics])('writes an article about %j that may be published', (topic) => {
    const post = edit(topic)
    expect(prepareArticle(post).unsupportedFigures).toEqual([])
    const reading = readTopic(topic || 'appointment reminders')
    expect('topic' in reading && articleProblems(reading.topic, post)).toEqual([])
    expect(post.status).toBe('published')
    // A topic on which the records say little has a shorter article.
    expect(words(post.content)).toBeGreaterThanOrEqual(480)
    expect(words(post.content)).toBeLessThanOrEqual(articleWords.most)
    expect(readPage(`<main>${post.content}</main>`).grade).toBeLessThanOrEqual(10)
    expect(post.content).toContain('<a href="/get-recommendation">Start Free Analysis</a>')
    expect(post.content).not.toMatch(/undefined|\[object|\bnull\b|NaN|\s[,.;]\s|\.\.(?!\.)|<p><\/p>|<ul><\/ul>/)
    expect([post.title, post.seo_title, post.excerpt, post.seo_description].join()).not.toMatch(/…|\s{2}|\.\./)
    expect(post.seo_title?.length).toBeLessThanOrEqual(60)
    expect(post.seo_description?.length).toBeLessThanOrEqual(155)
    expect(post.title.length).toBeLessThanOrEqual(140)
    expect(post.featured_image_url).toMatch(/^\/articles\/[\w-]+\.svg$/)
    expect(post.featured_image_alt).toBeTruthy()
  })

  it('repeats no title and no text', () => {
    const posts = topics.map((topic) => edit(topic))
    for (const key of ['title', 'content', 'excerpt'] as const)
      expect(new Set(posts.map((post) => post[key])).size).toBe(topics.length)
  })

  it('rejects a topic that it does not understand', () => {
    expect(() => edit('How to bake sourdough bread at home')).toThrow(/"bake", "sourdough", or "bread"/)
  })

  it('never recommends the system that a practice is leaving, and covers the move', () => {
    for (const topic of [
      'six-therapist practice moving off SimplePractice',
      'SimplePractice alternatives',
      'leaving SimplePractice',
    ]) {
      const { title, content, categories } = edit(topic)
      expect(title).toMatch(/^Leaving SimplePractice/)
      expect(systemsIn(content)).not.toContain('SimplePractice')
      expect(systemsIn(content).length).toBeGreaterThan(0)
      expect(content).toContain('What our records say about leaving SimplePractice')
      expect(content).toContain('Before the subscription is canceled; it cannot be paused')
      expect(content).toMatch(/read (?:November|[A-Z][a-z]+ \d+,) 2026/)
      for (const { title: step } of leavingSteps) expect(content).toContain(step)
      expect(content).toContain('/leaving/simplepractice')
      expect(categories).toEqual(['navigate-implementation'])
    }
  })

  it('suggests to a small practice no system that is made for agencies, but covers one that is named', () => {
    expect(systemsIn(whole('six-therapist practice moving off SimplePractice').content)).not.toContain('Credible EMR')
    expect(systemsIn(whole('Leaving SimplePractice for Credible with 6 clinicians').content)).toContain('Credible EMR')
  })

  it('describes the picks in the order of the match', () => {
    const { content } = edit('six-therapist practice moving off SimplePractice')
    const chosen = planFor('six-therapist practice moving off SimplePractice').chosen.map(({ name }) => name)
    expect(systemsIn(content).slice(0, 2)).toEqual(chosen.slice(0, 2))
  })

  it('ends every step of a move with a period', () => {
    const [, move = ''] = edit('leaving SimplePractice').content.split('<h2>The move, week by week</h2>')
    const tasks = Array.from((move.split('<h2>')[0] ?? '').matchAll(/<li>(.*?)<\/li>/g), ([, task]) => task)
    expect(tasks.length).toBeGreaterThan(6)
    for (const task of tasks) expect(task).toMatch(/[.?!]$/)
  })

  it('suggests only systems that serve the levels with beds of the one that is left, and names others made for it', () => {
    const { content } = edit('Leaving Kipu')
    const { chosen } = planFor('Leaving Kipu')
    expect(chosen.length).toBeGreaterThan(0)
    for (const { id, levelsOfCare } of chosen)
      expect([id, levelsOfCare.value?.includes('residential') ?? true]).toEqual([id, true])
    expect(content).toContain('>Sunwave Health</a>')
  })

  it('adds what the requested features cost for every clinician, and says what the source leaves open', () => {
    const { content, tags } = edit('EPCS costs in TherapyNotes and Kareo for eight prescribers')
    const text = content.replace(/<[^>]*>/g, '')
    const [, base = '', , more = ''] =
      /TherapyNotes costs 8 clinicians \$(\d+) a month Sourced\. (.*?)With \$65 a month for e-prescribing for each of the 8, it is \$(\d+) a month/.exec(
        text,
      ) ?? []
    expect(Number(more) - Number(base)).toBe(8 * 65)
    expect(text).toContain('The study does not say per what; we count it per prescriber.')
    expect(text).toContain('We have no plan prices for Kareo.')
    expect(content).toContain('$500 per facility once for PDMP checks, plus about $50 per user a year</td>')
    expect(tags).toContain('EPCS')
  })

  it('picks for psychiatry only systems whose record confirms prescribing and AI, and says what no record confirms', () => {
    const { content } = edit('AI note taking in psychiatry: what does it cost')
    expect(systemsIn(content)).not.toContain('TherapyNotes')
    for (const vendor of planFor('AI note taking in psychiatry: what does it cost').chosen) {
      expect(vendor.aiNotetaking.value).not.toBe(false)
      expect(vendor['prescribing.ePrescribing'].value).toBe(true)
    }
    expect(content).toMatch(/AI drafting in .*TherapyNotes<\/a> does not cover psychiatry notes/)
    expect(content).toContain('No record in our catalogue states that its AI tool writes psychiatric evaluations')
  })

  it('recommends nothing for methadone dosing, and says what is unverified and what to ask', () => {
    const { title, content } = edit('opioid treatment program with methadone dosing')
    expect(title).toMatch(/^Methadone Dosing and Dispensing in Opioid Treatment Programs/)
    expect(systemsIn(content)).toEqual([])
    expect(content).toContain(
      `We know no system well enough to recommend it for an opioid treatment program. ${kindOf('otp').does}`,
    )
    for (const question of kindOf('otp').questions) expect(content).toContain(`<li>${question}</li>`)
    expect(content).toContain('Methasoft')
    expect(content).toContain('How are take-home doses, missed doses, and guest dosing recorded?')
  })

  it('picks systems that serve the kind of care', () => {
    const { content } = edit('Best EMR for detox and residential addiction treatment')
    expect(systemsIn(content)).toContain('Kipu EMR')
    expect(systemsIn(content)).not.toContain('Doxy.me')
    expect(edit('Best EMR for ABA clinics').content).toContain('CentralReach')
  })

  it('states a rule in its tracked sentence', () => {
    const { title, content } = edit('Information blocking explained for small practices')
    expect(title).toMatch(/^Information Blocking/)
    expect(content).toContain(ruleSentence('information-blocking'))
    expect(content).toContain('/rules#information-blocking')
  })

  it('addresses only readers, in plain words', () => {
    for (const topic of topics)
      expect(edit(topic).content).not.toMatch(
        /the topic|you named|live from the hour|stand under|leaves the house|<strong>(?:For|Against) it|This says what|anybody/i,
      )
  })

  it('does not repeat a wrong figure', () => {
    const { title, content } = edit('Opus at $5 a month')
    expect(title).toBe('What Opus Costs')
    expect(title + content).not.toMatch(/\$5(?!\d)/)
  })

  it('never goes by the rating, which is only our own figure', () => {
    for (const topic of ['Kipu vs Opus', 'TherapyNotes vs Kipu', 'How to choose an EMR for a residential program'])
      expect(sectionOf('When to choose which', edit(topic).content)).not.toMatch(/\brating\b/)
  })

  it('names itself as the author, not at the end of the text', () => {
    expect(catalogueWriter.author).toBe('Our own software')
    for (const topic of topics) expect(edit(topic).content).not.toContain('Our own software')
  })

  it('begins bold words with a capital letter', () => {
    for (const topic of topics) expect(edit(topic).content).not.toMatch(/<li><strong>(?!(?:athenahealth)\b)\p{Ll}/u)
  })

  it('takes what an export has to contain, and what to ask, from the source of the leaving guides', () => {
    const { content } = whole('How to leave your EMR: moving records without losing data')
    const partsIn = (html: string) => itemsOf(sectionOf('What a full export has to contain', html))
    expect(partsIn(content).map((part) => part.toLowerCase())).toEqual(exportParts)
    expect(partsIn(whole('Leaving Kipu').content)).toHaveLength(exportPartsWithBeds.length)
    const questions = itemsOf(sectionOf('What to ask your vendor in writing', content))
    for (const { label, sentence } of generalQuestions.filter(({ field }) => field !== null))
      expect(questions).toContain(`<strong>${label}:</strong> ${sentence.replaceAll('&', '&amp;')}`)
  })

  it('shows at most six systems in a table of a feature, those reviewed in depth first', () => {
    for (const [topic, phrase] of [
      ['How to set up telehealth', 'telehealth'],
      ['How to set up e-prescribing', 'e-prescribing'],
      ['Denials and the revenue cycle', 'revenue-cycle tools (RCM)'],
    ] as const) {
      const [, table = '', line = ''] =
        /<table>(.*?)<\/table>(.*)/s.exec(sectionOf(`What our records say about ${phrase}`, whole(topic).content)) ?? []
      const idsIn = (html: string) => Array.from(html.matchAll(/"\/emr\/(\w+)"/g), ([, id]) => id)
      const depths = idsIn(table).map((id) => vendors.find((one) => one.id === id)?.depth)
      expect(depths).toHaveLength(6)
      expect(depths).toEqual([...depths].sort().reverse())
      expect(line).toMatch(/^<p>Also confirmed: <a /)
      expect(idsIn(line).filter((id) => idsIn(table).includes(id))).toEqual([])
    }
  })

  it('puts first whose record confirms the other parts of prescribing, too', () => {
    const confirms = planFor('E-prescribing controlled substances: which EMR systems support EPCS').chosen.map(
      (vendor) => vendor['prescribing.pdmp'].value === true,
    )
    expect(confirms).toContain(true)
    expect(confirms).toEqual([...confirms].sort((one, other) => Number(other) - Number(one)))
  })
})

describe('the words of the record', () => {
  it.each([
    ['CRM, EMR and billing share records, so a', 'CRM, EMR, and billing share records, so a'],
    ['email, text or phone call', 'email, text, or phone call'],
    ['practices, therapists among them, that put billing first and may', undefined],
    ['On leaving, the data export covers patient and claim records', undefined],
    ['in a browser, with encrypted traffic and nightly backup', undefined],
    ['On the line, and at night', undefined],
  ])('get the serial comma of a list only: %s', (text, expected) => {
    expect(withSerialCommas(text)).toBe(expected ?? text)
  })

  it('continue a sentence in lowercase, except for names and acronyms', () => {
    const [kipu, opus] = [findVendor('kipu'), findVendor('opus')]
    if (!(kipu && opus)) throw new Error('no such vendors')
    expect(continuing('A whole export', kipu)).toBe('a whole export')
    expect(continuing('AI notes cost extra', kipu)).toBe('AI notes cost extra')
    expect(continuing('Opus bills claims', opus)).toBe('Opus bills claims')
  })
})
