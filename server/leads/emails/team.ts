import { promisedBusinessDays } from '../../../shared/admin/leads'
import { dueDay } from '../../../shared/business-days'
import { shortDay } from '../../../shared/dates'
import { displayAnswer } from '../../../shared/forms/field'
import { leadFields } from '../../../shared/leads/fields'
import { practiceWords } from '../../../shared/leads/practice'
import type { Lead } from '../../../shared/leads/schema'
import type { Config } from '../../platform/config'
import {
  answers,
  button,
  label,
  letter,
  momentOf,
  paragraph,
  parts,
  quote,
  together,
  under,
} from '../../platform/email/blocks'
import type { EmailContent, Mailbox } from '../../platform/email/email'
import { answerNote, toTeam } from '../../platform/email/layout'
import type { NewsOfLead, ReadLead } from '../for-emails'
import { letterOf } from '../reading'

type Site = Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'businessHolidays' | 'operator'>

type Visitor = Pick<Lead, 'firstName' | 'lastName' | 'workEmail'>

const nameOf = ({ firstName, lastName }: Visitor) => `${firstName} ${lastName}`

const replyTo = (lead: Visitor): Mailbox => ({ name: nameOf(lead), address: lead.workEmail })

const opened = (words: string, siteUrl: string, leadId: string) =>
  button(words, 'Open this lead', `${siteUrl}/admin/leads/${leadId}`)

/** A new lead: the visitor's own words first, then the other answers in the form's order, what to check, and the draft. */
export function newLead(site: Site, stored: ReadLead): EmailContent {
  const { id, answers: lead, createdAt } = stored
  const { text: draft, notes: checks } = letterOf(stored, site.siteUrl)
  const summary = parts(summaryOf(lead))
  const toCheck = checks.map((check) => `- ${check}`).join('\n')
  return toTeam(site, {
    title: 'New lead',
    about: lead.organizationName,
    by: nameOf(lead),
    preview: summary.text ?? '',
    blocks: [
      together(summary, opened(introduction(createdAt, site), site.siteUrl, id)),
      quote(lead.organizationDescription, label(description?.label ?? '')),
      answers(otherFields, lead),
      ...(checks.length > 0 ? [under('Check before sending', { ...letter(toCheck), text: toCheck })] : []),
      under('Draft recommendation', { ...letter(draft), text: `\n${draft}` }),
    ],
    answering: answerNote,
    replyTo: replyTo(lead),
  })
}

const isDescription = ({ name }: (typeof leadFields)[number]) => name === 'organizationDescription'

/** The visitor's own words have a place of their own, so the list of answers does not repeat them. */
const description = leadFields.find(isDescription)
const otherFields = leadFields.filter((field) => !isDescription(field))

const shortLabels = [
  ['currentEmr', 'Current EMR'],
  ['estimatedMonthlyBudget', 'Budget'],
] as const

/** The practice in one line: `Mental Health, 2-10 providers · Current EMR: Kipu · Budget: $500`. */
function summaryOf(lead: Lead): string[] {
  const given = shortLabels.flatMap(([name, label]) => {
    const field = leadFields.find((one) => one.name === name)
    return field && lead[name] ? `${label}: ${displayAnswer(field, lead)}` : []
  })
  return [practiceWords(lead), ...given]
}

function introduction(receivedAt: Date, { businessTimeZone: timeZone, businessHolidays: holidays }: Site): string {
  const received = `We received this request for a recommendation on ${momentOf(receivedAt, timeZone)}`
  const due = dueDay(receivedAt, promisedBusinessDays, { timeZone, holidays })
  return `${received} and promised an answer by ${shortDay(due)}.`
}

interface News {
  title: string
  /** What the visitor did with the request, after the name and before what follows it. */
  sentence: (name: string, organization: string, withdrawn: string) => string
  isQuoted: boolean
}

/** What a visitor does with a request later. What was added or decided is quoted, newest first. */
const news = {
  addition: {
    title: 'New detail from the visitor',
    sentence: (name, organization) =>
      `${name} added a detail to the request from ${organization}. The newest detail comes first.`,
    isQuoted: true,
  },
  decision: {
    title: 'Checked by the visitor',
    sentence: (name, organization) =>
      `${name} checked what we understood of the request from ${organization}. The newest changes come first.`,
    isQuoted: true,
  },
  withdrawal: {
    title: 'Withdrawn by the visitor',
    sentence: (name, organization, withdrawn) =>
      `${name} withdrew the request from ${organization}${withdrawn}. The lead is closed, unsent emails about it are canceled, and you can no longer send a recommendation.`,
    isQuoted: false,
  },
} as const satisfies Record<string, News>

/** Tells the team what a visitor has done with a request. */
export function leadNews(site: Site, kind: keyof typeof news, leadId: string, told: NewsOfLead): EmailContent {
  const { title, sentence, isQuoted } = news[kind]
  const { lead, additions, withdrawnAt } = told
  const moment = (time: Date) => momentOf(time, site.businessTimeZone)
  const words = sentence(nameOf(lead), lead.organizationName, withdrawnAt ? ` on ${moment(withdrawnAt)}` : '')
  const quotes = additions.map(({ at, text }) => quote(text, paragraph(moment(new Date(at)))))
  return toTeam(site, {
    title,
    about: lead.organizationName,
    preview: words,
    blocks: [opened(words, site.siteUrl, leadId), ...(isQuoted ? quotes : [])],
    answering: answerNote,
    replyTo: replyTo(lead),
  })
}
