import { type AnswerSlug, answers } from '../../shared/answers'
import { texts } from '../../shared/answers/made/texts'

/** An answer's text for its page. */
export async function loadAnswerText(slug: AnswerSlug) {
  const { meta, html } = await texts[slug]()
  return { description: meta.description, html }
}

/** All answers with the source of their texts, in their order. */
export function answerSources() {
  return Promise.all(answers.map(async (answer) => ({ answer, markdown: (await texts[answer.slug]()).markdown })))
}
