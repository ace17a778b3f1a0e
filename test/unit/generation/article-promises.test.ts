import { partsOf, writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { basisMark, factWords } from '../../../server/generation/catalogue-writer/facts'
import { planFor } from '../../../server/generation/catalogue-writer/plan'
import { asClause } from '../../../server/generation/catalogue-writer/words'
import { findVendor, vendors } from '../../../shared/catalogue'
import { kindOf } from '../../../shared/kinds'
import { publicPoints } from '../../../shared/leaving/evidence'
import { exportParts, exportPartsWithBeds, generalQuestions } from '../../../shared/leaving/questions'

const write = (topic: string) => writeFromCatalogue({ topic, isTest: false })
const headingsOf = (content: string) => Array.from(content.matchAll(/<h2>(.*?)<\/h2>/g), ([, title]) => title)
/** All that there is to say, also what an article has no room for. */
const whole = (topic: string) =>
  partsOf(planFor(topic))
    .map(({ html }) => html)
    .join('')
const sectionOf = (topic: string, title: string) => whole(topic).split(`<h2>${title}</h2>`)[1]?.split('<h2>')[0] ?? ''
const itemsOf = (html: string) => Array.from(html.matchAll(/<li>(.*?)<\/li>/g), ([, item = '']) => item)

describe('an article about leaving any system', () => {
  const topic = 'How to leave your EMR: moving records without losing data'
  const { title, excerpt, content } = write(topic)

  it('opens with the two lists that its headline promises, then gives the weeks', () => {
    expect(title).toBe('Leaving Your EMR: What to Export and What to Ask')
    expect(excerpt).toContain('What a full export of your records has to contain, what to ask your vendor in writing')
    expect(headingsOf(content).slice(0, 3)).toEqual([
      'What a full export has to contain',
      'What to ask your vendor in writing',
      'The move, week by week',
    ])
  })

  it('takes both lists from the source of the leaving guides', () => {
    const parts = itemsOf(sectionOf(topic, 'What a full export has to contain'))
    expect(parts.map((part) => part.toLowerCase())).toEqual(exportParts)
    const questions = itemsOf(sectionOf(topic, 'What to ask your vendor in writing'))
    const points = generalQuestions.filter(({ field }) => field !== null)
    expect(publicPoints(points)).toHaveLength(7)
    for (const { label, sentence } of points)
      expect(questions).toContain(`<strong>${label}:</strong> ${sentence.replaceAll('&', '&amp;')}`)
    // The contents stand in their own list.
    expect(questions.join()).not.toContain('Please list which of these')
  })

  it('links the letters, the implementation guide, its list, and the rules', () => {
    expect(content).toContain(
      'Send the vendor <a href="/leaving">the letter from its leaving guide</a>, or the questions',
    )
    expect(content).toContain('<a href="/resources/emr-implementation">implementation guide</a>')
    expect(content).toContain('<a href="/resources/emr-implementation#go-or-no-go">go or no-go list</a>')
    for (const id of ['business-associate-return', 'record-retention'])
      expect(content).toContain(`<a href="/rules#${id}">`)
  })
})

describe('an article about leaving one system', () => {
  it('lists what the export of a program with beds has to contain, and links the letter', () => {
    const parts = itemsOf(sectionOf('Leaving Kipu', 'What a full export has to contain'))
    expect(parts).toHaveLength(exportPartsWithBeds.length)
    expect(write('Leaving Kipu').content).toContain(
      'Send the vendor <a href="/leaving/kipu">the letter from its leaving guide</a>',
    )
  })

  it('gives both lists for a system outside the catalogue, too, and promises no letter', () => {
    const name = kindOf('hospital').elsewhere[0]?.name
    const { content } = write(`Alternatives to ${name} for inpatient treatment`)
    expect(headingsOf(content).slice(0, 2)).toEqual([
      'What a full export has to contain',
      `What to ask ${name} in writing`,
    ])
    expect(content).toContain('<li>Medication administration records and orders</li>')
    expect(content).toContain('Send the vendor the questions above, with a date')
  })

  it('lists no chart to export from a product that keeps none', () => {
    expect(headingsOf(write('leaving Doxy.me').content)).not.toContain('What a full export has to contain')
  })
})

describe('an article on a choice', () => {
  const verdictOf = (topic: string) => itemsOf(sectionOf(topic, 'When to choose which'))
  const checkOf = (topic: string, name: string) =>
    verdictOf(topic)
      .find((item) => item.includes(`<strong>${name}</strong>`))
      ?.split('Check this first: ')[1]

  it('names the needs that a record leaves open before its notes', () => {
    const topic = 'BestNotes, Credible and Kipu compared for residential addiction treatment'
    const notesOf = (id: string, ...fields: ('clinical.bedBoard' | 'clinical.emar' | 'billing.authorizations')[]) => {
      const vendor = findVendor(id)
      return fields.map((field) => vendor && asClause(vendor[field].note ?? '', vendor))
    }
    const [beds, doses, units] = notesOf('kipu', 'clinical.bedBoard', 'clinical.emar', 'billing.authorizations')
    expect(checkOf(topic, 'Kipu EMR')).toBe(`${beds}; ${doses}; on authorizations, ${units}.`)
    expect(checkOf(topic, 'Credible EMR')).toBe(
      'medication administration and authorizations, which its record does not confirm.',
    )
    const [given, limit] = notesOf('bestnotes', 'clinical.emar', 'billing.authorizations')
    expect(checkOf(topic, 'BestNotes')).toBe(
      `bed board, which its record does not confirm; ${given}; on authorizations, ${limit}.`,
    )
    // No record confirms it, so it tells no two systems apart.
    expect(verdictOf(topic).join()).not.toContain('institutional billing')
  })

  it('tells for every system how many people a video visit holds', () => {
    const topic = 'Best EMR for psychiatry practices with telehealth'
    const field = 'clinical.telehealthParticipants'
    const picks = planFor(topic).chosen.map((vendor) => ({ vendor, words: factWords(vendor, field) }))
    const cells = picks.map(({ vendor, words }) => (words ? `${words} ${basisMark(vendor, field)}` : 'Not verified'))
    expect(cells).toContain('Not verified')
    expect(write(topic).content).toContain(
      `<tr><td>People in a video visit</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    const limited = picks.filter(({ words }) => words !== null)
    expect(limited.length).toBeGreaterThan(0)
    for (const { vendor, words } of limited)
      expect(checkOf(topic, vendor.name)).toContain(`people in a video visit suits you: ${words} <a`)
  })

  it('puts a limit as something to check', () => {
    expect(checkOf('Why does my EMR have an AI notetaker?', 'SimplePractice')).toMatch(
      /^whether it suits you that clinicians who have turned on the AI Note Taker /,
    )
  })

  it('shows a text of the record in its words, with its note, and takes it for no yes', () => {
    const table = sectionOf('Kipu vs SmartCare for residential addiction treatment', 'Which needs are on record')
    const rowOf = (need: string) => table.split('<tr>').find((row) => row.startsWith(`<td>${need}</td>`)) ?? ''
    expect(rowOf('42 CFR Part 2 consents')).toMatch(
      /<td>In part; staff of mental-health and SUD programs do not see [^<]*; once the Coordinated Care Consent is signed, all users see everything; [^<]*<a/,
    )
    expect(rowOf('Authorizations')).toMatch(
      /<td>Units, dates, [^<]*; another page says that with the vendor's own billing product, [^<]* <a/,
    )
    expect(rowOf('42 CFR Part 2 consents') + rowOf('Authorizations')).not.toContain('Yes')
  })

  it('warns of nothing beside the price where only a cost is asked', () => {
    const verdict = verdictOf('What do Valant and TherapyNotes cost?').join()
    expect(verdict).toContain('Check this first: its price: we found none for its plans')
    expect(verdict).not.toContain('import')
    // Its plans have prices, but none for so many.
    expect(verdictOf('What do Jane and TherapyNotes cost for 10 clinicians?').join()).toContain(
      'Check this first: its price: we found none for 10 clinicians, so ask for a quote.',
    )
    expect(verdictOf('What do athenahealth and Valant cost?').join()).toContain('a share of what you collect')
  })

  it('says which kind of care a program is for, unless its name does', () => {
    const titleOf = (topic: string) => write(topic).title
    const { title, excerpt, content } = write('EMR for residential addiction treatment')
    expect(title).toBe('Choosing an EMR for Residential Substance Use Programs')
    expect(excerpt).toContain('What matters in residential substance use programs,')
    expect(content.split('</p>')[0]).toContain('for residential substance use programs')
    expect(titleOf('IOP for mental health')).toBe('Choosing an EMR for IOP/PHP Mental Health Programs')
    expect(titleOf('Best EMR for detox and residential addiction treatment')).toBe(
      'Choosing an EMR for Residential and Detox Programs',
    )
    expect(titleOf('Kipu in residential programs')).toContain('in Residential Programs:')
  })
})

describe('an article on setting something up', () => {
  const content = whole('How to set up online intake forms in your EMR')

  it('covers consents, the privacy notice, estimates, and who is alerted', () => {
    const steps = sectionOf('How to set up online intake forms in your EMR', 'Setting up intake, step by step')
    for (const words of ['consent', 'notice of privacy practices', 'good faith estimate', 'who is alerted'])
      expect(steps).toContain(words)
  })

  it('leads with what matters most, and says it once', () => {
    expect(content).toMatch(/^<p>Intake goes well when [^<]* The steps apply to any system\./)
    expect(content.match(/Most of the work is deciding which questions to drop/g)).toHaveLength(1)
  })

  it('shows at most six systems in a table of a feature, those reviewed in depth first', () => {
    for (const [topic, phrase] of [
      ['How to set up telehealth', 'telehealth'],
      ['How to set up e-prescribing', 'e-prescribing'],
      ['Denials and the revenue cycle', 'revenue-cycle tools (RCM)'],
    ] as const) {
      const [, table = '', line = ''] =
        /<table>(.*?)<\/table>(.*)/s.exec(sectionOf(topic, `What our records say about ${phrase}`)) ?? []
      const idsIn = (html: string) => Array.from(html.matchAll(/"\/emr\/(\w+)"/g), ([, id]) => id)
      const depths = idsIn(table).map((id) => vendors.find((one) => one.id === id)?.depth)
      expect(depths).toHaveLength(6)
      expect(depths).toEqual([...depths].sort().reverse())
      expect(line).toMatch(/^<p>Also confirmed: <a /)
      expect(idsIn(line).filter((id) => idsIn(table).includes(id))).toEqual([])
    }
  })

  it('shows the limits on a feature and what is no full record, and puts a bare yes in one line', () => {
    const forms = sectionOf('How to set up online intake forms in your EMR', 'What our records say about custom forms')
    const portal = sectionOf(
      'How to set up online intake forms in your EMR',
      'What our records say about a patient portal',
    )
    const video = sectionOf(
      'Best EMR for psychiatry practices with telehealth',
      'What our records say about telehealth',
    )
    expect(forms).toMatch(/SmartCare EHR<\/a><\/td><td>Yes\. Larger form changes need vendor development [^<]* <a/)
    expect(portal).toMatch(/SmartCare EHR<\/a><\/td><td>Yes\. The client portal is a restricted login [^<]* <a/)
    expect(portal).toMatch(
      />TheraBill<\/a><\/td><td>Yes\. Not a full record, but [^<]*\. The client portal is an add-on, [^<]* <a/,
    )
    expect(forms).toMatch(/>Mentegram<\/a><\/td><td>Partly\. [^<]*Not a full record, but /)
    expect(video).toMatch(/Valant<\/a><\/td><td>Yes\. Portal video visits work only in Chrome, Firefox, and Edge <a/)
    expect(video).toMatch(/TherapyAppointment<\/a><\/td><td>Yes\. Built-in telehealth costs extra: /)
    const ai = sectionOf('How to set up AI notes', 'What our records say about AI note-taking')
    expect(ai.match(/not intake, psychiatry/g)).toHaveLength(1)
    expect(forms).toMatch(/Also confirmed: <a [^>]*>athenahealth<\/a> <a [^>]*#customForms">Sourced/)
  })

  it('speaks to someone who has a system', () => {
    const [, questions = ''] = content.split('<h2>Questions for your vendor</h2>')
    expect(questions).toContain('Send these questions to your vendor, and ask')
    expect(questions).toContain('does any of it cost extra?')
    expect(content).not.toMatch(/each vendor|first year/)
    expect(write('TherapyNotes vs SimplePractice').content).toContain('total price for the first year')
  })

  it('labels the same thing alike in every section', () => {
    expect(content.match(/<strong>What goes wrong most often:<\/strong>/g)).toHaveLength(3)
    expect(content.match(/<strong>How to tell whether it works:<\/strong>/g)).toHaveLength(3)
    expect(content).toContain('<h2>What our records say about a patient portal</h2>')
  })
})
