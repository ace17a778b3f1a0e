import { addUpPageViews } from '../../server/analytics/service'
import { rollUpPageViews } from '../definitions/roll-up-page-views'
import { processor } from './processor'

export const rollUpPageViewsProcessor = (parts: Parameters<typeof addUpPageViews>[0]) =>
  processor(rollUpPageViews, () => addUpPageViews(parts))
