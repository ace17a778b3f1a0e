import { correctionSchema } from '../../shared/corrections/schema'
import { correctionTable } from './repository'

/** The form for reporting a wrong value: its questions, validation, and table. */
export const correctionForm = { noun: 'correction', schema: correctionSchema, table: correctionTable }
