/** The month of the last review of all records in the catalogue. To be changed with each such review. */
export const catalogueChecked = '2026-11'
