import alts from './drawings.json' with { type: 'json' }

/** A drawing in `public/articles`, with its alternative text. */
export interface Picture {
  path: string
  alt: string
}

type Drawing = keyof typeof alts

/** Drawings by subject. The first pattern that matches a title or a tag decides. */
const bySubject: readonly (readonly [RegExp, Drawing])[] = [
  [/\bcompar(?:e|es|ed|ing)\b|\bcomparisons?\b|\bvs\b|\bversus\b/i, 'two-systems-compared'],
  [/\breminders?\b|\bno-shows?\b/i, 'set-up-automated-appointment-reminders'],
  [
    /\bleaving\b|\balternatives to\b|\bmigration\b|\bexport\b|\bchanging your emr\b/i,
    'behavioral-health-data-migration',
  ],
  [/\bcosts?\b|\bprices?\b|\bestimates?\b|\bself-pay\b/i, 'good-faith-estimates-in-your-emr'],
  [/\bai\b/i, 'why-does-my-emr-have-ai-notetaker'],
  [/\bpart 2\b|\bconsents?\b/i, '42-cfr-part-2-in-the-emr'],
  [/\bgroup therapy\b|\bgroups\b/i, 'best-emr-at-group-therapy-documentation'],
  [/\boutcomes?\b|\bmeasures?\b|\bphq-9\b/i, 'send-phq-9-and-gad-7-on-a-schedule'],
  [/\bdenials?\b|\brevenue\b|\bcollections\b/i, 'denial-worklist-for-behavioral-health'],
  [/\beligibility\b|\bauthorizations?\b|\bcredentialing\b/i, 'eligibility-checks-that-prevent-denials'],
  [
    /\bepcs\b|\bpdmp\b|\bmedications?\b|\bmethadone\b|\bprescribe|prescribing|prescriptions?\b|\bcontrolled substances?\b/i,
    'prescribing-controlled-substances',
  ],
  [/\blabs?\b/i, 'lab-interface-for-behavioral-health'],
  [/\badmissions?\b|\bbed board\b|\bresidential\b|\bdetox\b/i, 'kipu-highlight-inquiry-to-claim'],
  [/\biop\b|\bphp\b/i, 'emr-for-iop-and-php-programs'],
  [/\bpsychotherapy notes?\b/i, 'why-does-my-emr-have-psychotherapy-notes'],
  [/\bnotes?\b|\bforms?\b|\btreatment plans?\b|\btemplates?\b/i, 'progress-note-templates-that-last'],
  [/\bfhir\b|\bapis?\b|\binterfaces?\b/i, 'what-we-have-an-api-means'],
  [/\btelehealth\b|\bsolo\b/i, 'simplepractice-highlight-small-practices'],
  [/\brehears(?:e|als?)\b|\bgo-live\b|\btraining\b/i, 'emr-dress-rehearsal-before-go-live'],
]

const byCategory: Readonly<Record<string, Drawing>> = {
  'how-to-use-features': 'progress-note-templates-that-last',
  'best-emr-at': 'two-systems-compared',
  'recommended-for-practices': 'emr-for-growing-group-practices',
  'why-does-my-emr-have': 'progress-note-templates-that-last',
  'navigate-implementation': 'first-30-days-after-emr-go-live',
  'billing-and-rcm': 'denial-worklist-for-behavioral-health',
  'integrations-and-interop': 'what-we-have-an-api-means',
  'security-and-compliance': 'access-roles-and-audit-logs',
}

interface Subject {
  title: string
  tags: readonly string[]
  categories: readonly string[]
}

/**
 * The site's drawing for an article: by title, otherwise by tags, otherwise by category; of several, one that the
 * newest articles (`shown`, newest first) do not show or showed longest ago. Freshness never beats a better fit.
 */
export function pictureFor({ title, tags, categories }: Subject, shown: readonly (string | null)[] = []): Picture {
  const fittingFor = (text: string) => bySubject.filter(([pattern]) => pattern.test(text)).map(([, name]) => name)
  const levels = [fittingFor(title), fittingFor(tags.join('; ')), categories.flatMap((key) => byCategory[key] ?? [])]
  const fitting = (levels.find(({ length }) => length > 0) ?? ['progress-note-templates-that-last']).map(pictureOf)
  const articlesSince = ({ path }: Picture) => (shown.includes(path) ? shown.indexOf(path) : shown.length)
  return fitting.reduce((best, each) => (articlesSince(each) > articlesSince(best) ? each : best))
}

const pictureOf = (name: Drawing): Picture => ({ path: `/articles/${name}.svg`, alt: alts[name] })

/** All drawings that can be chosen. */
export const pictures: readonly Picture[] = [
  ...new Set([...bySubject.map(([, name]) => name), ...Object.values(byCategory)]),
].map(pictureOf)
