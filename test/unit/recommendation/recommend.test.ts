import { vendors } from '../../../shared/catalogue'
import { currentEmrs, industries, providerCounts } from '../../../shared/leads/schema'
import { recommend, recommendationText } from '../../../shared/recommendation'
import { leadOf, leads } from './leads'

function topOf(organization: string, count = 5): string[] {
  return recommend(leadOf(organization), vendors)
    .ranked.slice(0, count)
    .map(({ vendorId }) => vendorId)
}

describe('the fixtures', () => {
  test('are thirty leads of every industry and size, written as the form would store them', () => {
    expect(leads).toHaveLength(30)
    expect(new Set(leads.map(({ industry }) => industry)).size).toBe(industries.length)
    expect(new Set(leads.map(({ numberOfProviders }) => numberOfProviders)).size).toBe(providerCounts.length)
  })

  test.each(leads.map((lead) => [lead.organizationName, lead] as const))(
    '%s gets a full, checkable draft',
    (_, lead) => {
      const { ranked, excluded } = recommend(lead, vendors)
      expect(ranked.length).toBeGreaterThanOrEqual(3)
      expect(ranked.length + excluded.length).toBe(vendors.length)
      expect(excluded.map(({ vendorId }) => vendorId)).toEqual(expect.arrayContaining(['clearent', 'doxy']))
      for (const { score, parts, reasons, tradeOffs } of ranked) {
        const points = parts.reduce((sum, part) => sum + part.points, 0)
        const of = parts.reduce((sum, part) => sum + part.of, 0)
        expect(score).toBe(Math.floor((100 * points) / of))
        expect(score).toBeLessThanOrEqual(100)
        for (const part of parts) expect(part.points).toBeLessThanOrEqual(part.of)
        expect(reasons.length).toBeGreaterThan(0)
        expect(tradeOffs.length).toBeGreaterThan(0)
        for (const sentence of [...reasons, ...tradeOffs]) expect(sentence).not.toMatch(/undefined|null|NaN|Infinity/)
      }
    },
  )
})

describe('sensible tops', () => {
  test('a solo therapist with $60 is led to the small-practice systems', () => {
    expect(topOf('Quiet Harbor', 3)).toEqual(['therapyappointment', 'therapynotes', 'simplepractice'])
  })

  test('a health system with inpatient units and 400 providers is led to systems with inpatient care, never to a small-practice one', () => {
    const top = topOf('Tri-County')
    expect(top.slice(0, 2).sort()).toEqual(['epic', 'smartcare'])
    expect(top).not.toEqual(expect.arrayContaining(['therapyappointment']))
    expect(top).not.toEqual(expect.arrayContaining(['simplepractice']))
  })

  test('residential addiction programs are led to Kipu and Opus', () => {
    expect(topOf('Summit Ridge', 2)).toEqual(['kipu', 'opus'])
    expect(topOf('Casa Nueva', 2)).toEqual(['kipu', 'opus'])
  })

  test('an autism practice is led to ClinicSource, and told that the catalogue is thin there', () => {
    expect(topOf('Bright Steps', 1)).toEqual(['clinicsource'])
    expect(recommend(leadOf('Bright Steps'), vendors).notes.join(' ')).toContain(
      'Only ClinicSource is listed for autism',
    )
  })

  test('a community mental health center is led to Credible EMR', () => {
    expect(topOf('Cornerstone', 1)).toEqual(['credibleemr'])
  })

  test('an eating-disorder program is led to Kipu, or told that none is listed when it is leaving Kipu', () => {
    expect(topOf('מרכז אור', 1)).toEqual(['kipu'])
    expect(recommend(leadOf('Veritas'), vendors).notes.join(' ')).toContain(
      'No ranked system is listed for eating disorders',
    )
  })

  test('a psychiatric hospital is not led to an outpatient system', () => {
    expect(topOf('Northstar', 3)).toEqual(['smartcare', 'cerner', expect.any(String)])
  })
})

describe('what is said', () => {
  const solo = leadOf('Quiet Harbor')

  test('costs are worked out for the providers', () => {
    const lead = { ...leadOf('New Dawn'), organizationDescription: 'Addiction treatment, 12 providers.' }
    const opus = recommend(lead, vendors).ranked.find(({ vendorId }) => vendorId === 'opus')
    expect(opus?.reasons).toContain(
      'Listed at $49-$89 per user a month: for 12 providers about $588-$1,068, within your budget of $3,000 a month.',
    )
  })

  test('contracts and shares of revenue are not held against the budget as if they were prices', () => {
    const { ranked } = recommend(leadOf('Unity FQHC'), vendors)
    const tradeOffsOf = (id: string) => ranked.find(({ vendorId }) => vendorId === id)?.tradeOffs.join(' ')
    expect(tradeOffsOf('smartcare')).toContain('negotiated contract')
    expect(tradeOffsOf('athenahealth')).toContain('share of what you collect')
  })

  test('an unread budget is said and left out', () => {
    const rec = recommend({ ...solo, estimatedMonthlyBudget: 'not sure' }, vendors)
    expect(rec.notes.join(' ')).toContain('budget could not be read')
    expect(rec.ranked.flatMap(({ parts }) => parts.map(({ criterion }) => criterion))).not.toContain('Monthly cost')
  })

  test('a budget that may have been meant per provider is questioned', () => {
    const rec = recommend({ ...leadOf('Cornerstone'), estimatedMonthlyBudget: '$60' }, vendors)
    expect(rec.notes.join(' ')).toContain('may have been meant per provider')
  })

  test('nothing within the budget is said', () => {
    expect(recommend({ ...solo, estimatedMonthlyBudget: '$5' }, vendors).notes).toContain(
      'No ranked system is listed within this budget.',
    )
  })

  test('form and description that disagree on the size are both shown', () => {
    const lead = { ...leadOf('Raíces'), organizationDescription: 'We have 45 clinicians.' }
    expect(recommend(lead, vendors).notes.join(' ')).toContain('the description mentions 45')
  })

  test('the present name of a renamed product stands beside the listed one', () => {
    const kareo = recommend(solo, vendors).ranked.find(({ vendorId }) => vendorId === 'kareo')
    expect(kareo?.tradeOffs.join(' ')).toContain('Tebra')
  })
})

describe('the current system', () => {
  test.each([
    ['simple-practice', 'simplepractice'],
    ['therapy-notes', 'therapynotes'],
    ['clinic-source', 'clinicsource'],
    ['kareo', 'kareo'],
    ['kipu', 'kipu'],
    ['nextgen', 'nextgen'],
    ['opus', 'opus'],
    ['valant', 'valant'],
  ] as const)('%s is not recommended to those who have it', (currentEmr, vendorId) => {
    const { ranked, excluded } = recommend({ ...leadOf('Quiet Harbor'), currentEmr }, vendors)
    expect(ranked.map((vendor) => vendor.vendorId)).not.toContain(vendorId)
    expect(excluded).toContainEqual(expect.objectContaining({ vendorId, why: 'Your current system.' }))
  })

  test('a system outside the catalogue excludes nothing more', () => {
    const known = ['simple-practice', 'therapy-notes', 'clinic-source', 'kareo', 'kipu', 'nextgen', 'opus', 'valant']
    for (const { value } of currentEmrs.filter((emr) => !known.includes(emr.value))) {
      expect(recommend({ ...leadOf('Quiet Harbor'), currentEmr: value }, vendors).excluded).toHaveLength(2)
    }
  })

  test.each([
    ['We currently use Epic for everything.', 'epic'],
    ['We are moving off Cerner next year.', 'cerner'],
    ['Replacing Credible with something lighter.', 'credibleemr'],
    ['We use Tebra.', 'kareo'],
  ])('"other" with the words: %s', (organizationDescription, vendorId) => {
    const { ranked } = recommend({ ...leadOf('Quiet Harbor'), currentEmr: 'other', organizationDescription }, vendors)
    expect(ranked.map((vendor) => vendor.vendorId)).not.toContain(vendorId)
  })
})

describe('recommendationText', () => {
  const text = recommendationText(recommend(leadOf('Summit Ridge'), vendors))

  test('begins with the heading and lists five vendors with score, reasons and trade-offs', () => {
    expect(text.split('\n')[0]).toBe('Draft recommendation')
    expect(text.match(/^\d\. .+ — \d{1,3}\/100$/gm)).toHaveLength(5)
    expect(text.match(/^ {3}Reasons:$/gm)).toHaveLength(5)
    expect(text.match(/^ {3}Trade-offs:$/gm)).toHaveLength(5)
  })

  test('tells what was understood and what was left out', () => {
    expect(text).toContain('Budget: $6,000 a month (from "$6,000/month")')
    expect(text).toContain('Size: 34 providers')
    expect(text).toContain('Doxy.me: A video-visit service')
  })

  test('keeps a budget of many lines on one', () => {
    const lead = { ...leadOf('Summit Ridge'), estimatedMonthlyBudget: `$500\n${'please '.repeat(40)}` }
    const line = recommendationText(recommend(lead, vendors))
      .split('\n')
      .find((one) => one.startsWith('- Budget:'))
    expect(line).toMatch(/^- Budget: \$500 a month \(from "\$500 please .{0,80}…"\)$/)
  })
})
