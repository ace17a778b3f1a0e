import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { operatorLine } from '../../../shared/site/operator'
import type { Config } from '../config'
import { teamMailboxes } from './addresses'
import { type Block, link, note, title } from './blocks'
import type { EmailContent, Mailbox } from './email'
import { rules, styles } from './looks'

type Site = Pick<Config, 'siteName' | 'operator'>

/** Both forms of an email, with the operator at the end. `preview`: what an inbox shows after the subject. */
export function writeEmail(
  { siteName, operator }: Site,
  { preview, blocks }: { preview: string; blocks: readonly Block[] },
): Pick<EmailContent, 'html' | 'text'> {
  const named = operatorLine(operator)
  const content = createElement('td', null, ...blocks.map(({ html }) => html), named && <Operator named={named} />)
  const html = renderToStaticMarkup(<Layout siteName={siteName} preview={preview} content={content} />)
  const texts = [...blocks.map(({ text }) => text), named].filter(Boolean)
  return { html: `<!DOCTYPE html>${html}`, text: texts.join('\n\n') }
}

const Operator = ({ named }: { named: string }) => (
  <p style={styles.operator} className="soft">
    {named}
  </p>
)

/**
 * The frame of every email: the brand, then one column that reads well on a phone, without images. Light or dark, as
 * the reader's mail program is. Tables, because Outlook for Windows knows no other layout.
 */
function Layout({ siteName, preview, content }: { siteName: string; preview: string; content: ReactNode }) {
  const shown = preview.slice(0, previewCharsMax)
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{rules}</style>
      </head>
      <body className="body" style={{ backgroundColor: styles.body.backgroundColor, margin: 0, padding: 0 }}>
        <div style={hidden}>{shown + blank.repeat(previewCharsMax - shown.length)}</div>
        <table {...table}>
          <tbody>
            <tr>
              <td style={styles.body}>
                <p style={styles.brand}>{siteName}</p>
                <table {...table} className="sheet" style={styles.sheet}>
                  <tbody>
                    <tr>{content}</tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const table = {
  role: 'presentation',
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
} as const

const hidden = { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 }
const previewCharsMax = 150
/** Invisible, so that no inbox shows what comes after the preview. */
const blank = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** The sender, and why the visitor gets this email, after the blocks of an email to a visitor. */
export const forVisitor = (
  site: Site & Pick<Config, 'siteUrl'>,
  { preview, blocks, why }: { preview: string; blocks: readonly Block[]; why: string },
) => writeEmail(site, { preview, blocks: [...blocks, signature(site), note(why)] })

export const signature = ({ siteName, siteUrl }: Pick<Config, 'siteName' | 'siteUrl'>): Block => link(siteName, siteUrl)

interface TeamEmail {
  /** The heading, which is the subject as well. */
  title: string
  about?: string
  by?: string
  preview: string
  blocks: readonly Block[]
  /** Whether replies reach the visitor. */
  answering?: string
  replyTo?: Mailbox | undefined
}

/** In the emails to the team that can be replied to. */
export const answerNote = 'Reply to this email to write to the visitor.'

export function toTeam(config: Site & Pick<Config, 'leadsTo'>, email: TeamEmail): EmailContent {
  const { title: words, about, by, preview, blocks, answering, replyTo } = email
  const { siteName } = config
  const subject = about === undefined ? words : `${words}: ${about}`
  const end = { ...note(answering ?? siteName), text: answering ? `${answering}\n${siteName}` : siteName }
  return {
    to: teamMailboxes(config),
    ...(replyTo && { replyTo }),
    subject: by === undefined ? subject : `${subject} (${by})`,
    ...writeEmail(config, { preview, blocks: [title(words, about), ...blocks, end] }),
  }
}
