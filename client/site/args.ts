import type { Api } from '../../shared/api'
import type { PageArgs } from '../renderer/routes'

/** What a page's loader or action gets: the request, and the calls that it may make. */
export type SiteArgs = PageArgs<Api>
