import type { Request, RequestHandler } from 'express'
import { leadQuery, neighborQuery } from '../../shared/admin/leads'
import { actorOf } from '../admin/session'
import { acceptedQuery } from '../http/query'
import { sendCsv } from '../submissions/export-routes'
import type { LeadAdmin } from './admin'

const idOf = ({ params }: Request) => String(params.id)
/** The version in the path, or -1, which no letter has, if it is not a number. */
const versionOf = ({ params }: Request) => (/^\d{1,9}$/.test(String(params.number)) ? Number(params.number) : -1)

/** The endpoints of the lead admin, each a thin layer over its service. */
export function leadAdminRoutes(admin: LeadAdmin) {
  return {
    list: async (request, response) => void response.json(await admin.list(acceptedQuery(leadQuery, request))),
    get: async (request, response) => void response.json(await admin.get(idOf(request))),
    change: async (request, response) =>
      void response.json(await admin.change(actorOf(request), idOf(request), request.body)),
    changeMany: async (request, response) => void response.json(await admin.changeMany(actorOf(request), request.body)),
    merge: async (request, response) =>
      void response.json(await admin.merge(actorOf(request), idOf(request), request.body)),
    neighbors: async (request, response) =>
      void response.json(await admin.findNeighbors(idOf(request), acceptedQuery(neighborQuery, request))),
    undo: async (request, response) => void response.json(await admin.undo(actorOf(request), idOf(request))),
    addNote: async (request, response) =>
      void response.status(201).json(await admin.addNote(actorOf(request), idOf(request), request.body)),
    answer: async (request, response) =>
      void response.status(202).json(await admin.answer(actorOf(request), idOf(request), request.body)),
    send: async (request, response) =>
      void response.status(202).json(await admin.sendRecommendation(actorOf(request), idOf(request), request.body)),
    restartLetter: async (request, response) =>
      void response.json(await admin.letters.restartLetter(actorOf(request), idOf(request), request.body)),
    listLetters: async (request, response) => void response.json(await admin.letters.listLetterVersions(idOf(request))),
    getLetter: async (request, response) =>
      void response.json(await admin.letters.getLetterVersion(idOf(request), versionOf(request))),
    takeLetter: async (request, response) =>
      void response.json(
        await admin.letters.takeLetterVersion(actorOf(request), idOf(request), versionOf(request), request.body),
      ),
    /** The email as it was sent, in a document whose policy forbids scripts and loading anything. */
    async sentEmail(request, response) {
      const { html } = await admin.sentEmail(idOf(request))
      response.set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups",
      )
      response.type('html').send(html)
    },
    async erase(request, response) {
      await admin.erase(actorOf(request), idOf(request))
      response.status(204).end()
    },
    /** All matching leads as a CSV file to download. */
    csv: (request, response) =>
      sendCsv(request, response, 'leads', admin.export(actorOf(request), acceptedQuery(leadQuery, request))),
  } satisfies Record<string, RequestHandler>
}
