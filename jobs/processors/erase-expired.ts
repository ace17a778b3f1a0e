import { eraseOldSubmissions } from '../../server/submissions/retention'
import { eraseExpired } from '../definitions/erase-expired'
import { processor } from './processor'

export const eraseExpiredProcessor = (parts: Parameters<typeof eraseOldSubmissions>[0]) =>
  processor(eraseExpired, () => eraseOldSubmissions(parts))
