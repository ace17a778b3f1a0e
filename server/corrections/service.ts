import { correctionSchema } from '../../shared/corrections/schema'
import { correctionTable } from './repository'

/** The report of a wrong value: what is asked, how it is checked, where it is kept. */
export const correctionForm = { noun: 'correction', schema: correctionSchema, table: correctionTable }
