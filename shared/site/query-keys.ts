/** The query keys of the compared systems, in the order of their columns. The third and fourth are optional. */
export const systemKeys = ['emr1', 'emr2', 'emr3', 'emr4'] as const

export type SystemKey = (typeof systemKeys)[number]

/** The query keys of the directory's filters, in the order of its addresses. */
export const filterNames = [
  ...(['kind', 'care', 'level', 'size', 'price'] as const),
  ...(['prescribing', 'leaving', 'feature', 'support'] as const),
] as const

export type FilterName = (typeof filterNames)[number]
