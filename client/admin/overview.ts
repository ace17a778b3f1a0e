import { type OverviewApi, overviewQuery } from '../../shared/admin/overview'
import { queryString } from '../../shared/admin/query'
import { callAdmin } from './call'

export const overviewFetchApi: OverviewApi = {
  getOverview: (query) => callAdmin(`/overview?${queryString(overviewQuery, query)}`),
}
