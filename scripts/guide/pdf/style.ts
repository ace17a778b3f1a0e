/** US Letter in points, with the margins of a text page. */
export const sheet = { width: 612, height: 792, left: 60, right: 552, top: 78, bottom: 730 } as const

export const textWidth = sheet.right - sheet.left

/** The light colors of `client/styles/tokens.css`, with three steps from the accent to the light half of the mark. */
export const colors = {
  white: '#ffffff',
  sunken: '#f0f4f2',
  line: '#d9e1de',
  lineStrong: '#7d8f89',
  ink: '#10221e',
  inkSoft: '#4a5d57',
  accent: '#0b6352',
  accentMid: '#2b8471',
  accentLight: '#5aa595',
  accentPale: '#8fc7b8',
  accentSoft: '#e0f0eb',
  band: '#0c2a24',
  onBand: '#eef6f3',
  onBandSoft: '#b3cdc5',
  yes: '#15803d',
  no: '#b42318',
  mark: '#f8f0df',
  star: '#c87a0a',
} as const

export type Color = (typeof colors)[keyof typeof colors]

export const answerColors: ReadonlyMap<string, Color> = new Map([
  ['Yes', colors.yes],
  ['No', colors.no],
])

export const faces = {
  regular: 'figtree-latin-400-normal',
  italic: 'figtree-latin-400-italic',
  semibold: 'figtree-latin-600-normal',
  bold: 'figtree-latin-700-normal',
} as const

export type Face = keyof typeof faces

/** The style of a piece of text; `leading` is the line height as a multiple of the size. */
export interface TextStyle {
  size: number
  leading: number
  color: Color
  face: Face
}

export const body: TextStyle = { size: 10.5, leading: 1.4, color: colors.ink, face: 'regular' }
export const small: TextStyle = { size: 9, leading: 1.38, color: colors.ink, face: 'regular' }
export const soft: TextStyle = { ...small, color: colors.inkSoft }
export const lead: TextStyle = { size: 12.5, leading: 1.45, color: colors.inkSoft, face: 'regular' }
export const headings: Readonly<Record<1 | 2 | 3, TextStyle>> = {
  1: { size: 25, leading: 1.16, color: colors.ink, face: 'bold' },
  2: { size: 15, leading: 1.25, color: colors.ink, face: 'bold' },
  3: { size: 11.5, leading: 1.3, color: colors.accent, face: 'bold' },
}
