import type { Row } from 'write-excel-file/node'
import { careWords } from '../../shared/catalogue/care'
import { settingWords } from '../../shared/match/criteria/setting'
import { providerWords } from '../../shared/match/criteria/size'
import { featureLabel } from '../../shared/match/keys'
import type { MatchAnswer } from '../../shared/match/match'
import type { Setting } from '../../shared/match/reading/situation'
import { listed } from '../../shared/words'
import { formula, head, hint, text, title } from '../../shared/workbook/cells'
import { scoreAddress } from './workbook-scores'
import type { MatchWorkbook } from './workbook-source'

/** The answers as understood, and the picks, whose scores come from the sheet of the weights. */
export function resultSheet({ answer, address }: MatchWorkbook) {
  const { picks, notes, unmet, excluded, version, dataVersion } = answer
  const section = (heading: string, lines: readonly string[]): Row[] =>
    lines.length === 0 ? [] : [[], [text(heading, { fontWeight: 'bold' })], ...lines.map((line) => [hint(line)])]
  const data: Row[] = [
    [title('Your match')],
    [hint(address)],
    [hint(`Method ${version}, catalogue ${dataVersion}. Whether a vendor pays is no part of it.`)],
    [],
    ...understood(answer).map(([term, words]) => [text(term), text(words, { wrap: false })]),
    ...section('What to know', notes),
    [],
    ['Pick', 'Score of 100', 'Why', 'Against, the strongest first', 'What to ask'].map(head),
    ...picks.map((pick) => [
      text(pick.name, { fontWeight: 'bold' }),
      formula(scoreAddress(answer, pick.id) ?? String(pick.score), pick.score),
      text(lines(pick.reasons.map((reason) => reason.text))),
      text(lines(pick.against.map((reason) => reason.text))),
      text(lines([...pick.ask, ...pick.askToo])),
    ]),
    ...(picks.length === 0 ? [[text('No pick')]] : []),
    ...section(
      picks.length > 0 ? 'Not confirmed for any of these systems' : 'What to ask every vendor',
      unmet.map((wish) => wish.text),
    ),
    ...section(
      'Left out, and why',
      excluded.map(({ name, reason }) => `${name}: ${reason}`),
    ),
  ]
  const columns = [{ width: 22 }, { width: 13 }, { width: 60 }, { width: 60 }, { width: 60 }]
  return { sheet: 'Result', data, columns, orientation: 'landscape' as const }
}

const lines = (texts: readonly string[]) => texts.join('\n')

function understood({ readBack }: MatchAnswer): [string, string][] {
  const { industry, isOtherCare, settings, providers, budget, current, must, want } = readBack
  return [
    ['Care', isOtherCare ? 'other' : listed(industry.map((area) => careWords[area as keyof typeof careWords]))],
    ['Settings', listed(settings.map((setting) => settingWords[setting as Setting]))],
    ['Size', providers ? providerWords(providers) : ''],
    ['Budget', budget?.from ?? ''],
    ['Today', current ?? ''],
    ['Must have', listed(must.map(featureLabel))],
    ['Would like', listed(want.map(featureLabel))],
  ].filter(([, words]) => words !== '') as [string, string][]
}
