/** The stylesheets that only some pages load, each a file of `client/styles` that says what it is for. */
export const furtherStyles = [
  'forms',
  'evidence',
  'comparison',
  'guide',
  'home',
  'changes',
  'rules',
  'leaving',
  'methodology',
  'segments',
  'match',
  'article',
] as const

export type FurtherStyles = (typeof furtherStyles)[number]

/** The source of a stylesheet. */
export const styleSource = (sheet: FurtherStyles | 'site') => `client/styles/${sheet}.css`
