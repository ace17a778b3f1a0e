import { Body, Container, Head, Html, Link, Preview, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { type Operator, operatorLine } from '../../../shared/site/operator'

interface LayoutProps {
  /** What a list of emails shows after the subject. */
  preview: string
  /** Why the mail came, in small print at its end. */
  footer: string
  /** Named after that, as far as the configuration does. */
  operator: Operator
  children: ReactNode
}

/** The frame of every mail: one column that is read well on a phone, without images. */
export function EmailLayout({ preview, footer, operator, children }: LayoutProps) {
  const named = operatorLine(operator)
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          {children}
          <Text style={styles.footer}>{footer}</Text>
          {named && <Text style={styles.operator}>{named}</Text>}
        </Container>
      </Body>
    </Html>
  )
}

/** The blocks of an email's text part with an empty line between them, the operator last, as far as one is named. */
export function emailText(blocks: readonly string[], operator: Operator): string {
  return [...blocks, operatorLine(operator)].filter(Boolean).join('\n\n')
}

/** Who wrote, at the end of an email to a visitor. */
export function Signature({ siteName, siteUrl }: { siteName: string; siteUrl: string }) {
  return (
    <Text style={styles.text}>
      <Link href={siteUrl} style={styles.link}>
        {siteName}
      </Link>
    </Text>
  )
}

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

export const styles = {
  body: { backgroundColor: '#f3f6f7', color: '#16262e', fontFamily, margin: 0, padding: '24px 12px' },
  sheet: { backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '640px', padding: '24px 28px' },
  heading: { fontSize: '22px', lineHeight: '28px', margin: '0 0 12px' },
  subheading: { fontSize: '17px', lineHeight: '24px', margin: '24px 0 8px' },
  text: { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' },
  link: { color: '#0b6170' },
  /** People's own words and plain text: line breaks stay, long words wrap. */
  asWritten: { fontFamily: 'inherit', margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  footer: {
    borderTop: '1px solid #d9e2e5',
    color: '#51636b',
    fontSize: '13px',
    margin: '24px 0 0',
    paddingTop: '12px',
  },
  operator: { color: '#51636b', fontSize: '13px', margin: '4px 0 0', overflowWrap: 'anywhere' },
} as const satisfies Record<string, CSSProperties>
