import { readFileSync } from 'node:fs'

/** @type {{ id: string, sentence: string }[]} */
const rules = JSON.parse(readFileSync(new URL('../../shared/rules/rules.json', import.meta.url), 'utf8'))
const sentences = new Map(rules.map(({ id, sentence }) => [id, sentence]))

/**
 * Replaces each `{{rule:part-2}}` in a Markdown text with the rule tracker's sentence and a link to the page of rules,
 * so that every text states a rule alike and a change is made in one place. The link's spaces do not break, so that it
 * stays together with its parentheses. Throws on an unknown rule.
 * @param {string} source
 */
export function withRules(source) {
  return source.replace(/\{\{rule:([a-z0-9-]*)\}\}/g, (_, id) => {
    const sentence = sentences.get(id)
    if (!sentence) throw new Error(`A text asks for the rule "${id}", which shared/rules/rules.json does not have`)
    return `${sentence} [Dates\u00a0and\u00a0sources](/rules#${id}).`
  })
}
