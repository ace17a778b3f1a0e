import type { ReactNode } from 'react'
import type { Ink } from './ink'

export interface CardRow {
  label: string
  value: string
  /** Small text below the value. */
  note?: string
  /** The filled part of the bar below the value, from 0 to 1. */
  share?: number
}

const barPx = 320

/** A card of figures on the right of a picture. Written for `satori`, which knows only flex boxes. */
export function card(rows: readonly CardRow[], ink: Ink) {
  const soft = { display: 'flex', fontSize: 22, fontWeight: 500, color: ink.color('ink-soft') }
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: rows.length > 3 ? 16 : 26,
        boxSizing: 'border-box',
        width: 400,
        padding: rows.length > 3 ? 28 : 36,
        background: ink.color('surface'),
        border: `3px solid ${ink.color('accent')}`,
        borderRadius: 24,
      }}
    >
      {rows.map(({ label, value, note, share }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column', gap: 4, color: ink.color('ink') }}>
          <div style={soft}>{label}</div>
          <div style={{ display: 'flex', fontSize: 32, fontWeight: 700 }}>{value}</div>
          {note !== undefined && <Note color={ink.color('accent')}>{note}</Note>}
          {share !== undefined && <Bar share={share} ink={ink} />}
        </div>
      ))}
    </div>
  )
}

function Note({ color, children }: { color: string; children: ReactNode }) {
  return <div style={{ display: 'flex', fontSize: 20, fontWeight: 500, color }}>{children}</div>
}

function Bar({ share, ink }: { share: number; ink: Ink }) {
  const bar = { display: 'flex', height: 12, borderRadius: 6 }
  return (
    <div style={{ ...bar, width: barPx, background: ink.color('sunken') }}>
      <div style={{ ...bar, width: Math.max(12, Math.round(share * barPx)), background: ink.color('accent') }} />
    </div>
  )
}
