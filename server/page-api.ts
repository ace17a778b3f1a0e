import type { Api } from '../shared/api'
import { toApiError } from './http/problem'
import type { Logger } from './platform/logger'
import type { Services } from './services'

/** The pages' `Api` on the server: direct calls to the features, no HTTP to oneself. */
export function createPageApi(services: Services, logger: Logger): Api {
  /** A page of the blog that cannot be read is shown empty, so the log has the cause from here. */
  async function readBlog<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading
    } catch (error) {
      const refusal = toApiError(error)
      if (refusal.problem.status >= 500) logger.error({ err: error }, 'the blog cannot be read')
      throw refusal
    }
  }

  return {
    listVendors: async () => services.vendors.list(),
    submitLead: async ({ lead, ...proof }) => {
      const { id } = await services.leads.submit({ answers: lead, ...proof })
      return { id }
    },
    sendMessage: async ({ message, ...proof }) => {
      const { id } = await services.messages.submit({ answers: message, ...proof })
      return { id }
    },
    listPosts: (query) => readBlog(services.blog.listPosts(query)),
    getPost: (slug) => readBlog(services.blog.readPost(slug)),
    listCategories: () => readBlog(services.blog.countCategories()),
  }
}
