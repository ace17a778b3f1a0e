import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page, type PageProps, Row, RowList } from './page'
import { Moment } from './submissions/badges'
import { Section } from './submissions/section'

interface VersionListProps extends Pick<PageProps, 'title' | 'back'> {
  subject: string
  address: string
  noun: 'Version' | 'Revision'
  versions: readonly { number: number; text: string; by?: string | null; savedAt: string | null }[]
  mark: string
}

export function VersionList({ title, back, subject, address, noun, versions, mark }: VersionListProps) {
  return (
    <Page title={title} back={back} intro={<bdi>{subject}</bdi>}>
      <RowList>
        {versions.map(({ number, text, by, savedAt }, at) => (
          <Row
            key={number}
            name={
              <Link to={`${address}/${number}`} className="inline-block py-0.5 hover:text-accent hover:underline">
                {`${noun} ${number}`}
              </Link>
            }
            mark={at === 0 && mark}
            side={
              <span className="text-sm text-ink-soft">
                {by && <bdi>{`${by} · `}</bdi>}
                {savedAt && <Moment at={savedAt} />}
              </span>
            }
          >
            <p dir="auto" className="text-sm text-ink-soft">
              {text}
            </p>
          </Row>
        ))}
      </RowList>
    </Page>
  )
}

/** Which version is compared with which. */
export interface Compared {
  number: number
  latest: number
  hasBefore: boolean
  /** Whether it is compared with the one before it, as `?against=before` asks, or with the latest. */
  againstBefore: boolean
}

/** The latest version cannot be compared with itself, and the first has none before it. */
export function comparedOf(number: number, latest: number, first: number, query: URLSearchParams): Compared {
  const hasBefore = number > first
  const againstBefore = hasBefore && (number === latest || query.get('against') === 'before')
  return { number, latest, hasBefore, againstBefore }
}

interface VersionPageProps extends PageProps {
  compared: Compared
  subject: string
  savedAt: string | null
  address: string
  differenceTitle: string
  difference: ReactNode
}

export function VersionPage({ compared, subject, savedAt, children, ...props }: VersionPageProps) {
  const { number, latest, hasBefore, againstBefore } = compared
  const { address, differenceTitle, difference, ...page } = props
  const intro = (
    <>
      <bdi>{subject}</bdi>
      {savedAt && (
        <>
          {', saved '}
          <Moment at={savedAt} />
        </>
      )}
    </>
  )
  return (
    <Page {...page} intro={intro}>
      {number !== latest && hasBefore && (
        <nav aria-label="Compare with" className="-mx-1 -mt-2 mb-4 flex flex-wrap">
          <Link to={address} aria-current={againstBefore ? undefined : 'page'} className="admin-link">
            Compare with current
          </Link>
          <Link
            to={`${address}?against=before`}
            aria-current={againstBefore ? 'page' : undefined}
            className="admin-link"
          >
            Compare with previous
          </Link>
        </nav>
      )}
      <Section id="difference" title={differenceTitle}>
        {difference}
      </Section>
      {children}
    </Page>
  )
}
