import type { LetterLooks } from '../../../shared/leads/letter-body'
import { styles } from './layout'

const list = { style: { ...styles.text, paddingLeft: '22px' } }

/** The styles of a person's Markdown in an email. */
export const letterLooks: LetterLooks = {
  heading: { style: styles.subheading },
  paragraph: { style: { ...styles.text, ...styles.asWritten, margin: '0 0 8px' } },
  list,
  numbers: list,
  // Addresses are written out in full. In a table cell, only this property lets them break on a phone.
  link: { style: { ...styles.link, wordBreak: 'break-word' } },
}
