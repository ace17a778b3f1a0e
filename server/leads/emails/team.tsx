import { Heading, Text } from '@react-email/components'
import type { CSSProperties } from 'react'
import { displayAnswer, type LeadField, leadFields } from '../../../shared/leads/fields'
import type { Lead } from '../../../shared/leads/schema'
import { MailLayout, styles } from '../../platform/mail/layout'

export interface TeamMail {
  lead: Lead
  receivedAt: Date
  /** Plain text with its own heading on the first line. */
  draft: string
  siteName: string
}

export const teamSubject = ({ lead }: TeamMail) =>
  `New lead: ${lead.organizationName} (${lead.firstName} ${lead.lastName})`

const answerNote = 'Answer to this mail to write to the visitor.'

/** Every answer under its label, in the order of the form, then the draft. Texts stand as they were written. */
export function teamText({ lead, receivedAt, draft, siteName }: TeamMail): string {
  const answers = leadFields.map((field) => {
    const separator = field.control === 'textarea' ? '\n' : ' '
    return `${field.label}:${separator}${answerWithValue(field, lead)}`
  })
  return [introduction(receivedAt), answers.join('\n'), draft, `${answerNote}\n${siteName}`].join('\n\n')
}

export function TeamHtml({ lead, receivedAt, draft, siteName }: TeamMail) {
  const [heading, ...lines] = draft.split('\n')
  return (
    <MailLayout preview={introduction(receivedAt)} footer={`${answerNote} ${siteName}`}>
      <Heading as="h1" style={styles.heading}>
        New lead: <bdi>{lead.organizationName}</bdi>
      </Heading>
      <Text style={styles.text}>{introduction(receivedAt)}</Text>
      <table style={table}>
        <tbody>
          {leadFields.map((field) => (
            <tr key={field.name}>
              <th scope="row" style={label}>
                {field.label}
              </th>
              <td dir="auto" style={answer}>
                {answerWithValue(field, lead)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Heading as="h2" style={styles.subheading}>
        {heading}
      </Heading>
      <pre style={{ ...styles.asWritten, fontSize: '14px', lineHeight: '21px' }}>{lines.join('\n').trim()}</pre>
    </MailLayout>
  )
}

function introduction(receivedAt: Date): string {
  const when = receivedAt.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `A request for a recommendation was received on ${when} UTC.`
}

/** A chosen option with its label and the value that is stored; anything else as it was written. */
function answerWithValue(field: LeadField, lead: Lead): string {
  const value = lead[field.name]
  if (value === '') return 'Not given'
  const shown = displayAnswer(field, lead)
  return shown === value ? value : `${shown} (${value})`
}

const cell = { borderBottom: '1px solid #e6edef', fontSize: '14px', lineHeight: '21px', padding: '7px 0' } as const
const table: CSSProperties = { borderCollapse: 'collapse', width: '100%' }
const label: CSSProperties = { ...cell, paddingRight: '16px', textAlign: 'left', verticalAlign: 'top', width: '38%' }
const answer: CSSProperties = { ...cell, overflowWrap: 'anywhere', verticalAlign: 'top', whiteSpace: 'pre-wrap' }
