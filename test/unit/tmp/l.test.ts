import { writeFileSync } from 'node:fs'
import { draftOf, matchKnown } from '../../../shared/match'
import { readPractice } from '../../../shared/match/read/index'
import { slotsOf } from '../../../shared/match/terms/slots'
import { hasSensible, isSensible, labeledLeads } from '../../support/labeled-leads'
test('x', () => {
  const out: string[] = []
  const t: any = { tune: { n: 0, foolish: 0, first: 0 }, measure: { n: 0, foolish: 0, first: 0 } }
  const words: number[] = []
  const faults: string[] = []
  for (const lead of labeledLeads) {
    const read = readPractice(lead.lead as never)
    // as if every suggestion was accepted
    const known: any = Object.fromEntries(Object.entries(read).map(([k, v]: any) => [k, Array.isArray(v) ? v.map((i: any) => (i?.origin ? { ...i, origin: 'confirmed' } : i)) : v?.origin ? { ...v, origin: 'confirmed' } : v]))
    const a = matchKnown(read)
    const h = t[lead.half]
    h.n++
    const bad = a.picks.filter((p) => !isSensible(p.id, lead))
    if (bad.length) { h.foolish++; if (lead.half==='tune') faults.push(`FOOLISH ${lead.id} [${lead.fits}] org=${a.readBack.organization} -> ${a.picks.map((p) => p.id)}`) }
    const ok = a.picks[0] ? isSensible(a.picks[0].id, lead) : !hasSensible(lead) || lead.fits.includes('none')
    if (ok) h.first++; else if (lead.half==='tune') faults.push(`FIRST ${lead.id} [${lead.fits}] org=${a.readBack.organization} noemr=${a.readBack.needsNoEmr} -> ${a.picks.map((p) => p.id)}`)
    const d = draftOf(known, 'https://guide.example')
    const n = d.text.replace(/https?:\S+/g, '').split(/\s+/).length
    words.push(n)
    out.push(`===== ${lead.id} (${lead.half}, ${n} words)\n${JSON.stringify({ industry: lead.lead.industry, providers: lead.lead.numberOfProviders, budget: lead.lead.estimatedMonthlyBudget, current: lead.lead.currentEmr })}\n${lead.lead.organizationDescription}\n----- letter\n${d.text}\n`)
  }
  words.sort((x, y) => x - y)
  console.log(t, 'median', words[53], 'max', words.slice(-5), '\n' + faults.join('\n'))
  writeFileSync('/tmp/letters.txt', out.join('\n'))
})
