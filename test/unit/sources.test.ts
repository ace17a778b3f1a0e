import { readdirSync, readFileSync } from 'node:fs'
import { rules as tracked } from '../../shared/rules'

interface Rule {
  /** The files that it is about. */
  of: RegExp
  /** What none of them may contain. */
  finds: RegExp
  /** Those that have to. */
  but?: readonly string[]
}

const folders = ['client', 'shared', 'server', 'jobs', 'migrations', 'operations', 'scripts', 'docs', 'public']
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  .concat('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md')
  .filter((file) => /\.(tsx?|mjs|md|json|ya?ml|svg|css|sql)$/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const tokens = sources.get('client/styles/tokens.css') ?? ''
const sizes = Array.from(tokens.matchAll(/--text-(\w+): var\(--size-\w+\);/g), ([, name]) => name)

/** Whose regular expressions accept curly marks, because visitors, writers, and models type them; and what those are. */
const readers = [
  'server/generation/topic/leaving.ts',
  'server/generation/topic/spans.ts',
  'shared/blog/article-links.ts',
  'shared/blog/figure-blocks.ts',
  'shared/leads/recommendation-email.ts',
  'shared/match/read/languages.ts',
  'shared/match/read/plain.ts',
  'shared/match/read/text.ts',
  'shared/whole-words.mjs',
]
const acceptedMarks = /\[(?=[^\]\n]*[‘’“”])(?:\\.|[^\\\]\n])*\]/g
const curly = /[‘’“”]|&[lr][sd]quo;|\\u201[89cd]/i

const ofOurTexts = /^(?:client\/content\/(?:pages|resources|specialty-guides|guides)|migrations\/articles)\/[^/]+\.md$/
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

const ids = tracked.map(({ id }) => id)
const ending = tracked.flatMap(({ id, after }) => (after ? id : []))

/** Wordings that occur only in a text that states a rule's status in its own words. */
const ownWords: Readonly<Record<string, RegExp>> = {
  'part-2': /compliance date|february 16, 2026[^\n]*(must|has|had) |accounting of disclosures (must|has to)/i,
  'dea-telemedicine':
    /telemedicine flexibilit|temporary federal flexibilit|december 31, 2026[^\n]*(extension|temporary)/i,
  'medicare-telehealth': /december 31, 2027|january 1, 2028[^\n]*in-person/i,
  'security-rule': /(proposed|proposal)[^\n]*january 2025|january 2025[^\n]*(proposed|proposal)/i,
  parity: /(do|would|did) not enforce|enforcement of the (newer|2024)|parity rules? written/i,
  'prior-authorization': /seven calendar days|7 calendar days/i,
  script: /by january 1, 2028/i,
  epcs: /at least 70%/i,
  'ai-in-therapy': /illinois in 2025/i,
  'good-faith-estimate': /(owed|since 2022)[^\n]*estimate|estimate[^\n]*since 2022/i,
}

const rules: Readonly<Record<string, Rule>> = {
  'what people read has straight apostrophes and quotation marks': {
    of: /./,
    finds: curly,
    but: ['migrations/baseline/folded-texts.ts', 'shared/fold.ts'],
  },
  'only server/outbox reads and writes the tables outbox and deliveries': {
    of: /^(?:server(?!\/outbox\/)|jobs)\/.*\.tsx?$/,
    finds:
      /\(\s*['"`](outbox|deliveries)['"`]\s*\)|\b(from|join|into|update|lock table|using)\s+(outbox|deliveries)\b/i,
  },
  'only the configuration, the mark at a link, and the disclosure know which vendors can pay': {
    of: /^(?:client|jobs|operations|server|shared)\/.*\.tsx?$/,
    finds: /affiliateVendors|AFFILIATE_VENDORS|linkCanPay|vendors\/affiliation/,
    but: [
      'client/components/operator-details.tsx',
      'client/components/site-context.tsx',
      'client/components/vendor/vendor-hero.tsx',
      'client/site/pages/methodology.tsx',
      'server/page-site.ts',
      'server/platform/config.ts',
      'server/platform/environment.ts',
      'shared/vendors/affiliation.ts',
    ],
  },
  'the pages run only on the server, so nothing in them holds state or handles events': {
    of: /^client\/(?:components|site|content)\/.*\.tsx?$/,
    finds: /\buse(State|Reducer|Ref|Effect|LayoutEffect|SyncExternalStore|Transition)\(|\son[A-Z]\w+=\{/,
  },
  'the scripts of visitor pages import neither React nor the components of pages': {
    of: /^client\/enhance\/.*\.tsx?$/,
    finds: /from '(react|react-dom|react-router|zod|\.\.\/(\.\.\/)*(components|site|admin|renderer))\b/,
  },
  'components use the text sizes of the scale, and our own utilities for lists and figures': {
    of: /^client\/.*\.tsx?$/,
    finds: new RegExp(
      String.raw`(?<![\w-])(text-(?!(?:${sizes.join('|')})(?![\w-]))(?:\d?xs|sm|base|lg|\d?xl|\[[\d.]+(?:rem|px|em)\])|space-y-[\d.]+|divide-y|tabular-nums)(?![\w-])`,
    ),
  },
  'stylesheets use the sizes of the scale, except for print': {
    of: /^client\/.*\.css$/,
    finds: /font-size: (?!(?:var\(--size-\w+\)|[\d.]+pt|12px|0\.85em|1em|inherit);)/,
  },
  'peers 4, 5: no shorthand of text-decoration has a variable, for which WebKit drops the whole': {
    of: /^client\/.*\.css$/,
    finds: /[^-]text-decoration:[^;]*var\([^;]*;/,
  },
  'peers 4, 5: no text has the color that is only for pictures: the star': {
    of: /^client\/.*\.tsx$/,
    finds: /<(?!\w*Icon\b)\w+[^>]*\btext-star\b/,
  },
  'all texts write dates in the American form': {
    of: ofOurTexts,
    finds: new RegExp(String.raw`\b\d{1,2} (?:${months}) 20\d\d`),
  },
  'texts have only placeholders that the build fills, of rules that are tracked': {
    of: ofOurTexts,
    finds: new RegExp(
      String.raw`\{\{(?!(?:(?:rule|about):(?:${ids.join('|')})|cost:[^{}]+|(?:fact|cell|dated|source|via|differs):[a-z]+:[A-Za-z0-9.]+)\}\})`,
    ),
  },
  'an article, which stays in the database as it was written, quotes no rule that another one follows': {
    of: /^migrations\/articles\/.*\.md$/,
    finds: new RegExp(String.raw`\{\{rule:(?:${ending.join('|')})\}\}`),
  },
  'a value that we list is called unverified, and only a missing one not verified': {
    of: /^(?:client\/content\/(?:guides|specialty-guides|resources|pages)|shared\/catalogue\/vendors\/\w+)\/[^/]+\.md$/,
    finds: /\blisted,? (?:but )?not verified\b|\bvalues? we could not verify/i,
  },
  'the page about us makes no claim that it cannot prove': {
    of: /\/about\.md$/,
    finds: /nobody paid for|looked at more than 20|affiliate program/,
  },
  'the methodology makes no claim that it cannot prove': {
    of: /\/methodology\.md$/,
    finds: /a person has looked at|most requests are answered|Systems looked at since/,
  },
  'the privacy policy does not say that Google may set anything': { of: /\/privacy\.md$/, finds: /Google may set/ },
  'a recommendation is promised in one wording, but for the goal that the home page names': {
    of: /^(?:client\/(?:components|site|content\/pages)|server\/leads)\/(?!.*(?:home|methodology)).*\.(?:tsx?|md)$/,
    finds: /(?<![\d-])(?!1-2\s)[\d-]+\s+business days?\b/i,
  },
  'an article names no basis that the catalogue no longer has': {
    of: /^migrations\/articles\/.*\.md$/,
    finds: /general knowledge|editorial figure/i,
  },
  ...Object.fromEntries(
    Object.entries(ownWords).map(([id, finds]) => [
      `no text states the rule ${id} in its own words`,
      { of: ofOurTexts, finds },
    ]),
  ),
}

test.each(Object.entries(rules))('%s', (_rule, { of, finds, but = [] }) => {
  const read = files.filter((file) => of.test(file))
  expect(read.length).toBeGreaterThan(0)
  const found = read.filter((file) => {
    const text = sources.get(file) ?? ''
    return finds.test(readers.includes(file) ? text.replace(acceptedMarks, '') : text)
  })
  expect(found).toEqual(files.filter((file) => but.includes(file)))
  expect(found).toHaveLength(but.length)
})

test('each file that may accept curly marks does accept one, and each rule has an id of its own', () => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(readers.filter((file) => !curly.test(sources.get(file) ?? ''))).toEqual([])
})

test('peers 4, 5: marks of a single character, which automatic checks skip, have 4.5:1 in light and dark', () => {
  expect(sizes).toHaveLength(7)
  for (const scheme of [1, 2]) {
    const luminanceOf = (name: string) =>
      luminance(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(tokens)?.[scheme] ?? '')
    for (const ink of ['ink', 'ink-soft', 'accent', 'yes', 'no'])
      for (const paper of ['paper', 'surface']) {
        const [darker = 0, lighter = 0] = [luminanceOf(ink), luminanceOf(paper)].sort((a, b) => a - b)
        expect([ink, paper, (lighter + 0.05) / (darker + 0.05) >= 4.5]).toEqual([ink, paper, true])
      }
  }
})

/** The relative luminance of a color such as `#c87a0a` (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
