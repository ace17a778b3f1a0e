import { correctionSchema } from '../../shared/corrections/schema'
import { correctionTable } from './repository'

export const correctionForm = { noun: 'correction', schema: correctionSchema, table: correctionTable }
