import { prepareArticle } from '../../../server/blog/pipeline'
import { articleWords } from '../../../server/generation/article'
import { catalogueWriter, partsOf, writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { planFor } from '../../../server/generation/catalogue-writer/plan'
import { continuing, withSerialCommas } from '../../../server/generation/catalogue-writer/words'
import { editArticle } from '../../../server/generation/editor'
import { topicOf } from '../../../server/generation/prompt'
import { articleProblems } from '../../../server/generation/topic/check-article'
import { readTopic } from '../../../server/generation/topic/read-topic'
import { findVendor } from '../../../shared/catalogue'
import { costRange } from '../../../shared/catalogue/figures'
import { featureNotes } from '../../../shared/features/notes'
import { kindOf } from '../../../shared/kinds'
import { leavingSteps } from '../../../shared/leaving/steps'
import { featureKeys } from '../../../shared/match/terms/features'
import { ruleSentence } from '../../../shared/rules'
import { dollarRange, listed } from '../../../shared/words'
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
/** The warning for a practice of 6 where a system is listed for fewer. */
const tooSmall =
  /Check this first: it is listed for 1–5 providers .*; ask whether it suits a practice of 6 clinicians\./
const headingsOf = (topic: string) => Array.from(edit(topic).content.matchAll(/<h2>(.*?)<\/h2>/g), ([, title]) => title)

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

  it('gives the price of a feature asked for, leads with a published price, and warns of nothing beside the point', () => {
    const { content } = whole('TherapyNotes vs Kipu on EPCS')
    expect(content).toMatch(/<strong>Price on record:<\/strong> \$65 a month for e-prescribing/)
    expect(content).toMatch(/<td>From \$69 a month for 1 clinician <a [^>]*>Sourced<\/a><\/td>/)
    const [, verdict = ''] = content.split('When to choose which')
    expect(verdict.split('</ul>')[0]).not.toContain('public or partner API')
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

  it.each([
    ['Best EMR for psychiatry practices with telehealth', 'When to choose which'],
    ['Kipu vs SmartCare', 'When to choose which'],
    ['SimplePractice vs TherapyNotes', 'When to choose which'],
    ['How to set up e-prescribing', 'Setting up e-prescribing, step by step'],
    ['How much does an EMR cost for a practice of ten therapists', 'What the systems cost'],
    ['Leaving Kipu', 'What our records say about leaving Kipu EMR'],
  ])('begins %j with "%s"', (topic, first) => {
    expect(headingsOf(topic)[0]).toBe(first)
  })

  it('gives steps for every feature that a topic can ask to set up', () => {
    for (const key of featureKeys) expect(featureNotes[key].steps.length).toBeGreaterThan(2)
    const { content } = edit('How to set up e-prescribing')
    expect(content).toMatch(/<ol>(?:<li>[^<]+<\/li>){4,}<\/ol>/)
    expect(systemsIn(content)).toEqual([])
    expect(content).toContain('<th>On record, and its price</th><th>EPCS</th><th>PDMP</th><th>Source</th>')
  })

  it('shows what named systems cost practices of three sizes', () => {
    const { content } = edit('SimplePractice vs TherapyNotes')
    const [, prices = ''] = content.split('<h2>What they cost</h2>')
    expect(prices).toContain('<th>1 clinician</th><th>5 clinicians</th><th>10 clinicians</th>')
    expect(prices).toContain('<td>$529</td>')
    expect(headingsOf('Kipu vs SmartCare')).not.toContain('What they cost')
  })

  it('names what comes on top of the subscription to those who ask for a cost, and no general needs', () => {
    const topic = 'How much does an EMR cost for a practice of ten therapists'
    const [, onTop = ''] = whole(topic).content.split('<h2>What comes on top of the subscription</h2>')
    expect(onTop).toMatch(/^<table>.*?<td>Price of e-prescribing<\/td><td>\$49 per clinician a month/)
    expect(headingsOf(topic)).not.toContain('What group practices need first')
  })

  it('puts the rule with the nearest end first for prescribers by video, and Part 2 into addiction treatment', () => {
    const topic = 'Best EMR for psychiatry practices with telehealth'
    expect(headingsOf(topic)).toContain('Controlled substances by telehealth (DEA)')
    const headings = Array.from(whole(topic).content.matchAll(/<h2>(.*?)<\/h2>/g), ([, title]) => title)
    const places = ['Controlled substances by telehealth (DEA)', 'Medicare behavioral telehealth'].map((name) =>
      headings.indexOf(name),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)
    expect(headingsOf('EMR for residential addiction treatment')).toContain('42 CFR Part 2: substance use records')
  })

  it("gives the weeks of a program with beds for a system with beds, as the vendor's leaving guide does", () => {
    const kipu = edit('Leaving Kipu').content
    expect(kipu).toContain('<strong>24 to 23 weeks before:</strong> ')
    expect(kipu).toContain('If you run no beds, use the <a href="/leaving#weeks">plan of 12 weeks</a>.')
    expect(edit('Leaving SimplePractice').content).toContain('<strong>12 weeks before:</strong> ')
  })

  it('gives the present name of a system, and shows no address in place of a link', () => {
    const { content } = whole('Best EMR for psychiatry practices with telehealth')
    expect(content).toContain('<h3>Kareo (now Tebra)</h3>')
    expect(whole('AI note taking in psychiatry: what does it cost').content).not.toMatch(/>[^<]*https?:/)
    expect(content).toContain('<a href="/blog/best-ehr-psychiatry">Our guide</a> picks by hand, one system')
  })

  it('repeats no title and no text', () => {
    const posts = topics.map((topic) => edit(topic))
    for (const key of ['title', 'content', 'excerpt'] as const)
      expect(new Set(posts.map((post) => post[key])).size).toBe(topics.length)
  })

  it('rejects a topic that it does not understand', () => {
    expect(() => edit('How to bake sourdough bread at home')).toThrow(/"bake", "sourdough", or "bread"/)
  })

  it('covers the systems and the feature that the topic names', () => {
    const { title, content, categories, tags } = edit('How to set up telehealth in Valant')
    expect(title).toBe('How to Set Up Telehealth in Valant')
    expect(systemsIn(content)).toEqual(['Valant'])
    expect(content).toContain('Setting up telehealth, step by step')
    expect(content).toContain(ruleSentence('medicare-telehealth'))
    expect(categories).toContain('best-emr-at')
    expect(tags).toEqual(expect.arrayContaining(['telehealth', 'Valant']))
  })

  it("compares two named systems by the catalogue's values", () => {
    const { title, content } = edit('TherapyNotes vs SimplePractice')
    expect(title).toBe('TherapyNotes and SimplePractice Compared')
    expect(content).toContain('/comparisons?emr1=therapynotes&amp;emr2=simplepractice')
    expect(content).toMatch(/4\.7\/5.*4\.6\/5/s)
    expect(/<h2>(.*?)<\/h2>/.exec(content)?.[1]).toBe('When to choose which')
  })

  it('names a rule and its setting once', () => {
    const { title, excerpt } = edit('CCBHC criteria')
    expect(title).toContain('What They Mean')
    expect(excerpt).not.toContain('in CCBHCs')
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

  it('says that the match chose its systems, with the answers that it was given', () => {
    const { content } = edit('six-therapist practice moving off SimplePractice')
    expect(content).toContain(
      'TherapyNotes, Jane, and PracticeQ are the picks of <a href="/match?organization=practice&amp;industry=mental-health&amp;providers=6&amp;current=simplepractice&amp;leaving=true">our match tool</a> for group practices',
    )
    expect(edit('What does EPCS cost?').content).toContain(
      'confirm e-prescribing of controlled substances (EPCS) and hold a price for it, so we compare them here.',
    )
    expect(edit('TherapyNotes vs SimplePractice').content).not.toContain('match tool')
  })

  it('gives the published price for a stated number of clinicians, and says which size a system is listed for', () => {
    const topic = 'six-therapist practice moving off SimplePractice'
    const { content } = whole(topic)
    expect(content).toContain(
      '<td>6 clinicians: $329 a month at its plan prices <a href="/emr/therapynotes#price.plans">Sourced</a></td>',
    )
    expect(whole('TherapyNotes vs TherapyAppointment for 6 clinicians').content).toMatch(tooSmall)
    const { chosen } = planFor(topic)
    expect(content).toContain(
      `emr3=${chosen.at(-1)?.id}&amp;providers=6">${listed(chosen.map(({ name }) => name))} side`,
    )
    expect(whole('Best EMR for group practices').content).not.toContain('at published prices')
  })

  it('describes the picks in the order of the match', () => {
    const { content } = edit('six-therapist practice moving off SimplePractice')
    const chosen = planFor('six-therapist practice moving off SimplePractice').chosen.map(({ name }) => name)
    expect(systemsIn(content).slice(0, 2)).toEqual(chosen.slice(0, 2))
  })

  it('says in the headline of a move whose it is, and files it under the system that is left', () => {
    const { title, tags } = edit('six-therapist practice moving off SimplePractice')
    expect(title).toBe('Leaving SimplePractice: What a Six-Clinician Practice Should Export and Ask')
    expect(tags?.slice(0, 2)).toEqual(['changing systems', 'SimplePractice'])
    expect(edit('practice with 8 clinicians leaving SimplePractice').title).toContain('an Eight-Clinician Practice')
    expect(edit('Detox and residential treatment: what to look for').title).toContain('Residential and Detox Programs')
  })

  it('ends every step of a move with a period', () => {
    const [, move = ''] = edit('leaving SimplePractice').content.split('<h2>The move, week by week</h2>')
    const tasks = Array.from((move.split('<h2>')[0] ?? '').matchAll(/<li>(.*?)<\/li>/g), ([, task]) => task)
    expect(tasks.length).toBeGreaterThan(6)
    for (const task of tasks) expect(task).toMatch(/[.?!]$/)
  })

  it('says of a rule what another one covers, and never tells anyone to cancel a real prescription', () => {
    const { content } = edit('Best EMR for psychiatry practices with telehealth')
    expect(content).toContain(
      '<a href="/rules#buprenorphine">Buprenorphine for opioid use disorder has a permanent rule',
    )
    const setup = edit('How to set up e-prescribing').content
    expect(setup).toContain('test environment or to its test pharmacy, never to a working pharmacy')
    expect(setup).toContain('<h2>Electronic prescribing of controlled substances</h2>')
  })

  it('holds no limit against one of two systems that the other has too, and says what both have', () => {
    const { content } = edit('SimplePractice vs TherapyNotes')
    const [, verdict = ''] = content.split('<h2>When to choose which</h2>')
    expect(verdict.split('</ul>')[0]).not.toContain('API')
    expect(content).toMatch(
      /<p>Both records confirm AI note-taking, telehealth, [^<]*\. According to their records, neither has a public API\.<\/p>/,
    )
    expect(content).toMatch(
      /^<p>At plan prices, SimplePractice costs \$49 to \$99 a month for 1 clinician\. TherapyNotes costs \$69 to \$79 a month for 1 clinician\./,
    )
  })

  it('suggests only systems that serve the levels with beds of the one that is left, and names others made for it', () => {
    const { content } = edit('Leaving Kipu')
    const { chosen } = planFor('Leaving Kipu')
    expect(chosen.length).toBeGreaterThan(0)
    for (const { id, levelsOfCare } of chosen)
      expect([id, levelsOfCare.value?.includes('residential') ?? true]).toEqual([id, true])
    expect(content).toContain('>Sunwave Health</a>')
  })

  it('puts an estimate in a column of its own where a cost is asked for', () => {
    expect(edit('How much does an EMR cost for a practice of ten therapists').content).toContain(
      '<th>Estimated cost, where no plan price is known</th>',
    )
  })

  it('marks a first year that rests on an estimate, and says whether it is our own', () => {
    const { content } = whole('How much do Kareo, Jane and TherapyNotes cost for 10 clinicians?')
    const yearOf = (id: string) => {
      const { min = 0, max = 0 } = costRange(findVendor(id)?.estimatedCostPerMonth.value ?? null) ?? {}
      return `${dollarRange({ least: min * 120, most: (max ?? 0) * 120 })} by`
    }
    expect(content).toContain(`only:</strong> ${yearOf('kareo')} our own older figure <a href="/emr/kareo#`)
    expect(content).toContain(`only:</strong> ${yearOf('jane')} the estimated cost <a href="/emr/jane#`)
    expect(content).toContain('About $75 per provider, once')
  })

  it('tells plans without a price for the size from no plan prices', () => {
    const { content } = edit('How much do Kareo, Jane and TherapyNotes cost for 10 clinicians?')
    expect(content).toContain(
      'No plan of Jane has a price on record for 10 clinicians. We have no plan prices for Kareo.',
    )
    expect(content).toMatch(/>Jane<\/a><\/td><td>None for this size<\/td>/)
    expect(content).toMatch(/>Kareo<\/a><\/td><td>None on record<\/td>/)
  })

  it('answers what a system costs a stated number of clinicians first', () => {
    const { content } = edit('How much does SimplePractice cost for a group of 12 clinicians?')
    const [first = ''] = content.split('</p>')
    expect(first.replace(/<[^>]*>/g, '')).toMatch(
      /^At its plan prices, SimplePractice costs 12 clinicians \$[\d,]+ to \$[\d,]+ a month Sourced\. That is \$[\d,]+ to \$[\d,]+ in the first year\./,
    )
    expect(content).toContain('<h2>What SimplePractice costs</h2>')
    // Controlled substances are sent with e-prescribing.
    expect(edit('What does EPCS cost?').content).toMatch(/TherapyNotes<\/a><\/td><td>\$65 a month for e-prescribing/)
    expect(edit('What does Kipu cost for 12 clinicians?').content).not.toContain('At its plan prices')
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

  it('says of a system that a practice moves to what it imports, and asks for it', () => {
    const { content } = edit('Moving from SimplePractice to TherapyNotes')
    expect(content).toMatch(
      /<h2>Moving to TherapyNotes<\/h2><ul><li><strong><a [^>]*>TherapyNotes<\/a>:<\/strong> we found no public page on what it imports, so ask before you sign <a href="\/emr\/therapynotes#leaving\.migrationIn">Not verified/,
    )
    expect(content).toContain('<li>Which files of our old system can you import,')
    expect(content).toContain('So cancel last: only after you have opened the final export')
    expect(content).not.toContain('come closest to what you describe')
    expect(edit('Moving from SimplePractice to Kipu').content).toMatch(
      /<h2>Moving to Kipu EMR<\/h2><ul><li><strong><a [^>]*>Kipu EMR<\/a>:<\/strong> (?:takes in|we found)/,
    )
    expect(edit('How to choose an EMR for a residential program').content).not.toContain(
      'Which files of our old system',
    )
  })

  it('names the requested costs with their sources, and says which are unknown', () => {
    const { title, content } = edit('AI note taking in psychiatry: what does it cost')
    expect(title).toBe('What AI Note-Taking Costs in Psychiatry')
    expect(content).toContain('$35 per clinician a month')
    expect(content).toContain('$0.59 per AI note')
    expect(content).toMatch(/href="\/emr\/therapyappointment#ai.price">[^<]+; read /)
    expect(content).toMatch(/We found no price for /)
    const fees = edit('What does a bed board cost?').content
    expect(fees).toMatch(/No public page we read names a price for a bed board/)
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

  it('names systems with a page of ours apart from those that we have not reviewed', () => {
    const [, elsewhere = ''] = edit('Best EMR for a practice in Canada').content.split('<h2>Where else to look</h2>')
    const [own = '', foreign = ''] = elsewhere.split('We have not reviewed them:')
    expect(own).toContain('<a href="/emr/jane">Jane</a>: made in Canada')
    expect(foreign.split('<h2>')[0]).toContain('<a href="https://')
    expect(foreign.split('<h2>')[0]).not.toContain('"/emr/')
  })

  it('states a rule in its tracked sentence', () => {
    const { title, content } = edit('Information blocking explained for small practices')
    expect(title).toMatch(/^Information Blocking/)
    expect(content).toContain(ruleSentence('information-blocking'))
    expect(content).toContain('/rules#information-blocking')
  })

  it('has one default topic for use and one for tests', () => {
    const names = planFor(topicOf({ topic: '', isTest: false })).systems.map(({ name }) => name)
    expect(names).toHaveLength(2)
    expect(edit('').title).toBe(`${names.join(' and ')} Compared on Appointment Reminders`)
    const test = edit('', true)
    expect(test.content).toMatch(/42 CFR Part 2.*[Tt]reatment plan/s)
    expect(test.categories).toContain('security-and-compliance')
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

  describe('about one system', () => {
    const { content, title } = edit('Kipu in residential programs')
    const { content: thin } = edit('Opus in residential programs')

    it('speaks of one vendor', () => {
      expect(title).toBe('Kipu EMR in Residential Programs: Strengths, Limits, and What to Ask')
      expect(content).toContain('Here is what our records say about Kipu EMR.')
      expect(content).toContain('<h2>Questions for the vendor</h2>')
      expect(content).toContain('Send these questions to Kipu, and ask')
      expect(content).toContain('href="/comparisons?emr1=kipu"')
      expect(content).not.toMatch(/each vendor|the vendors/)
    })

    it('marks every value with its basis, as the site does', () => {
      expect(content).toContain('4.7/5 <a href="/emr/kipu#starRating">Our figure</a>')
      expect(content).toContain('$89–$179 per user per month <a href="/emr/kipu#estimatedCostPerMonth">Our figure</a>')
      expect(content).toContain('4–8 weeks <a href="/emr/kipu#setupTime">Unverified</a>')
      const statements = Array.from(content.matchAll(/<li><strong>(?:Strength|Limit):.*?<\/li>/g), ([item]) => item)
      expect(statements.length).toBeGreaterThan(3)
      for (const item of statements) expect(item).toMatch(/#(?:strengths|limits)">Sourced\*?<\/a><\/li>$/)
    })

    it('says first what such a program needs, and what the record has on it', () => {
      expect(content).toContain('<h2>What residential programs need first</h2>')
      expect(content).toContain('<strong>Medication administration:</strong>')
      expect(content).toContain('Ask to see a change of shift')
      expect(content).not.toContain('What matters for this kind of practice')
    })

    it('marks once each need that the record does not confirm', () => {
      expect(thin.match(/<strong>Not verified:<\/strong>/g)).toHaveLength(1)
      expect(thin).toMatch(/<li><strong>Not verified:<\/strong> [^<]*medication administration[^<]*; ask the vendor\./)
      expect(content).toContain('We do not compare systems on shift and observation notes, so ask every vendor.')
      expect(content).not.toContain('most outpatient practices')
    })

    it('asks the vendor about each need', () => {
      const questions = content.slice(content.indexOf('<h2>Questions for the vendor</h2>'))
      for (const need of [
        'Medication administration',
        'Bed board',
        'Shift and observation notes',
        'Institutional billing',
      ])
        expect(questions).toContain(`<li>${need}: `)
    })
  })

  it('shows in one table what each record says about the needs of the practice, and asks about all of them', () => {
    const { content } = whole('Best EHR for detox programs')
    const [, table = ''] = /<h2>Which needs are on record<\/h2><table>(.*?)<\/table>/s.exec(content) ?? []
    const rows = table.split('<tr>').slice(2)
    expect(rows.map((row) => /<td>(.*?)<\/td>/.exec(row)?.[1])).toEqual(['Medication administration', 'Bed board'])
    const count = systemsIn(content).length / 2
    for (const row of rows)
      expect(row.match(/<td>(?:(?:Yes|In part|No)(?:; [^<]+)? <a|Not verified)/g)).toHaveLength(count)
    expect(content).toContain('We do not compare systems on medication orders or vital signs, so ask every vendor.')
    const questions = content.slice(content.indexOf('<h2>Questions for the vendors</h2>'))
    for (const need of ['medication orders', 'medication administration', 'vital signs', 'bed board']) {
      expect(questions).toContain(`<li>${need.charAt(0).toUpperCase()}${need.slice(1)}: `)
    }
  })

  it('marks a need that a record confirms with the basis of the value, and adds what the record leaves open', () => {
    const { content } = edit('SmartCare for detox programs')
    expect(content).toContain(
      '<strong>On record:</strong> medication administration <a href="/emr/smartcare#clinical.emar">Sourced</a> and a bed board <a href="/emr/smartcare#clinical.bedBoard">Sourced</a> (we found nothing on billing from the census).',
    )
  })

  describe('on when to choose which of several systems', () => {
    const verdictOf = (topic: string) => /<h2>When to choose which<\/h2>(.*?)<h2>/s.exec(edit(topic).content)?.[1] ?? ''

    it('never goes by the rating, which is only our own figure', () => {
      for (const topic of ['Kipu vs Opus', 'TherapyNotes vs Kipu', 'How to choose an EMR for a residential program'])
        expect(verdictOf(topic)).not.toMatch(/\brating\b/)
    })

    it('says each reason as a clause of its own, and what to do without one', () => {
      const verdict = verdictOf('six-therapist practice moving off SimplePractice')
      // Two of the three have the same need on record, so it does not tell them apart.
      expect(verdict).not.toContain('supervision sign-off <a')
      expect(verdict).toMatch(/Consider <strong>TherapyNotes<\/strong> if this describes you: .*\. Check this first: /)
      expect(verdictOf('Kareo vs TherapyNotes')).toContain(
        'Consider <strong>Kareo</strong> (now Tebra) if this describes you: independent practices, therapists among them, that put billing first',
      )
    })

    it('takes a need that the only record with a text meets in part for no reason to choose it', () => {
      const residential = verdictOf('Kipu vs SmartCare for residential addiction treatment')
      expect(residential).toMatch(/Consider <strong>SmartCare EHR<\/strong> if this describes you: /)
      expect(residential).not.toMatch(/Only its record says anything about 42 CFR Part 2 consents/)
    })

    it('goes by the levels of care that the topic names, where only one record has a source', () => {
      const residential = verdictOf('Kipu vs SmartCare for a residential program')
      expect(residential).toMatch(
        /Choose <strong>Kipu EMR<\/strong> if you want a source that says it serves residential programs \(only its record has one: /,
      )
      expect(residential).not.toContain('if you treat eating disorders')
      expect(verdictOf('Kipu vs SmartCare')).toContain('if you treat eating disorders')
    })

    it('names first what is open about the feature that favors a system, or its size', () => {
      const kipu = findVendor('kipu')
      const beds = kipu && continuing(kipu['clinical.bedBoard'].note ?? '', kipu)
      expect(verdictOf('Kipu vs BestNotes for a residential and detox program')).toContain(
        `Check this first: ${beds?.replace(/\.$/, '')}`,
      )
      expect(verdictOf('TherapyNotes vs TherapyAppointment for 6 clinicians')).toMatch(tooSmall)
    })

    it('names a kind of care only if the topic asks about it or compares systems', () => {
      const programs = verdictOf('How to choose an EMR for a residential and detox program')
      expect(programs).toContain('Choose <strong>Kipu EMR')
      expect(programs).not.toContain('you treat')
      expect(verdictOf('TherapyNotes vs Kipu')).toMatch(/if you treat [^(]+\(only it is listed for that: /)
    })

    it('names a size only where the ranges do not overlap', () => {
      expect(verdictOf('SimplePractice vs Kipu')).not.toContain('of the size')
      expect(verdictOf('Epic vs SimplePractice')).toMatch(/of the size it is listed for/)
    })
  })

  it('explains an asterisk only where readings differ', () => {
    expect(edit('Epic for a large health system').content).toContain('An asterisk means that other readings differ.')
    expect(edit('Kipu in residential programs').content).not.toContain('asterisk')
  })

  it('names itself as the author, not at the end of the text', () => {
    expect(catalogueWriter.author).toBe('Our own software')
    for (const topic of topics) expect(edit(topic).content).not.toContain('Our own software')
  })

  it('begins bold words with a capital letter', () => {
    for (const topic of topics) expect(edit(topic).content).not.toMatch(/<li><strong>(?!(?:athenahealth)\b)\p{Ll}/u)
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
