import type { Api } from '../shared/api'
import type { Services } from './services'

/** The pages' `Api` on the server: direct calls to the features, no HTTP to oneself. */
export function createPageApi(services: Services): Api {
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
    listPosts: (query) => services.blog.listPosts(query),
    getPost: (slug) => services.blog.readPost(slug),
    listCategories: () => services.blog.countCategories(),
  }
}
