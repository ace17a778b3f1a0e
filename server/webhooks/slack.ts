import { statusLabel } from '../../shared/admin/submissions'
import type { SlackDetail } from '../../shared/admin/webhooks'
import { industries } from '../../shared/leads/options'
import type { ArticlePayload, LeadPayload, MessagePayload, SentEvent } from '../../shared/webhooks/events'

const titles: Record<SentEvent, string> = {
  'lead.created': 'New lead',
  'lead.updated': 'Lead changed',
  'lead.withdrawn': 'Request withdrawn by the visitor',
  'lead.erased': 'A lead was erased',
  'message.created': 'New message',
  'message.updated': 'Message changed',
  'message.erased': 'A message was erased',
  'article.published': 'Article published',
  'article.unpublished': 'Article unpublished',
  'webhook.test': 'Test: this channel receives our messages',
}

const detailCharsMax = 200

/** A Slack message's text: the event, the chosen details, and a link. Nothing personal that was not chosen. */
export function slackText(event: SentEvent, data: object, tells: readonly SlackDetail[]): string {
  const link = 'url' in data && typeof data.url === 'string' ? `<${data.url}|Open>` : ''
  return [titles[event], ...detailsOf(event, data, tells).map(plain), link].filter(Boolean).join(' · ')
}

function detailsOf(event: SentEvent, data: object, tells: readonly SlackDetail[]): string[] {
  if (event === 'webhook.test' || event.endsWith('.erased')) return []
  if (event.startsWith('article.')) return [(data as ArticlePayload).title]
  const values = event.startsWith('lead.') ? ofLead(data as LeadPayload) : ofMessage(data as MessagePayload)
  return tells.flatMap((detail) => values[detail] || [])
}

type Details = Partial<Record<SlackDetail, string | null>>

const ofLead = (lead: LeadPayload): Details => ({
  industry: industries.find(({ value }) => value === lead.industry)?.label,
  organization: lead.organizationName,
  person: `${lead.firstName} ${lead.lastName}`,
  providers: `${lead.numberOfProviders} providers`,
  owner: `${statusLabel(lead.status)}, ${lead.owner ?? 'nobody'}`,
})

const ofMessage = ({ name, status, owner }: MessagePayload): Details => ({
  person: name,
  owner: `${statusLabel(status)}, ${owner ?? 'nobody'}`,
})

/** One line without the characters that Slack interprets as a link, a mention, or formatting. */
function plain(text: string): string {
  const line = [...text.replace(/[\s*_~`]+/g, ' ')].slice(0, detailCharsMax).join('').trim()
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
