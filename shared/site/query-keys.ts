/** The query keys of the systems that are compared, in the order of their columns. The third and the fourth are an option. */
export const systemKeys = ['emr1', 'emr2', 'emr3', 'emr4'] as const

export type SystemKey = (typeof systemKeys)[number]

/** The query keys of the directory's filters, in the order in which its addresses name them. */
export const filterNames = ['care', 'size', 'price', 'feature', 'support'] as const

export type FilterName = (typeof filterNames)[number]
