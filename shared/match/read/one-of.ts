/** One global expression for what any of several match. */
export const oneOf = (...expressions: readonly RegExp[]) =>
  new RegExp(expressions.map(({ source }) => source).join('|'), 'g')
