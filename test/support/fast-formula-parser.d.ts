/** The part of the package that tests use; it has no types. */
declare module 'fast-formula-parser' {
  interface Reference {
    row: number
    col: number
  }

  class FormulaParser {
    constructor(source: {
      onCell: (at: Reference) => number | string | undefined
      onRange: (range: { from: Reference; to: Reference }) => (number | string | undefined)[][]
    })
    parse(formula: string, at: Reference & { sheet: string }): number | string
  }

  export = FormulaParser
}
