/** The questions that are answered by typing, which can therefore be answered by what cannot be read. */
export const typedQuestions = {
  providers: 'How many people give care?',
  prescribers: 'How many of them prescribe?',
  budget: 'What is your monthly budget?',
} as const

export type TypedKey = keyof typeof typedQuestions

export const typedKeys = Object.keys(typedQuestions) as TypedKey[]

/** What is wrong with what was typed, by question. */
export type Faults = Readonly<Partial<Record<TypedKey, string>>>
