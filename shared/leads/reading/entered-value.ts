import type { Budget, SystemName } from '../../match/terms/known'
import type { SlotKind } from '../../match/terms/slots'

interface Entered {
  kind: SlotKind
  text: string
  /** Of a budget: for whom it is. */
  per: string
  /** The value that it replaces, if any. */
  accepts: unknown
  /** The system that a name means. */
  systemOf: (name: string) => SystemName
}

/** Why a text is no value. */
interface Wrong {
  wrong: string
}

export const isWrong = (value: unknown): value is Wrong =>
  typeof value === 'object' && value !== null && 'wrong' in value

/** The value of a decision that the text of a control stands for, not yet checked; or why it stands for none. */
export function enteredValue({ kind, text, per, accepts, systemOf }: Entered): unknown {
  switch (kind) {
    case 'providers':
      return rangeIn(text) ?? { wrong: 'Write a number, or a range such as 2-10.' }
    case 'prescribers':
      return prescribersIn(text)
    case 'sites':
      return countIn(text) ?? { wrong: 'Write a number.' }
    case 'growth': {
      const to = countIn(text)
      return to === null
        ? { wrong: 'Write a number.' }
        : { to, when: (accepts as { when: string } | undefined)?.when ?? '' }
    }
    case 'budget':
      return budgetIn(text, per, accepts as Budget | undefined)
    case 'current':
      return systemOf(text)
    case 'leaving':
      return text === 'undecided' ? text : text === 'true'
    default:
      return text
  }
}

const countIn = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null)

function prescribersIn(text: string): unknown {
  const word = text.toLowerCase()
  if (word === 'some' || word === 'none') return word === 'some'
  return countIn(text) ?? { wrong: 'Write a number, "some", or "none".' }
}

/** `7`, `2-10`, or `51+`. */
function rangeIn(text: string): { least: number; most: number | null } | null {
  const [, from = '', to, plus] = /^(\d{1,8})(?: ?(?:-|–|to) ?(\d{1,8})|(\+))?$/.exec(text) ?? []
  if (from === '') return null
  const least = Number(from)
  return { least, most: plus ? null : Number(to ?? from) }
}

function budgetIn(text: string, per: string, former: Budget | undefined): unknown {
  const isShare = text.endsWith('%')
  const range = rangeIn(text.replaceAll(/[$,%]/g, '').trim())
  if (!range)
    return text === former?.from
      ? { ...former, per: per || null }
      : { wrong: 'Write an amount such as 400, 400-600, or 5%.' }
  const amount = { least: range.least, most: range.most ?? range.least }
  return {
    monthly: isShare ? null : amount,
    shareOfRevenue: isShare ? amount : null,
    per: isShare ? null : per || null,
    currency: isShare ? null : (former?.currency ?? 'USD'),
    from: text,
  }
}
