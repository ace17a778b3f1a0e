import { readFileSync } from 'node:fs'
import { marked } from '../../shared/rules/stated.mjs'

/** @typedef {import('../../shared/rules/stated.mjs').Stated} Stated */

/** @type {({ id: string, about: string } & Stated)[]} */
const rules = JSON.parse(readFileSync(new URL('../../shared/rules/rules.json', import.meta.url), 'utf8'))
const byId = new Map(rules.map((rule) => [rule.id, rule]))

/**
 * Replaces each `{{rule:part-2}}` in a Markdown text with the rule tracker's sentence and a link to the page of rules,
 * so that every text states a rule alike and a change is made in one place. `{{about:part-2}}` gives what the page says
 * beyond that sentence, where the rule is a text's own subject. The link's spaces do not break, so that it stays together
 * with its parentheses. Throws on an unknown rule.
 * @param {string} source
 * @param {(rule: Stated) => string} [stated] how the sentence stands in the text: by default with the one that takes
 * over, and whoever shows the text chooses by the day
 */
export function withRules(source, stated = marked) {
  return source.replace(/\{\{(rule|about):([a-z0-9-]*)\}\}/g, (_, part, id) => {
    const rule = byId.get(id)
    if (!rule) throw new Error(`A text asks for the rule "${id}", which shared/rules/rules.json does not have`)
    if (part === 'about') return rule.about
    return `${stated(rule)} [Dates\u00a0and\u00a0sources](/rules#${id}).`
  })
}
