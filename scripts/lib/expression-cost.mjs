import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { isDisjointWith, JS, NFA } from 'refa'
import { analyse } from 'scslre'

const parser = new RegExpParser()

/**
 * Ways in which a regular expression takes more than linear time, one sentence each. It detects quantifiers that can
 * exchange characters, nested loops, and searches that start at many places and each run to the end. It does not detect
 * exchanges of whole words, as in `(?:ab)+(?:ab)+c`.
 */
export function slowPartsOf(source, flags) {
  const literal = {
    pattern: parser.parsePattern(source, 0, source.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    }),
    flags: parser.parseFlags(flags),
  }
  const { reports } = analyse(literal, { reportTypes: { Move: true, Self: true, Trade: true } })
  return [...new Set([...reports.map(sentenceOf), ...restartsOf(literal)])]
}

function sentenceOf({ type, quant, startQuant, endQuant, parentQuant, character, exponential }) {
  const often = `many of ${JSON.stringify(character.pick)}`
  const cost = exponential ? 'exponential' : 'quadratic'
  if (type === 'Trade') return `${startQuant.raw} and ${endQuant.raw} can exchange characters: ${cost} on ${often}`
  if (type === 'Self') return `${quant.raw} in ${parentQuant.raw} is a loop in a loop: ${cost} on ${often}`
  return `${quant.raw} is tried again from each place: ${cost} on ${often}`
}

/**
 * Loops that run over what a match begins with, as `<a[^>]*>` does on many `<a`: each start is tried, and each try runs
 * to the end of the text before it fails.
 */
function restartsOf({ pattern, flags }) {
  const regexps = JS.Parser.fromAst({ pattern, flags })
  const sentences = []
  visitRegExpAST(pattern, {
    onQuantifierEnter(loop) {
      const place = loop.max === Number.POSITIVE_INFINITY && surroundingsOf(loop)
      if (!place || place.after.every(canBeEmpty)) return
      if (!flags.multiline && place.before.some(({ type, kind }) => type === 'Assertion' && kind === 'start')) return
      const beginning = place.before.filter(({ type }) => type !== 'Assertion')
      if (beginning.every(canBeEmpty)) return
      if (!isDisjointWith(automatonOf(regexps, beginning), automatonOf(regexps, [loop])))
        sentences.push(`${loop.raw} runs over what a match begins with: quadratic on many beginnings without an end`)
    },
  })
  return sentences
}

/** What precedes and follows a part in the whole expression; nothing for a part of an assertion or of another loop. */
function surroundingsOf(part) {
  const place = { before: [], after: [] }
  for (let child = part, { parent } = part; parent; child = parent, { parent } = parent) {
    if (parent.type === 'Assertion' || (parent.type === 'Quantifier' && parent.max > 1)) return undefined
    if (parent.type !== 'Alternative') continue
    const at = parent.elements.indexOf(child)
    place.before.unshift(...parent.elements.slice(0, at))
    place.after.push(...parent.elements.slice(at + 1))
  }
  return place
}

function canBeEmpty(part) {
  if (part.type === 'Quantifier') return part.min === 0 || canBeEmpty(part.element)
  if (part.type === 'Backreference') return true
  return (
    ['Group', 'CapturingGroup'].includes(part.type) &&
    part.alternatives.some(({ elements }) => elements.every(canBeEmpty))
  )
}

function automatonOf(regexps, parts) {
  const options = { assertions: 'ignore', backreferences: 'disable' }
  const parsed = parts.map((part) => regexps.parseElement(part, options))
  const elements = parsed.map(({ expression }) => ({ type: 'Alternation', alternatives: expression.alternatives }))
  const whole = { type: 'Expression', alternatives: [{ type: 'Concatenation', elements }] }
  return NFA.fromRegex(whole, { maxCharacter: parsed[0].maxCharacter })
}
