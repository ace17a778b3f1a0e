/** A drawing in `public/articles`, with its alternative text. */
export interface Picture {
  path: string
  alt: string
}

const picture = (name: string, alt: string): Picture => ({ path: `/articles/${name}.svg`, alt })

const consent = picture(
  '42-cfr-part-2-in-the-emr',
  'A consent sheet with a signature and a shield stands between a chart and three recipients, one of whose paths is closed.',
)
const keys = picture(
  'access-roles-and-audit-logs',
  'A ring with three keys of different shapes hangs beside a door, and a list with one marked line hangs beside it.',
)
const migration = picture(
  'behavioral-health-data-migration',
  'Records leave one cabinet and split into three streams, one toward a screen, one toward a folder, and one toward an archive box.',
)
const groups = picture(
  'best-emr-at-group-therapy-documentation',
  'Seven people in a circle around one note, which branches into separate charts',
)
const denials = picture(
  'denial-worklist-for-behavioral-health',
  'A tall stack of papers on the left becomes shorter from one pile to the next, beside a funnel that sorts them.',
)
const eligibility = picture(
  'eligibility-checks-that-prevent-denials',
  'An insurance card passes under a magnifying glass beside a column of question and answer bubbles with one branch leading away.',
)
const practices = picture(
  'emr-for-growing-group-practices',
  'Three houses of growing size joined by a line with people in front',
)
const programs = picture(
  'emr-for-iop-and-php-programs',
  'A week grid with blocks of hours and a staircase that leads down to a door',
)
const rehearsal = picture(
  'emr-dress-rehearsal-before-go-live',
  'A clock face stands above a stage with drawn curtains, on which a chart card and three small figures wait.',
)
const weeks = picture(
  'first-30-days-after-emr-go-live',
  'Four rows of calendar days rise like steps toward a flag, the early days marked and the last ones ticked.',
)
const estimate = picture(
  'good-faith-estimates-in-your-emr',
  'A balance holds a stack of coins on one side and a sheet with lines on the other, in front of a calendar.',
)
const admissions = picture(
  'kipu-highlight-inquiry-to-claim',
  'A path from a telephone through a bed and a group of chairs to a paid claim',
)
const labs = picture(
  'lab-interface-for-behavioral-health',
  'A specimen tube and a flask stand on the left, and a dotted line carries their results to a chart on the right.',
)
const prescribing = picture(
  'prescribing-controlled-substances',
  'A signed prescription and a medicine bottle, and beside them a phone that asks for a code',
)
const templates = picture(
  'progress-note-templates-that-last',
  'A note with checked sections, tied by a thread to a treatment plan',
)
const measures = picture(
  'send-phq-9-and-gad-7-on-a-schedule',
  'A questionnaire on a phone beside a line of scores that falls over time',
)
const reminders = picture(
  'set-up-automated-appointment-reminders',
  'A bell in front of a month calendar with one appointment marked',
)
const laptop = picture(
  'simplepractice-highlight-small-practices',
  'A small house with one large laptop that shows a calendar, a video camera, a note, and a payment',
)
const plugs = picture(
  'what-we-have-an-api-means',
  'A plug and a socket face each other between two screens, with three smaller connectors of different shapes below.',
)
const comparison = picture(
  'two-systems-compared',
  'Two record sheets side by side with their rows lined up: most rows are ticked on both, and one that is ticked only on the left is marked.',
)
const speech = picture(
  'why-does-my-emr-have-ai-notetaker',
  'Two speech bubbles with sound waves, and a drafted note that a pen signs',
)
const notebook = picture(
  'why-does-my-emr-have-psychotherapy-notes',
  'A chart in an open folder and beside it a small locked notebook',
)

/** Drawings by subject. The first pattern that matches a title or a tag decides. */
const bySubject: readonly (readonly [RegExp, Picture])[] = [
  [/\bcompar(?:e|es|ed|ing)\b|\bcomparisons?\b|\bvs\b|\bversus\b/i, comparison],
  [/\breminders?\b|\bno-shows?\b/i, reminders],
  [/\bleaving\b|\balternatives to\b|\bmigration\b|\bexport\b|\bchanging your emr\b/i, migration],
  [/\bcosts?\b|\bprices?\b|\bestimates?\b|\bself-pay\b/i, estimate],
  [/\bai\b/i, speech],
  [/\bpart 2\b|\bconsents?\b/i, consent],
  [/\bgroup therapy\b|\bgroups\b/i, groups],
  [/\boutcomes?\b|\bmeasures?\b|\bphq-9\b/i, measures],
  [/\bdenials?\b|\brevenue\b|\bcollections\b/i, denials],
  [/\beligibility\b|\bauthorizations?\b|\bcredentialing\b/i, eligibility],
  [
    /\bepcs\b|\bpdmp\b|\bmedications?\b|\bmethadone\b|\bprescribe|prescribing|prescriptions?\b|\bcontrolled substances?\b/i,
    prescribing,
  ],
  [/\blabs?\b/i, labs],
  [/\badmissions?\b|\bbed board\b|\bresidential\b|\bdetox\b/i, admissions],
  [/\biop\b|\bphp\b/i, programs],
  [/\bpsychotherapy notes?\b/i, notebook],
  [/\bnotes?\b|\bforms?\b|\btreatment plans?\b|\btemplates?\b/i, templates],
  [/\bfhir\b|\bapis?\b|\binterfaces?\b/i, plugs],
  [/\btelehealth\b|\bsolo\b/i, laptop],
  [/\brehears(?:e|als?)\b|\bgo-live\b|\btraining\b/i, rehearsal],
]

const byCategory: Readonly<Record<string, Picture>> = {
  'how-to-use-features': templates,
  'best-emr-at': comparison,
  'recommended-for-practices': practices,
  'why-does-my-emr-have': templates,
  'navigate-implementation': weeks,
  'billing-and-rcm': denials,
  'integrations-and-interop': plugs,
  'security-and-compliance': keys,
}

interface Subject {
  title: string
  tags: readonly string[]
  categories: readonly string[]
}

/**
 * The site's own drawing for an article: by its title, otherwise by its tags, otherwise by its category. Where several
 * fit by the same, the one is chosen that none of the newest articles (`shown` has their pictures, newest first) shows or
 * that was shown longest ago. A drawing that fits less is never taken for being fresh: lists show a repeated one once.
 */
export function pictureFor({ title, tags, categories }: Subject, shown: readonly (string | null)[] = []): Picture {
  const drawingsFor = (text: string) =>
    bySubject.filter(([pattern]) => pattern.test(text)).map(([, drawing]) => drawing)
  const levels = [drawingsFor(title), drawingsFor(tags.join('; ')), categories.flatMap((key) => byCategory[key] ?? [])]
  const fitting = levels.find(({ length }) => length > 0) ?? []
  const [first = templates] = fitting
  const articlesSince = ({ path }: Picture) => (shown.includes(path) ? shown.indexOf(path) : shown.length)
  return fitting.reduce((best, each) => (articlesSince(each) > articlesSince(best) ? each : best), first)
}

/** All drawings that can be chosen. */
export const pictures: readonly Picture[] = [
  ...new Set([...bySubject.map(([, drawing]) => drawing), ...Object.values(byCategory)]),
]
