import type { Ink } from './ink'

export interface CardRow {
  label: string
  value: string
  note?: string
  /** The filled part of the bar below the value, from 0 to 1. */
  share?: number
}

const widthPx = 412
const paddingPx = 32
const barPx = widthPx - 2 * paddingPx - 6
/** As high as the picture allows within its margins. */
const heightMaxPx = 502
/** The sizes of labels and notes, largest first. The picture is often shown at 500 of its 1200 pixels. */
const textSizes = [29, 28, 27, 26, 25, 24]

/** A card of figures on the right of a picture, as large as fits. Written for `satori`, which knows only flex boxes. */
export function card(rows: readonly CardRow[], ink: Ink) {
  const size = textSizes.find((each) => heightOf(rows, each) <= heightMaxPx) ?? Math.min(...textSizes)
  const text = { display: 'flex', fontSize: size, fontWeight: 500, lineHeight }
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: gapOf(rows),
        boxSizing: 'border-box',
        width: widthPx,
        padding: paddingPx - 4,
        background: ink.color('surface'),
        border: `3px solid ${ink.color('accent')}`,
        borderRadius: 24,
      }}
    >
      {rows.map(({ label, value, note, share }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column', color: ink.color('ink') }}>
          <div style={{ ...text, color: ink.color('ink-soft') }}>{label}</div>
          <div style={{ ...text, fontSize: valueSize(value, size), fontWeight: 700 }}>{value}</div>
          {note !== undefined && <div style={{ ...text, color: ink.color('accent') }}>{note}</div>}
          {share !== undefined && <Bar share={share} ink={ink} />}
        </div>
      ))}
    </div>
  )
}

const lineHeight = 1.2
const gapOf = ({ length }: readonly CardRow[]) => (length > 3 ? 14 : 20)

/** Larger than the text around it, unless that breaks its line. */
const valueSize = (value: string, size: number) =>
  value.length * emsPerCharacter * (size + 11) > barPx ? size + 3 : size + 11

function heightOf(rows: readonly CardRow[], size: number): number {
  const inRows = rows.map(({ label, value, note = '', share }) => {
    const bar = share === undefined ? 0 : barHeightPx + barGapPx
    return linesPx(label, size) + linesPx(value, valueSize(value, size)) + linesPx(note, size) + bar
  })
  return inRows.reduce((sum, row) => sum + row, 2 * paddingPx + gapOf(rows) * (rows.length - 1))
}

/** The width of a character in ems, as wide as in the widest words, so that no line more than reckoned breaks the card. */
const emsPerCharacter = 0.55

const linesPx = (text: string, size: number) =>
  Math.ceil((text.length * emsPerCharacter * size) / barPx) * size * lineHeight

const barHeightPx = 12
const barGapPx = 6

function Bar({ share, ink }: { share: number; ink: Ink }) {
  const bar = { display: 'flex', height: barHeightPx, borderRadius: 6 }
  return (
    <div style={{ ...bar, width: barPx, marginTop: barGapPx, background: ink.color('sunken') }}>
      <div style={{ ...bar, width: Math.max(12, Math.round(share * barPx)), background: ink.color('accent') }} />
    </div>
  )
}
