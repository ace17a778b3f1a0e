import type { Api } from '../shared/api'
import { matchCatalogue } from '../shared/match/catalogue'
import { withApiErrors } from './http/problem'
import type { Services } from './services'
import type { Admission } from './submissions/service'

/**
 * The pages' `Api` on the server: direct calls to the features, no HTTP to oneself. `admit` is what a form that one visitor
 * posted has to pass; what no visitor asks, such as a page that is rendered to be kept, has none.
 */
export function createPageApi(services: Services, admit?: Admission): Api {
  const admission = admit ? { admit } : {}
  return withApiErrors<Api>({
    listVendors: async () => services.vendors.list(),
    match: async (answers) => matchCatalogue(answers),
    submitLead: async ({ lead, ...proof }) => {
      const { id } = await services.leads.submit({ answers: lead, ...proof, ...admission })
      return { id }
    },
    sendMessage: async ({ message, ...proof }) => {
      const { id } = await services.messages.submit({ answers: message, ...proof, ...admission })
      return { id }
    },
    reportCorrection: async ({ correction, ...proof }) => {
      const { id } = await services.corrections.submit({ answers: correction, ...proof, ...admission })
      return { id }
    },
    listAcceptedCorrections: (vendor) => services.publishedCorrections.listAccepted(vendor),
    listPosts: (query) => services.blog.listPosts(query),
    getPost: (slug) => services.blog.readPost(slug),
    listCategories: () => services.blog.countCategories(),
  })
}
