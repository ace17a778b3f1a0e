import type { Acts } from '../../shared/admin/calls/call'
import type { leadCalls } from '../../shared/admin/calls/leads'
import { recommendationEmail } from '../../shared/leads/recommendation-email'
import { openAnswer } from '../../shared/match/say/letter'
import { openOf } from '../../shared/match/terms/decisions'
import { contradictionWords, slotLabel, slotText } from '../../shared/match/terms/slot-words'
import { recordAct } from '../audit/record'
import { answerBy, type Correspondent, createConversations } from '../conversation/service'
import { enqueueEmails } from '../outbox/enqueue'
import { replyAddress } from '../platform/email/addresses'
import type { EmailContent } from '../platform/email/email'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'
import { notFound } from '../submissions/admin'
import { compareFields, writeChanges } from '../submissions/changes'
import { addHistory } from '../submissions/history'
import { answersOf, findSentEmail, listMerged, type StoredLead } from './admin-repository'
import { confirmationSubject } from './emails/confirmation'
import { recommendationContent, requestPagePlaceholder, toVisitor, withRequestPage } from './emails/recommendation'
import { assertLetterIsOpen, type LeadDesk } from './letters'
import { knownOf } from './reading'

/** Creates the actions that send the visitor of a lead an email. */
export function createLeadSending({ config, db, read, work, computed }: LeadDesk) {
  const mailDomain = new URL(config.siteUrl).hostname
  const conversations = createConversations({ config, db })

  return {
    /** Enqueues the email with the given version of the draft to the visitor, and stores its text permanently. */
    async sendRecommendation(actor, id, { draftVersion }) {
      await read(id)
      const thread = await conversations.threadOf(db, [id])
      return work(id, async (lead, transaction) => {
        assertLetterIsOpen(lead, draftVersion)
        assertMayBeAnswered(lead)
        const text = textToSend(lead, computed)
        const requestPage = lead.linkHash === null ? undefined : requestPagePlaceholder
        const letter = { lead: answersOf(lead), requestPage, text }
        const email = recommendationContent(config, letter, { replyTo: replyAddress(config), thread })
        await transaction('leads')
          .where({ id })
          .update({
            draft: text,
            recommendation_email: JSON.stringify(email),
            status: 'answered',
            recommendation_sent_at: new Date(),
          })
        await enqueueEmails(transaction, id, [{ kind: 'lead-recommendation' }, { event: 'lead.updated' }], mailDomain)
        await addHistory(transaction, actor, 'leads', id, 'change', ['Recommendation sent to the visitor'])
        await recordAct(transaction, actor, sendingAct(id, 'Sent a recommendation'))
      })
    },

    async answerLead(actor, id, given) {
      const answer = answerBy(actor, given)
      return work(id, async (lead, transaction) => {
        const who = correspondent(lead, [id, ...(await listMerged(transaction, id)).map((other) => other.id)])
        if (!(await conversations.answer(transaction, who, answer))) return
        await recordAct(transaction, actor, sendingAct(id, 'Answered a lead'))
        const { changes } = compareFields(lead, { status: statusOnceAnswered(lead) })
        await writeChanges(transaction, actor, 'leads', changes, 'Answered. ')
      })
    },

    async sentEmail(id: string): Promise<EmailContent> {
      const email = isId(id) ? withRequestPage(await findSentEmail(db, id), '#') : undefined
      if (!email) throw notFound('leads')
      return email
    },
  } satisfies SendingActs
}

type SendingActs = Pick<Acts<typeof leadCalls>, 'sendRecommendation' | 'answerLead'> & { sentEmail: unknown }

/** @throws ApiError 409 if the visitor has withdrawn the request or it is spam */
function assertMayBeAnswered({ withdrawnAt, status }: StoredLead): void {
  if (withdrawnAt) throw httpError(409, 'The visitor has withdrawn this request.')
  if (status === 'spam') throw httpError(409, 'This lead is marked as spam. Change its status first.')
}

function textToSend(row: StoredLead, computed: LeadDesk['computed']): string {
  assertNothingIsOpen(row)
  const text = row.draft ?? computed(row)
  if (text.includes(openAnswer)) throw httpError(409, unanswered)
  return text
}

const unanswered = `The letter still says "${openAnswer}". Answer the question, or close it as not for us.`

/** @throws ApiError 409 that names what waits for a decision */
function assertNothingIsOpen(row: StoredLead): void {
  const open = openOf(knownOf(row))
  if (open.length === 0) return
  const errors = open.map(({ key, slot, contradiction }) => {
    const label = slot ? slotLabel(slot) : contradiction ? contradictionWords(contradiction).label : key
    return { field: key, message: `${label}: ${slot ? slotText(slot) : 'said both ways'}` }
  })
  const named = errors.slice(0, 3).map(({ message }) => message)
  const more = errors.length > named.length ? `; ${errors.length - named.length} more` : ''
  throw httpError(409, `Decide first what is open (${open.length}). ${named.join('; ')}${more}`, errors)
}

const sendingAct = (id: string, text: string) => ({ kind: 'send', text, subject: `/admin/leads/${id}` }) as const

/** A question keeps a lead open until the recommendation has been sent; after that, an answer completes it. */
function statusOnceAnswered({ status, recommendationSentAt }: StoredLead): StoredLead['status'] {
  if (status === 'new') return recommendationSentAt ? 'answered' : 'in-review'
  return status === 'in-review' && recommendationSentAt ? 'answered' : status
}

/** The visitor of a lead as the recipient of a conversation. */
export function correspondent(row: StoredLead, ids: readonly string[]): Correspondent {
  const closed =
    (row.withdrawnAt && 'The visitor has withdrawn this request, so no email about it goes out any more.') ||
    (row.status === 'spam' && 'This lead is marked as spam. Change its status first, then you can answer.')
  return {
    of: 'leads',
    id: row.id,
    ids,
    to: toVisitor(row),
    firstName: row.firstName,
    organization: row.organizationName,
    subject: row.recommendationSentAt ? recommendationEmail.subject : confirmationSubject,
    first: undefined,
    why: recommendationEmail.why,
    closed: closed || '',
  }
}
