import type { Api } from '../shared/api'
import { vendors } from '../shared/catalogue'
import { matchCatalogue } from '../shared/match'
import { withApiErrors } from './http/problem'
import { httpError } from './platform/http-error'
import type { Services } from './services'
import type { Admission } from './submissions/service'

interface Visitor {
  /** The check that a visitor's form must pass. Requests without a visitor, such as for the cache, have none. */
  admit?: Admission
  /** Present only behind the guards of secret addresses. Without it, every secret address is unknown. */
  requests?: Services['requests'] | undefined
}

export function createPageApi(services: Services, { admit, requests }: Visitor = {}): Api {
  const admission = admit ? { admit } : {}
  const visitorRequests = () => {
    if (!requests) throw httpError(404, 'We keep nothing under this address.')
    return requests
  }
  return withApiErrors<Api>({
    listVendors: async () => vendors,
    match: async (answers) => matchCatalogue(answers),
    submitLead: async ({ lead, ...proof }) => {
      const stored = await services.leads.submit({ answers: lead, ...proof, ...admission })
      return { ...stored, page: stored.isHeld ? undefined : services.requests.formPathOf(stored.id) }
    },
    sendMessage: async ({ message, ...proof }) =>
      services.messages.submit({ answers: message, ...proof, ...admission }),
    reportCorrection: async ({ correction, ...proof }) =>
      services.corrections.submit({ answers: correction, ...proof, ...admission }),
    listAcceptedCorrections: (vendor) => services.publishedCorrections.listAccepted(vendor),
    readRequest: async (token) => visitorRequests().readRequest(token),
    readReading: async (token, sequence) => visitorRequests().readReading(token, sequence),
    decideRequest: async (token, decisions, seen) => visitorRequests().decideRequest(token, decisions, seen, admit),
    addToRequest: async (token, addition, key) => visitorRequests().addToRequest(token, addition, key, admit),
    withdrawRequest: async (token) => visitorRequests().withdrawRequest(token),
    eraseRequest: async (token) => visitorRequests().eraseRequest(token),
    listPosts: (query) => services.blog.listPosts(query),
    listMentions: (search) => services.blog.listMentions(search),
    getPost: (slug) => services.blog.readPost(slug),
    listCategories: () => services.blog.countCategories(),
  })
}
