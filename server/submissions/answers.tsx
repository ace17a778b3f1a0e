import { Link } from '@react-email/link'
import type { CSSProperties } from 'react'
import { contactLink, displayAnswer, type FormField } from '../../shared/forms/field'
import { Lines } from '../../shared/leads/lines'
import { styles } from '../platform/email/layout'

interface AnswersProps<Name extends string> {
  fields: readonly FormField<Name>[]
  answers: Record<Name, string>
}

/**
 * Every answer under its label, in the order of the form. Texts are included unchanged; a chosen option has its stored
 * value in parentheses, for programs that read the email.
 */
export function answersText<Name extends string>({ fields, answers }: AnswersProps<Name>): string {
  const lines = fields.map((field) => {
    const separator = field.control === 'textarea' ? '\n' : ' '
    return `${field.label}:${separator}${answerWithValue(field, answers)}`
  })
  return lines.join('\n')
}

/** The same as a table for the HTML part of an email, which only people read: options have their labels alone. */
export function AnswersTable<Name extends string>({ fields, answers }: AnswersProps<Name>) {
  return (
    <table style={table} className="answers">
      <tbody>
        {fields.map((field, at) => {
          // The email's footer, which follows the last row, has a line of its own.
          const border = at === fields.length - 1 ? { borderBottom: 0 } : {}
          return (
            <tr key={field.name}>
              <th scope="row" style={{ ...label, ...border }}>
                {field.label}
              </th>
              <td dir="auto" style={{ ...answer, ...border }}>
                <Answer field={field} shown={displayAnswer(field, answers)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Answer({ field, shown }: { field: FormField; shown: string }) {
  const href = contactLink(field, shown)
  if (!href) return <Lines text={shown || 'Not given'} />
  return (
    <Link href={href} style={styles.link}>
      {shown}
    </Link>
  )
}

/** A time for a sentence in an email, in the given time zone, which it names: `March 4, 2026 at 10:06 AM EST`. */
export function momentOf(date: Date, timeZone: string): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  // Some engines put a narrow no-break space before AM.
  return date.toLocaleString('en-US', { ...day, ...time, timeZone }).replace(/\s/g, ' ')
}

/** A chosen option with its label and its stored value; any other answer unchanged. */
function answerWithValue<Name extends string>(field: FormField<Name>, answers: Record<Name, string>): string {
  const value = answers[field.name]
  if (value === '') return 'Not given'
  const shown = displayAnswer(field, answers)
  return shown === value ? value : `${shown} (${value})`
}

const cell = { borderBottom: '1px solid #e6edef', fontSize: '14px', lineHeight: '21px', padding: '7px 0' } as const
const table: CSSProperties = { borderCollapse: 'collapse', width: '100%' }
const label: CSSProperties = { ...cell, paddingRight: '16px', textAlign: 'left', verticalAlign: 'top', width: '38%' }
const answer: CSSProperties = {
  ...cell,
  overflowWrap: 'anywhere',
  textAlign: 'left',
  verticalAlign: 'top',
}
