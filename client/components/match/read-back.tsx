import { areaNames } from '../../../shared/match/criteria/care'
import { budgetLimit } from '../../../shared/match/criteria/cost'
import { settingWords } from '../../../shared/match/criteria/setting'
import { providerWords } from '../../../shared/match/criteria/size'
import { featureLabel } from '../../../shared/match/keys'
import type { MatchAnswer } from '../../../shared/match/match'
import { growthWords } from '../../../shared/match/reading/growth'
import type { Area, Setting } from '../../../shared/match/reading/situation'
import { capitalized, dollars, grouped, listed } from '../../../shared/words'
import { formId } from './match-form'

/** Shows what was understood, so that visitors can notice a misreading before they rely on the result. */
export function ReadBack({ readBack }: { readBack: MatchAnswer['readBack'] }) {
  const { industry, isOtherCare, settings, current, must, want } = readBack
  const lines: [string, string][] = [
    ['Care', industry.length > 0 ? areaNames(industry as Area[]) : isOtherCare ? 'other' : 'not given'],
    ['Settings', settings.length > 0 ? listed(settings.map((key) => settingWords[key as Setting])) : 'not given'],
    ['Size', sizeWords(readBack)],
    ['Budget', budgetWords(readBack)],
    ...(current ? [['Today', current] as [string, string]] : []),
    ...(must.length > 0 ? [['Must have', listed(must.map(featureLabel))] as [string, string]] : []),
    ...(want.length > 0 ? [['Would like', listed(want.map(featureLabel))] as [string, string]] : []),
  ]
  return (
    <section aria-labelledby="understood">
      <h2 id="understood" className="text-xl">
        What we understood
      </h2>
      <dl className="mt-3 grid max-w-3xl grid-cols-[6rem_1fr] gap-x-4 gap-y-1">
        {lines.map(([term, words]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{capitalized(words)}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-2 lg:hidden">
        <a href={`#${formId}`} className="link inline-flex min-h-11 items-center">
          Change or add answers
        </a>
      </p>
    </section>
  )
}

function sizeWords({ providers, growth }: MatchAnswer['readBack']): string {
  const later = growth && growthWords(growth, 'expected')
  return [providers && providerWords(providers), later].filter(Boolean).join(', ') || 'not given'
}

function budgetWords({ budget, providers }: MatchAnswer['readBack']): string {
  if (!budget) return 'not given'
  const { monthly, per, currency, from } = budget
  if (!monthly) return `"${from}", which we could not turn into a monthly amount`
  const limit = budgetLimit({ budget, providers })
  const money = (amount: number) => (currency === 'USD' ? dollars(amount) : `${grouped(amount)} ${currency}`)
  const sum = monthly.least === monthly.most ? money(monthly.most) : `${money(monthly.least)} to ${money(monthly.most)}`
  const whom =
    per === 'provider'
      ? ` for each provider${limit === undefined || limit === monthly.most ? '' : `, up to ${dollars(limit)} in all`}`
      : per === 'practice'
        ? ' for the whole practice'
        : ', per provider or for the whole practice (unclear)'
  return `${sum} a month${whom} (you entered "${from}")`
}
