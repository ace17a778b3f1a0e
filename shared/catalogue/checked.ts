/** The month in which all records of the catalogue were last gone through; to be set whenever that is done again. */
export const catalogueChecked = '2026-11'
