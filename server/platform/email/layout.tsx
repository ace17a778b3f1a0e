import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactNode } from 'react'
import { Lines } from '../../../shared/leads/lines'
import { type Operator, operatorLine } from '../../../shared/site/operator'

interface LayoutProps {
  /** Shown at the top, as the brand. */
  siteName: string
  /** What an inbox shows after the subject. */
  preview: string
  /** Why the recipient gets this email, in small print at the end. */
  footer: string
  /** Shown after the footer, as far as it is configured. */
  operator: Operator
  children: ReactNode
}

/**
 * The frame of every email: the brand, then one column that reads well on a phone, without images. Light or dark, as
 * the reader's mail program is.
 */
export function EmailLayout({ siteName, preview, footer, operator, children }: LayoutProps) {
  const named = operatorLine(operator)
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules + phoneRules}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body} className="body">
        <Text style={styles.brand}>{siteName}</Text>
        <Container style={styles.sheet} className="sheet">
          {children}
          <Text style={styles.footer} className="soft">
            {footer}
          </Text>
          {named && (
            <Text style={styles.operator} className="soft">
              {named}
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

/** Joins the blocks of an email's text part with empty lines. The operator comes last, as far as it is configured. */
export function emailText(blocks: readonly string[], operator: Operator): string {
  return [...blocks, operatorLine(operator)].filter(Boolean).join('\n\n')
}

/** The sender, at the end of an email to a visitor. */
export function Signature({ siteName, siteUrl }: { siteName: string; siteUrl: string }) {
  return (
    <Text style={styles.text}>
      <Link href={siteUrl} style={styles.link}>
        {siteName}
      </Link>
    </Text>
  )
}

/** A text, and below it a link in the form of a button. */
export function TextWithLink({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <>
      <Text style={styles.text}>{text}</Text>
      <Text style={{ ...styles.text, margin: '0 0 16px' }}>
        <Link href={href} style={styles.button}>
          {link}
        </Link>
      </Text>
    </>
  )
}

/** What a person wrote, below what introduces it. */
export function Quotation({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <blockquote className="quote" style={styles.quote}>
      {children}
      <Text dir="auto" style={{ ...styles.text, ...styles.asWritten }}>
        <Lines text={text} />
      </Text>
    </blockquote>
  )
}

/** In the emails to the team that can be replied to. */
export const answerNote = 'Reply to this email to write to the visitor.'

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

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

export const styles = {
  body: { backgroundColor: '#f0f4f2', color: '#10221e', fontFamily, margin: 0, padding: '24px 12px' },
  sheet: { backgroundColor: '#ffffff', borderRadius: '0 0 8px 8px', maxWidth: '640px', padding: '24px 28px' },
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
  heading: { fontSize: '22px', lineHeight: '28px', margin: '0 0 12px' },
  subheading: { fontSize: '17px', lineHeight: '24px', margin: '24px 0 8px' },
  text: { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' },
  /** Underlined, because color alone does not set it apart from the text around it. */
  link: { color: '#0b6352', textDecoration: 'underline' },
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
  /** The name of what stands below it. */
  label: { color: '#4a5d57', fontSize: '13px', lineHeight: '20px', margin: '0 0 2px' },
  /** A person's text, quoted in full. */
  quote: { borderLeft: '3px solid #d9e1de', margin: '0 0 16px', padding: '2px 0 2px 14px' },
  /** Plain text that a person wrote, as `Lines`: long words wrap. */
  asWritten: { fontFamily: 'inherit', margin: 0, overflowWrap: 'anywhere' },
  footer: {
    borderTop: '1px solid #d9e1de',
    color: '#4a5d57',
    fontSize: '13px',
    margin: '24px 0 0',
    paddingTop: '12px',
  },
  operator: { color: '#4a5d57', fontSize: '13px', margin: '4px 0 0', overflowWrap: 'anywhere' },
} as const satisfies Record<string, CSSProperties>
