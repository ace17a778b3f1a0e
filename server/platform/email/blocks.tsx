import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import { contactLink, displayAnswer, type FormField } from '../../../shared/forms/field'
import { withoutMarks } from '../../../shared/leads/inlines'
import { LetterBody } from '../../../shared/leads/letter-body'
import { Lines } from '../../../shared/leads/lines'
import { letterLooks, styles } from './looks'

/** A part of an email in both of its forms. A form without it has nothing there. */
export interface Block {
  text?: string | undefined
  html?: ReactNode
}

/** A sentence or several. */
export const paragraph = (words: string, style: CSSProperties = styles.text): Block => ({
  text: words,
  html: <p style={style}>{words}</p>,
})

/** What an email says first. What it is about may be in any script. */
export const title = (words: string, about?: string): Block => ({
  html: (
    <h1 style={styles.title}>
      {words}
      {about !== undefined && (
        <>
          : <bdi>{about}</bdi>
        </>
      )}
    </h1>
  ),
})

const soft =
  (style: CSSProperties) =>
  (words: string): Block => ({ text: words, html: createElement('p', { style, className: 'soft' }, words) })

/** Sentences in small print, below a line. */
export const note = soft(styles.note)

export const label = soft(styles.label)

/** Short parts of one line, of which none breaks. */
export const parts = (words: readonly string[]): Block => ({
  text: words.join(' · '),
  html: (
    <p style={styles.text}>
      {words.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <span style={{ display: 'inline-block' }}>{part}</span>
        </Fragment>
      ))}
    </p>
  ),
})

interface Around {
  before?: string
  after?: string
  /** What the text has between the words and the address. */
  between?: string
  style?: CSSProperties
}

/** Words that lead to a page. */
export const link = (
  words: string,
  href: string,
  { before = '', after = '', between = '\n', style = styles.text }: Around = {},
): Block => ({
  text: `${before}${words}${between}${href}`,
  html: (
    <p style={style}>
      {before}
      <Link href={href}>{words}</Link>
      {after}
    </p>
  ),
})

/** A text, and below it a link in the form of a button. */
export const button = (words: string, action: string, href: string, between = ': '): Block => ({
  text: `${words}\n${action}${between}${href}`,
  html: (
    <>
      <p style={styles.text}>{words}</p>
      <p style={styles.buttonPlace}>
        <Link href={href} style={styles.button}>
          {action}
        </Link>
      </p>
    </>
  ),
})

/** Blocks that stand close together in the text. */
export const together = (...blocks: readonly Block[]): Block => ({
  text: blocks.map(({ text }) => text).join('\n'),
  html: createElement(Fragment, null, ...blocks.map(({ html }) => html)),
})

/** A block under its heading, which is the first of an email that has no title. */
export const under = (words: string, block: Block, Tag: 'h1' | 'h2' = 'h2'): Block => ({
  text: `${words}\n${block.text}`,
  html: (
    <>
      <Tag style={styles.heading}>{words}</Tag>
      {block.html}
    </>
  ),
})

export function list(items: readonly string[], Tag: 'ul' | 'ol' = 'ul'): Block {
  const mark = (index: number) => (Tag === 'ol' ? `${index + 1}.` : '-')
  const rows = items.map((item) => <li key={item}>{item}</li>)
  return {
    text: items.map((item, index) => `${mark(index)} ${item}`).join('\n'),
    html: <Tag style={styles.list}>{rows}</Tag>,
  }
}

export const letter = (markdown: string): Block => ({
  text: withoutMarks(markdown),
  html: <LetterBody text={markdown} looks={letterLooks} />,
})

/** What a person wrote, below what introduces it. */
export const quote = (words: string, above?: Block): Block => ({
  text: above ? `${above.text}:\n${words}` : words,
  html: (
    <blockquote className="quote" style={styles.quote}>
      {above?.html}
      <p dir="auto" style={styles.asWritten}>
        <Lines text={words} />
      </p>
    </blockquote>
  ),
})

/**
 * Every answer under its label, in the order of the form. Texts are included unchanged. In the text, a chosen option has
 * its stored value in parentheses, for programs that read the email; in the table, which only people read, it has not.
 */
export function answers<Name extends string>(fields: readonly FormField<Name>[], given: Record<Name, string>): Block {
  const rows = fields.map((field, index) => {
    const shown = displayAnswer(field, given)
    const href = contactLink(field, shown)
    // The email's footer, which follows the last row, has a line of its own.
    const last = index === fields.length - 1 ? { borderBottom: 0 } : {}
    return (
      <tr key={field.name}>
        <th scope="row" style={{ ...styles.answerLabel, ...last }}>
          {field.label}
        </th>
        <td dir="auto" style={{ ...styles.answer, ...last }}>
          {href ? <Link href={href}>{shown}</Link> : <Lines text={shown || notGiven} />}
        </td>
      </tr>
    )
  })
  return {
    text: fields.map((field) => answerLine(field, given)).join('\n'),
    html: (
      <table style={styles.table} className="answers">
        <tbody>{rows}</tbody>
      </table>
    ),
  }
}

const notGiven = 'Not given'

function answerLine<Name extends string>(field: FormField<Name>, given: Record<Name, string>): string {
  const [value, shown] = [given[field.name], displayAnswer(field, given)]
  const words = shown === value ? value : `${shown} (${value})`
  return `${field.label}:${field.control === 'textarea' ? '\n' : ' '}${value === '' ? notGiven : words}`
}

/** A time for a sentence in an email, in the given time zone, which it names: `March 4, 2026 at 10:06 AM EST`. */
export function momentOf(date: Date, timeZone: string): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  // Some engines put a narrow no-break space before AM.
  return date.toLocaleString('en-US', { ...day, ...time, timeZone }).replace(/\s/g, ' ')
}

function Link({ href, style = styles.link, children }: { href: string; style?: CSSProperties; children: string }) {
  return (
    <a href={href} style={style} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
