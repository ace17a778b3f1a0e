import type { Lead } from '../../../shared/leads/schema'
import type { Answers } from '../../../shared/match/answers'
import { draftLetter, draftOf, matchCandidates, matchCatalogue } from '../../../shared/match/catalogue'
import { havingFor } from '../../../shared/match/criteria/wishes'
import { type FeatureKey, featureLabel } from '../../../shared/match/keys'
import { exactScore } from '../../../shared/match/weighing'
import { dollarRange } from '../../../shared/words'
import { leads } from '../../support/leads'

const site = 'https://guide.example'
/** The lines of a letter that answer a wish, each with the head of its list. */
function linesOf(text: string, key: FeatureKey): { head: string; line: string }[] {
  const beginning = `- ${featureLabel(key).replace(/\)$/, '').toLowerCase()}`
  return text.split('\n\n').flatMap((block) => {
    const [head = '', ...lines] = block.split('\n')
    return lines.flatMap((line) => {
      const isIt = line.toLowerCase().startsWith(beginning)
      return isIt && /^(?:$|:|;|\)|\.| \(|, which)/.test(line.slice(beginning.length)) ? [{ head, line }] : []
    })
  })
}

const valueWords = {
  yes: 'ha(?:s|ve) (?:this(?! in part)|what you asked for)',
  partly: 'ha(?:s|ve) this in part',
  no: 'do(?:es)? not have this',
}

/** How a letter tells what is known of a system's feature. */
function telling(name: string, value: keyof typeof valueWords | null): RegExp {
  if (value === null) return new RegExp(`(?:: |For [^.]*${name}[^.]*, )not known: ask`)
  return new RegExp(`(?:${name}[^.]*|(?:Both|All (?:three|four)) systems) ${valueWords[value]}`)
}

/** The sentences on why the second system is there. */
const secondWhy = (text: string) => text.split(/\n\n(?=\d\. )/)[2]?.split('\n\n')[1] ?? ''

function leadOf(name: string): Lead {
  const lead = leads.find(({ organizationName }) => organizationName === name)
  if (!lead) throw new Error(`no lead of ${name}`)
  return lead
}

const rows = leads.map((lead) => [lead.organizationName, lead] as const)

/** Totals over years, prices, and scores take many words; a letter of a page and a half holds them all. */
const wordsMax = 690

test('there are at least 62 leads, and no two have the same description', () => {
  expect(leads.length).toBeGreaterThanOrEqual(62)
  expect(new Set(leads.map(({ organizationDescription }) => organizationDescription)).size).toBe(leads.length)
})

describe.each(rows)('the letter to %s', (_name, lead) => {
  const text = draftLetter(lead, site)
  const { picks, readBack, noneMadeFor } = matchCatalogue(lead)
  const named = picks.filter(({ id }) => text.includes(`${site}/emr/${id}\n`))

  test('answers every wish once, and repeats wishes that no feature covers', () => {
    for (const key of [...readBack.must, ...readBack.want]) {
      const lines = linesOf(text, key)
      expect([key, lines.length]).toEqual([key, 1])
    }
    for (const wish of readBack.notUnderstood) expect(text).toContain(wish.replace(/[\\*_[\]<>`#|]/g, '').trim())
  })

  test("says which part of a feature a system has, and adds the catalogue's note to a yes", () => {
    for (const key of [...readBack.must, ...readBack.want])
      for (const { id, name } of named) {
        const { value, note } = matchCandidates.find((candidate) => candidate.id === id)?.features[key] ?? {}
        if (note === undefined || value === null || value === 'no') continue
        const [{ line = '' } = {}] = linesOf(text, key)
        expect(line).toMatch(
          new RegExp(
            `${name}(?:,? and [A-Z][^:,.]*| ha(?:s|ve) this(?: in part)?:|,|,? [^.:]* have this(?: in part)?:) `,
          ),
        )
        expect(line).toContain(note.replace(/^./, '').replace(/\.$/, ''))
      }
  })

  test('gives both readings of an unpublished price where sources differ', () => {
    for (const { id, cost } of named) {
      const listed = matchCandidates.find((candidate) => candidate.id === id)?.listedPrice
      if (cost.length > 0 || !listed?.differs) continue
      expect(text).toContain(listed.text)
      const other = listed.differs.includes('County') ? 'what one county pays' : listed.differs.split(/ \(|\. /, 1)[0]
      expect(text).toContain(other)
    }
  })

  test('reports each feature as the catalogue does', () => {
    for (const key of [...readBack.must, ...readBack.want])
      for (const { id, name } of named) {
        const candidate = matchCandidates.find((one) => one.id === id)
        const value = candidate ? havingFor(candidate, key, readBack) : null
        const [{ head, line } = { head: '', line: '' }] = linesOf(text, key)
        expect(`${head} ${line}`).toMatch(telling(name, value))
      }
  })

  test('says why each system is there, and with which one above it ties', () => {
    const blocks = text.split(/\n\n(?=\d\. )/).slice(1)
    named.forEach(({ name, score, cost: [cost] }, index) => {
      const [, why = '', price = ''] = blocks[index]?.split('\n\n') ?? []
      expect(why).toMatch(/^Why: it (?:is made for|serves|has) /)
      expect(price).toMatch(/^Price: /)
      if (cost) expect(price).toContain(`${dollarRange(cost.monthly)} a month`)
      const above = named.slice(0, index).find((other) => other.score === score)
      expect(why.includes('ties with')).toBe(above !== undefined)
      if (!above) return
      expect(why).toContain(`It ties with ${above.name}; what differs is `)
      const theirs = above.cost[0]
      if (cost && theirs)
        expect(why).toContain(
          `the price (${above.name}: ${dollarRange(theirs.monthly)} a month; ${name}: ${dollarRange(cost.monthly)})`,
        )
    })
  })

  test('says how many of the requested features are only partly there or not known, beside how many a system has', () => {
    const wishes = [...readBack.must, ...readBack.want]
    const blocks = text.split(/\n\n(?=\d\. )/).slice(1)
    named.forEach(({ id }, index) => {
      const count = /has (\d+) of the \d+ requested features(?: \(([^)]*)\))?/.exec(blocks[index] ?? '')
      if (!count) return
      const candidate = matchCandidates.find((one) => one.id === id)
      const numberOf = (value: string | null) =>
        wishes.filter((key) => candidate && havingFor(candidate, key, readBack) === value).length
      const told = (words: string) => Number(new RegExp(`(\\d+) ${words}`).exec(count[2] ?? '')?.[1] ?? 0)
      expect([told('in part'), told('unknown')]).toEqual([numberOf('partly'), numberOf(null)])
    })
  })

  test('says once that prices are not confirmed, and asks a question about each need that we do not compare', () => {
    expect(text.split('no confirmed price').length - 1).toBe(named.some(({ cost }) => cost.length === 0) ? 1 : 0)
    const [, ...lines] =
      text
        .split('\n\n')
        .find((block) => block.startsWith('Our comparison does not cover'))
        ?.split('\n') ?? []
    for (const line of lines) expect(line).toMatch(/^- .+: [A-Z].+\?/)
  })

  test('separates what concerns several systems from the last of them', () => {
    const [all, last] = [text.indexOf('\n\n## For '), text.lastIndexOf('/emr/')]
    expect([text.includes('\n\n## Next steps\n\n'), all > 0]).toEqual(Array(2).fill(named.length > 1))
    if (all > 0) expect(all).toBeGreaterThan(last)
  })

  test('is short, does not keep apologizing, and repeats no sentence', () => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(wordsMax)
    expect(text.match(/could not (?:read|tell|say)/g)?.length ?? 0).toBeLessThanOrEqual(3)
    const closing = text.slice(text.search(/asked for(?: here)?:/))
    const sentences = closing.split(/(?<=[.:])\s+/).filter((sentence) => sentence.length > 60)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test("has no broken sentence, no markup from the visitor, and no links except ours and the vendors'", () => {
    expect(text).not.toMatch(
      /undefined|null|\[object|NaN|\$0 to|offers CCBHCs|works in |What do 1 |\bno picks\b|\(\)|[<>*`]/,
    )
    expect(text).not.toContain('evil.example/pay)')
    if (noneMadeFor) expect(named).toEqual([])
  })
})

describe('a system that charges extra for what a practice must have', () => {
  const answers: Answers = {
    ...{ industry: 'mental-health', numberOfProviders: '2-10', estimatedMonthlyBudget: '$400 per clinician' },
    organizationDescription: '4 prescribers. Prescribing controlled substances is a must. We want AI notes.',
  }
  const text = draftLetter(answers, site)

  const charges =
    '$35 per clinician a month for AI note-taking and $49 per clinician a month for e-prescribing (1 to 4 users)'

  test('is priced with these charges in the letter', () => {
    const first = text.split(/\n\n(?=\d\. )/).find((part) => /^\d\. SimplePractice /.test(part)) ?? ''
    expect(first).toContain('fits your budget.')
    expect(first).toContain(
      `Price: $405 to $657 a month for 4 providers with ${charges}. That is $4,860 to $7,884 in the first year`,
    )
    expect(first).toContain('SimplePractice also charges $89 once for e-prescribing.')
    expect(text).toContain('They leave out the extra charges above, setup,')
  })

  test.each([
    ['$1,600', 'reasons', ', within your budget of $1,600 a month.'],
    [
      '$500',
      'reasons',
      '; whether that fits your budget of $500 a month depends on the plan and on how many of you use it.',
    ],
    ['$400', 'against', ', above your budget of $400 a month.'],
  ] as const)('is held against a budget of %s with these charges', (budget, side, verdict) => {
    const { estimatedMonthlyBudget: _, ...rest } = answers
    const told = { ...rest, budget: `${budget} for the whole practice` }
    const pick = matchCatalogue(told).picks.find(({ id }) => id === 'simplepractice')
    expect(pick?.[side].map((one) => one.text)).toContain(
      `Costs $405 to $657 a month for 4 providers at the prices that a third-party catalogue lists with ${charges}${verdict}`,
    )
  })
})

test('a first place that others with more of the requested features do not have is explained to reader and sender', () => {
  const why = 'is ahead of Kipu EMR and Credible EMR, which have more of what'
  const { text, notes } = draftOf(leadOf('Fjord Mental Health'), site)
  expect(text).toContain(`fits your budget. It ${why} you asked for, because its price is confirmed.`)
  expect(notes).toContain(`TherapyNotes ${why} they asked for, because its price is confirmed.`)
  const ahead = rows.filter(([, lead]) => draftLetter(lead, site).includes('It is ahead of '))
  for (const [, lead] of ahead) {
    const { picks, table } = matchCatalogue(lead)
    const [first = 0, ...others] = picks.map(
      ({ id }) =>
        table.find((row) => row.id === id)?.parts.find(({ criterion }) => criterion === 'wishes')?.expected ?? 0,
    )
    expect(Math.max(...others)).toBeGreaterThan(first)
  }
})

test('the sender is told if only the cheapest plan fits the budget, and it is not known what that includes', () => {
  const note =
    'only its cheapest plan fits the budget, and we do not know whether that plan includes what they asked for.'
  expect(draftOf(leadOf('Quiet Harbor Counseling'), site).notes).toContain(`SimplePractice: ${note}`)
})

test('a practice that prescribes is reminded of controlled substances and the PDMP, unless it named them', () => {
  const told = (wish: string) =>
    draftLetter({ industry: 'mental-health', providers: 15, organizationDescription: `We need ${wish}.` }, site)
  expect(told('e-prescribing')).toContain(
    '- e-prescribing of controlled substances (EPCS) and PDMP checks, since you prescribe',
  )
  expect(told('EPCS')).toContain('- PDMP checks, since you prescribe')
  expect(told('EPCS and PDMP')).not.toContain('since you prescribe')
  expect(told('telehealth')).not.toContain('since you prescribe')
})

test('a plan without what is asked for is not counted, nor said to fit the budget', () => {
  const pickFor = (want: FeatureKey[]) =>
    matchCatalogue({ industry: 'mental-health', providers: 1, budget: '$80', want }).picks.find(
      ({ id }) => id === 'simplepractice',
    )
  expect(pickFor([])?.reasons.map(({ text }) => text)).toContainEqual(expect.stringContaining('the cheapest plan fits'))
  const pick = pickFor(['groupTherapy'])
  expect(pick?.against.map(({ text }) => text)).toContain(
    'Costs $99 a month for one provider at the price that a third-party catalogue lists for the Plus plan, above your budget of $80 a month.',
  )
  expect(pick?.cost[0]).toMatchObject({ least: 1188, most: 1188, plans: ['Plus'] })
})

test('names no system while the kind of care is not known, and repeats the wishes', () => {
  const text = draftLetter(
    { numberOfProviders: '21-50', organizationDescription: 'Custom forms, dashboards, cloud-based. Case managers.' },
    site,
  )
  expect(text).toContain('No system in our catalogue can be named yet')
  expect(text).toMatch(/What to ask for[^\n]*\n- custom forms\n- reporting \(dashboards\)\n- a cloud system/)
  expect(text).toContain('Can case managers chart contacts')
  expect(text).not.toContain('/emr/')
})

describe('before a move', () => {
  const from = (currentEmr: 'opus' | 'therapy-notes', organizationDescription: string) =>
    draftLetter({ industry: 'mental-health', providers: 15, currentEmr, organizationDescription }, site)

  test('the letter names what the current system is not known to have', () => {
    expect(from('opus', 'We need group therapy, outcome measures, and telehealth.')).toMatch(
      /A move takes months of work: first ask Opus about [^.]*outcome measures[^.]*, which we could not fully confirm\./,
    )
  })

  test('the letter says that nothing we compare speaks for it', () => {
    expect(from('therapy-notes', 'We need telehealth.')).toContain(
      'On the points we compare, we see no reason to move. If you want to compare anyway',
    )
  })

  test('the letter answers the wishes for the current system too, and compares it, if it advises to keep it', () => {
    const text = draftLetter(leadOf('New Dawn Recovery'), site)
    expect(text).toContain('Both systems have what you asked for here:\n- Telehealth')
    expect(text).toContain('- AI note-taking: Kipu EMR has this. SmartCare EHR has this in part: ')
    expect(text).toContain(`Compare it with Kipu EMR, with sources: ${site}/comparisons?emr1=kipu&emr2=smartcare`)
    expect(from('therapy-notes', 'We need telehealth.')).toMatch(
      /Compare all three with TherapyNotes, with sources: \S*\?emr1=therapynotes&emr2=\w+&emr3=/,
    )
    expect(from('opus', 'We need group therapy and telehealth.')).not.toContain('emr1=opus')
  })
})

test("adds the catalogue's limits of each pick as far as a page and a half holds them, and none about the price twice", () => {
  const all = rows.map(([, lead]) => ({ picks: matchCatalogue(lead).picks, text: draftLetter(lead, site) }))
  const told = all.filter(({ picks, text }) =>
    picks.some(({ limits }) => limits.some((limit) => text.includes(limit.text))),
  )
  expect(told.length).toBeGreaterThan(30)
  for (const { text } of all) expect(text).not.toMatch(/- (?:Prices are quoted|Built-in telehealth costs extra)/)
})

test('recommends nothing to whoever provides no clinical care, whatever the form says', () => {
  const text = draftLetter(
    { industry: 'substance-abuse', organizationDescription: 'Sober living, 5 houses, no clinical care. Rent, curfew.' },
    site,
  )
  expect(text).toContain('No system in our catalogue is made for sober living')
  expect(text).not.toMatch(/You provide|\/emr\//)
})

test('compares a figure with the whole range of a budget for each provider', () => {
  const answers = { industry: 'mental-health', providers: 6, estimatedMonthlyBudget: '$50-100 per provider' } as const
  expect(draftLetter(answers, site)).toMatch(/for 6 providers \(your budget: \$300 to \$600\)/)
})

test('names a limit only to practices that it can concern, those about their wishes first', () => {
  const limitsFor = (organizationDescription: string) =>
    matchCatalogue({ industry: 'mental-health', numberOfProviders: 'solo-practitioner', organizationDescription })
      .picks.find(({ id }) => id === 'simplepractice')
      ?.limits.map(({ text }) => text.split(' ', 3).join(' '))
  expect(limitsFor('We keep paper notes.')).toEqual([])
  expect(limitsFor('Paper charts now, and few of them.')).toEqual([])
  expect(limitsFor('We use TheraNest.')).toEqual(['On a move'])
  expect(limitsFor('We use TheraNest and need group therapy and AI notes.')).toEqual([
    'Group appointments need',
    'Clinicians who have',
    'On a move',
  ])
})

test('says that the budget is what keeps out the best systems, and calls solo practices by that name', () => {
  const answers = { industry: 'mental-health', numberOfProviders: 'solo-practitioner' } as const
  const text = draftLetter({ ...answers, estimatedMonthlyBudget: 'free' }, site)
  expect(text).toMatch(
    /What keeps out the best ones is your budget: without it, SimplePractice and TherapyNotes would score \d+ of 100\. Kareo and TherapyAppointment come nearest, with \d+ of 100, or \d+ if cost is left out, for which no source confirms a price; we name none below 60\. Look for/,
  )
  expect(text).toContain('two customers that are solo practices like yours')
})

test('says of equal scores that they are listed by price and name, and of others that the first is higher before rounding', () => {
  const reasons = rows.flatMap(([, lead]) => {
    const { picks, table, weights } = matchCatalogue(lead)
    const [first, second] = picks
    const [, told] =
      /It ties with [^;]+; .*\. (Ties are|Before rounding,)/.exec(secondWhy(draftLetter(lead, site))) ?? []
    if (!(first && second && told)) return []
    const exact = (id: string) => exactScore(table.find((row) => row.id === id)?.parts ?? [], weights.values)
    return [`${told} ${exact(first.id) === exact(second.id) ? 'equal' : 'higher'}`]
  })
  expect(new Set(reasons)).toEqual(new Set(['Ties are equal', 'Before rounding, higher']))
})

test('asks to confirm one known thing as this, and several as these', () => {
  const asked = rows.flatMap(([, lead]) => {
    const [, facts = '', word] =
      /What we found about leaving [^\n]*\n([\s\S]*?)\n\n[^\n]* confirm (\w+) in writing/.exec(
        draftLetter(lead, site),
      ) ?? []
    return word ? [`${facts.split('\n').length > 1 ? 'several' : 'one'}: ${word}`] : []
  })
  expect(new Set(asked)).toEqual(new Set(['one: this', 'several: these']))
})

test('asks the vendor that is left to confirm what is known, and asks only for the rest', () => {
  const [known] = rows.map(([, lead]) => draftLetter(lead, site)).filter((text) => text.includes('Export price: '))
  expect(known).toMatch(/confirm these in writing, and ask about access to your charts afterward/)
  expect(known).not.toContain('the export price')
})

test('scores are said to leave out needs that the comparison does not cover, if there are any', () => {
  const letter = (organizationDescription: string) =>
    draftLetter({ industry: 'mental-health', numberOfProviders: '2-10', organizationDescription }, site)
  const sentence = 'They leave out the needs that our comparison does not cover.'
  expect(letter('5 therapists. We want telehealth.')).not.toContain(sentence)
  expect(letter('5 therapists. We want telehealth and psychological testing reports.')).toContain(sentence)
})

test('a practice that looks for a free system is told that a system is not free, and no budget of $0', () => {
  const lead = { industry: 'mental-health', numberOfProviders: '2-10', estimatedMonthlyBudget: 'free' } as const
  const against = matchCatalogue(lead).picks.flatMap((pick) => pick.against.map(({ text }) => text))
  expect(against).toContainEqual(expect.stringMatching(/^Costs .*; it is not free\.$/))
  expect(draftLetter({ ...lead, organizationDescription: 'Notes and scheduling for one.' }, site)).not.toMatch(/\$0\b/)
})

test('warns of an import that leaves charts behind, even where a long letter has no room for other limits', () => {
  const text = draftLetter(leadOf('Raíces Behavioral Health'), site)
  expect(text).toContain('only the client list is imported')
})

test('says that a starting price that others name is beyond the budget, and weighs it like our own figure', () => {
  const answers = { industry: 'mental-health', providers: 60, must: ['epcs'] } as const
  const with_ = (estimatedMonthlyBudget: string) => matchCatalogue({ ...answers, estimatedMonthlyBudget } as never)
  const scoreOf = (budget: string) =>
    with_(budget)
      .table.find(({ id }) => id === 'credibleemr')
      ?.parts.find(({ criterion }) => criterion === 'cost')
  expect(scoreOf('$4,000')).toMatchObject({ least: 0, most: 1 })
  expect(scoreOf('$600 for the whole practice')?.most).toBeCloseTo((600 / 3750) ** 2)
  expect(draftLetter({ ...answers, must: [...answers.must], budget: '$600 for the whole practice' }, site)).toMatch(
    /\$3,750 a month\. That would be beyond your budget\./,
  )
})

test('names, for a health center, what we found on primary care and a system made for it', () => {
  const text = draftLetter(leadOf('Unity FQHC'), site)
  expect(text).toContain("athenahealth's help center describes its UDS reports (read in November 2026): https://")
  expect(text).toMatch(/- eClinicalWorks \(records for primary care and community health centers\): https:/)
})

test('places every system for the sender, best first, and says why the others are left out', () => {
  for (const [, lead] of rows) {
    const { placed } = draftOf(lead, site)
    expect(placed.map(({ id }) => id).toSorted()).toEqual(matchCandidates.map(({ id }) => id).toSorted())
    const scores = placed.flatMap(({ score }) => score ?? [])
    expect(placed.slice(0, scores.length).every(({ reason }) => reason === '')).toBe(true)
    expect(placed.slice(scores.length).every(({ reason }) => reason.length > 10)).toBe(true)
  }
})

test('tells the sender, not the visitor, what to check', () => {
  const checksFor = (name: string) => draftOf(leadOf(name), site).notes
  expect(checksFor('Riverbend Counseling Group')).toEqual(
    expect.arrayContaining([
      'Kareo: our own figure, $553 a month, is above the budget.',
      'TherapyAppointment: Made for 1-5 providers; they have 7 providers.',
    ]),
  )
  expect(checksFor('Tri-County Integrated Health System')).toContain(
    'SmartCare EHR: Our record lists inpatient care, but we found no source for it.',
  )
  expect(checksFor('Centre Éveil')).toEqual(['The letter recommends no system: check that we understood the request.'])
  for (const [, lead] of rows) expect(draftOf(lead, site).notes.join('\n')).not.toMatch(/\byou have\b|Tell us/)
})

it('says that another kind of care was chosen, not that none was told', () => {
  const answers: Answers = { industry: 'other', providers: 4 }
  expect(draftLetter(answers, site)).toContain('you chose "Other" as your kind of care')
  const { picks, noneMadeFor, notes } = matchCatalogue(answers)
  expect({ picks, noneMadeFor }).toEqual({ picks: [], noneMadeFor: 'other kinds of care' })
  expect(notes.join()).toContain('No system in our catalogue can be named for other kinds of care')
  // A level of care says enough to rank by.
  expect(matchCatalogue({ ...answers, providers: 20, setting: ['residential'] }).picks.length).toBeGreaterThan(0)
  expect(matchCatalogue({ providers: 4 }).notes.join()).toContain('We could not tell what kind of care')
})

describe('a language', () => {
  const clinic = { industry: 'mental-health', numberOfProviders: '2-10' } as const
  const answerTo = (organizationDescription: string) => matchCatalogue({ ...clinic, organizationDescription })

  test.each(['Bilingual Mandarin and English clinic.', 'We need a Cantonese portal.', 'Arabic-speaking therapists.'])(
    'that the catalogue knows nothing of is asked about, and a portal in Spanish is no part of it: %s',
    (description) => {
      const { readBack } = answerTo(description)
      expect([...readBack.must, ...readBack.want]).not.toContain('multilingual')
      expect(readBack.notUnderstood.join()).toMatch(/Mandarin|Cantonese|Arabic/)
      const text = draftLetter({ ...clinic, organizationDescription: description }, site)
      expect(text).not.toContain('Spanish')
      expect(text).toContain('In which languages can clients use the portal')
    },
  )

  test('that it knows counts as a feature', () => {
    for (const description of ['Spanish forms.', 'A bilingual portal.', 'Bilingual Spanish and English forms.'])
      expect(answerTo(description).readBack.want).toContain('multilingual')
  })

  test('in another script is not read, which the letter and its sender are told', () => {
    const organizationDescription = 'Outpatient clinic. 我们需要中文患者门户。 José wants reminders 🙏'
    expect(answerTo(organizationDescription).readBack.unread).toEqual(['我们需要中文患者门户'])
    const { text, notes } = draftOf({ ...clinic, organizationDescription }, site)
    expect(text).toContain('so we did not weigh "我们需要中文患者门户".')
    expect(notes).toContain('Not read, because it is not in English: "我们需要中文患者门户".')
  })
})

test('names a former product by its present name too, and says what is known about leaving even if staying is advised', () => {
  expect(draftLetter(leadOf('MindWell Psychiatry 🧠'), site)).toContain('. Kareo, sold as Tebra today (')
  const text = draftLetter(leadOf('New Dawn Recovery'), site)
  expect(text).toContain('What we found about leaving Kipu EMR:')
})

test("a health center's UDS is a report, a detox program's is a drug screen", () => {
  const wanted = (organizationDescription: string) => matchCatalogue({ organizationDescription }).readBack.want
  expect(wanted('We are an FQHC and need UDS reports.')).not.toContain('labs')
  expect(wanted('We are an FQHC and need UDS and drug screens.')).toContain('labs')
  expect(wanted('Detox program. We need UDS labs.')).toContain('labs')
})

test('without the kind of care, the sender is told that the letter names no system, and of no ties', () => {
  const notes = draftOf(leadOf('Foundations Youth Programs'), site).notes
  expect(notes).toContain('The letter recommends no system: check that we understood the request.')
  expect(notes.join()).not.toContain('the same as')
})

test('a review that advises against a system for a practice is told, to the reader and to the person who sends the letter', () => {
  const private15 = {
    industry: 'mental-health',
    numberOfProviders: '11-20',
    organizationDescription: 'Group of 15 psychologists. Reporting, supervision sign-off.',
  } as const
  const against = matchCatalogue({ ...private15, must: ['groupTherapy', 'pdmp'] })
    .picks.find(({ id }) => id === 'credibleemr')
    ?.against.map(({ text }) => text)
  expect(against).toContain('By our review, it is an agency system.')
  expect(matchCatalogue(private15).excluded.find(({ id }) => id === 'smartcare')?.reason).toBe(
    'By our review, it is a record for counties and large community agencies, not for a private practice.',
  )
  const agency = {
    ...private15,
    organizationDescription: 'Community mental health center with 15 clinicians. Reporting.',
  }
  expect(JSON.stringify(matchCatalogue(agency).picks)).not.toContain('not for a private practice')
})

test('AI note-taking that leaves out psychiatry counts in part for prescribers, and in full for others', () => {
  const shareFor = (want: FeatureKey[]) =>
    matchCatalogue({ industry: 'mental-health', providers: 4, want })
      .table.find(({ id }) => id === 'therapynotes')
      ?.parts.find(({ criterion }) => criterion === 'wishes')?.least
  expect(shareFor(['aiNotetaking'])).toBe(1)
  expect(shareFor(['aiNotetaking', 'ePrescribing'])).toBe(0.75)
})

test('programs that treat substance use are given the questions that no source answers, though nobody asked', () => {
  const { picks } = matchCatalogue({ industry: 'substance-abuse', providers: 20, setting: ['residential', 'detox'] })
  const kipu = picks.find(({ id }) => id === 'kipu')
  expect(kipu?.askToo.join(' ')).toMatch(/42 CFR Part 2.*ASAM.*837I/)
})
