import type { AnswerSlug } from '../../../shared/answers'
import { answers } from '../../../shared/answers'

type Text = typeof import('./is-an-emr-mandatory.md')

/** Each text is a separate chunk, loaded when its page is requested. */
const texts: Record<AnswerSlug, () => Promise<Text>> = {
  'is-an-emr-mandatory': () => import('./is-an-emr-mandatory.md'),
  'stay-or-go': () => import('./stay-or-go.md'),
  'what-does-it-really-cost': () => import('./what-does-it-really-cost.md'),
  'rfp-and-consultants': () => import('./rfp-and-consultants.md'),
  'who-keeps-the-chart': () => import('./who-keeps-the-chart.md'),
  'can-i-take-my-notes-along': () => import('./can-i-take-my-notes-along.md'),
  'membership-networks': () => import('./membership-networks.md'),
  'my-system-is-closing': () => import('./my-system-is-closing.md'),
  'data-migration': () => import('./data-migration.md'),
  'merge-or-keep-records-apart': () => import('./merge-or-keep-records-apart.md'),
  'can-ai-be-switched-off': () => import('./can-ai-be-switched-off.md'),
  'downtime-and-offline': () => import('./downtime-and-offline.md'),
  'self-hosting-open-source': () => import('./self-hosting-open-source.md'),
  'paper-claims': () => import('./paper-claims.md'),
  'one-biller-many-tax-ids': () => import('./one-biller-many-tax-ids.md'),
}

/** An answer's text for its page. */
export async function loadAnswerText(slug: AnswerSlug) {
  const { meta, html } = await texts[slug]()
  return { description: meta.description, html }
}

/** All answers with the source of their texts, in their order. */
export function answerSources() {
  return Promise.all(answers.map(async (answer) => ({ answer, markdown: (await texts[answer.slug]()).markdown })))
}
