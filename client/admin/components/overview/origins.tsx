import type { ReactNode } from 'react'
import type { Conversion } from '../../../../shared/admin/overview'
import { grouped } from '../../../../shared/words'
import { BarTable } from './bar-table'
import { percent } from './day-chart'

const sourceNames: Record<string, string> = { direct: 'Direct or unknown', other: 'Other sites' }

export const sourceName = (source: string): string => sourceNames[source] ?? source

export function PageName({ path }: { path: string }) {
  return path === 'other' ? 'Pages not found' : <SiteLink path={path}>{path}</SiteLink>
}

export function SiteLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} className="link inline-block min-w-6 py-0.5">
      {children}
    </a>
  )
}

interface ConversionsProps {
  caption: string
  of: 'visits' | 'views'
  rows: readonly (Conversion & { label: ReactNode })[]
}

/** Leads by their origin, with a share if the visits are counted too. */
export function Conversions({ caption, of, rows }: ConversionsProps) {
  return (
    <BarTable
      caption={caption}
      heads={['From', 'Leads']}
      rows={rows.map(({ name, label, leads, of: whole }) => ({
        key: name,
        name: label,
        count: leads,
        ...(whole >= leads && { note: `${percent(leads, whole)} of ${grouped(whole)} ${of}` }),
      }))}
      nothing={of === 'visits' ? 'No lead has a known source.' : 'No lead has a known page.'}
    />
  )
}
