import type { CSSProperties } from 'react'
import type { LetterLooks } from '../../../shared/leads/letter-body'

const text = { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' }
const small = { color: '#4a5d57', fontSize: '13px', lineHeight: '24px' }
const cell = {
  borderBottom: '1px solid #e6edef',
  fontSize: '14px',
  lineHeight: '21px',
  padding: '7px 0',
  textAlign: 'left',
  verticalAlign: 'top',
} as const

/** The styles of an email, which mail programs need in each element. */
export const styles = {
  body: {
    backgroundColor: '#f0f4f2',
    color: '#10221e',
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    margin: 0,
    padding: '24px 12px',
  },
  brand: {
    backgroundColor: '#0b6352',
    borderRadius: '8px 8px 0 0',
    color: '#ffffff',
    fontSize: '15px',
    fontWeight: 700,
    lineHeight: '20px',
    margin: '0 auto',
    maxWidth: '584px',
    padding: '14px 28px',
  },
  sheet: { backgroundColor: '#ffffff', borderRadius: '0 0 8px 8px', maxWidth: '640px', padding: '24px 28px' },
  title: { fontSize: '22px', lineHeight: '28px', margin: '0 0 12px' },
  heading: { fontSize: '17px', lineHeight: '24px', margin: '24px 0 8px' },
  text,
  strong: { ...text, fontWeight: 600 },
  list: { ...text, paddingLeft: '22px' },
  /** Underlined, because color alone does not set it apart from the text around it. */
  link: { color: '#0b6352', textDecoration: 'underline' },
  afterTable: { ...text, margin: '16px 0 12px' },
  buttonPlace: { ...text, margin: '0 0 16px' },
  /** The border has the color of the text, which is lighter in the dark. */
  button: {
    border: '1px solid',
    borderRadius: '8px',
    color: '#0b6352',
    display: 'inline-block',
    fontWeight: 600,
    padding: '8px 16px',
    textDecoration: 'none',
  },
  quote: { borderLeft: '3px solid #d9e1de', margin: '0 0 16px', padding: '2px 0 2px 14px' },
  label: { ...small, lineHeight: '20px', margin: '0 0 2px' },
  /** Plain text that a person wrote, as `Lines`: long words wrap. */
  asWritten: { ...text, fontFamily: 'inherit', margin: 0, overflowWrap: 'anywhere' },
  table: { borderCollapse: 'collapse', width: '100%' },
  answerLabel: { ...cell, paddingRight: '16px', width: '38%' },
  answer: { ...cell, overflowWrap: 'anywhere' },
  note: { ...small, borderTop: '1px solid #d9e1de', margin: '24px 0 0', paddingTop: '12px' },
  operator: { ...small, margin: '4px 0 0', overflowWrap: 'anywhere' },
} as const satisfies Record<string, CSSProperties>

export const letterLooks: LetterLooks = {
  heading: { style: styles.heading },
  paragraph: { style: { ...styles.asWritten, margin: '0 0 8px' } },
  list: { style: styles.list },
  numbers: { style: styles.list },
  // Addresses are written out in full. In a table cell, only this property lets them break on a phone.
  link: { style: { ...styles.link, wordBreak: 'break-word' } },
}

/** Mail programs that darken emails on their own ignore these rules; those that support them show the chosen colors. */
const darkRules = `@media (prefers-color-scheme: dark) {
  .body, .body > table > tbody > tr > td { background-color: #0d1513 !important; }
  .sheet, .sheet p, .sheet h1, .sheet h2, .sheet li, .sheet th, .sheet td, .sheet pre { color: #e8f0ed !important; }
  .sheet { background-color: #182723 !important; }
  .sheet a { color: #5fd0b3 !important; }
  .sheet .soft { color: #a8bab4 !important; }
  .sheet th, .sheet td, .sheet .soft, .sheet .quote { border-color: #31443e !important; }
}`

/** Each answer stands under its label on a phone, where beside it an email address would break in the middle. */
const phoneRules = `
@media (max-width: 480px) {
  .answers th, .answers td { display: block; width: auto !important; }
  .answers th { border-bottom: 0 !important; padding-bottom: 0 !important; }
  .answers td { padding-top: 0 !important; }
}`

export const rules = darkRules + phoneRules
