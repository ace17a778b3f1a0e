import { promisedTime } from '../../../shared/leads/promise'
import { greeting } from '../../../shared/leads/recommendation-email'
import type { Known } from '../../../shared/match/terms/known'
import { type Block, button, link, list, paragraph, together, under } from '../../platform/email/blocks'
import { forVisitor } from '../../platform/email/layout'
import type { LetterSite, VisitorLetter } from './recommendation'
import { answerPages, understoodSentences } from './understood'

export const confirmationSubject = 'We received your request for an EMR recommendation'

/** Both forms of the email that confirms a request, with what was understood, so the visitor can correct a misreading. */
export function confirmation(site: LetterSite, { lead, requestPage, known }: VisitorLetter & { known: Known }) {
  const received = `We received your request. You will hear from us within ${promisedTime}, at this address.`
  return forVisitor(site, {
    preview: received,
    blocks: [
      paragraph(greeting(lead)),
      paragraph(received),
      ...understood(known, site.siteUrl),
      ...(requestPage ? [check(requestPage)] : []),
      under('What happens next?', list(nextSteps, 'ol'), 'h1'),
      link('compare the systems yourself', `${site.siteUrl}/comparisons`, {
        before: 'In the meantime, you can ',
        between: ':\n',
        after: '.',
      }),
      paragraph('Anything to add or correct? Just reply to this email.'),
    ],
    why: 'You received this email because someone used this address to request a recommendation. If that was not you, please ignore this email.',
  })
}

function understood(known: Known, siteUrl: string): Block[] {
  const [sentences, pages] = [understoodSentences(known), answerPages(known, siteUrl)]
  const links = pages.map(({ title, url }) => link(title, url))
  return [
    ...(sentences.length > 0 ? [under('What we understood', list(sentences), 'h1')] : []),
    ...(pages.length > 0 ? [together(paragraph('Our short answers to questions like yours:'), ...links)] : []),
  ]
}

function check(requestPage: string): Block {
  const note =
    'Please check what we understood. It takes one minute, and our recommendation then rests on what you said yes to.'
  const page =
    'The same page shows what you sent and where it stands. There you can add a detail, withdraw your request, or erase it. Do not share the link: anyone who has it can do the same.'
  return together(button(note, 'Check what we understood', requestPage, ':\n'), paragraph(page))
}

const nextSteps = [
  'Our team reviews your needs.',
  'We match them with the EMR systems that suit you.',
  'A detailed recommendation arrives by email.',
]
