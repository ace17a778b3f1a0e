import { readFileSync } from 'node:fs'

/** @type {{ id: string, sentence: string }[]} */
const rules = JSON.parse(readFileSync(new URL('../../shared/rules/rules.json', import.meta.url), 'utf8'))
const sentences = new Map(rules.map(({ id, sentence }) => [id, sentence]))

/**
 * Puts into a Markdown text, for each `{{rule:part-2}}`, the sentence that the tracker of rules has for it and a link to
 * its place on the page of rules, so that a rule reads the same in every text and a change of its state is made in one
 * place. Throws on a rule that is not tracked.
 *
 * @param {string} source
 */
export function withRules(source) {
  return source.replace(/\{\{rule:([a-z0-9-]*)\}\}/g, (_, id) => {
    const sentence = sentences.get(id)
    if (!sentence) throw new Error(`A text asks for the rule “${id}”, which shared/rules/rules.json does not have`)
    return `${sentence} ([dates and sources](/rules#${id}))`
  })
}
