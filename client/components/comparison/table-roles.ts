/**
 * The roles that table elements have anyway, stated. A narrow window shows the table as blocks, and Safari drops the
 * role of an element with another `display`.
 */
export const roles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  feature: { role: 'rowheader', scope: 'row' },
  group: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const

/** What a cell on a phone names in place of a system. */
export const notChosen = 'Not chosen'
