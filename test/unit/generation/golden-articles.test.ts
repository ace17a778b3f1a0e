import { partsOf, writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { planFor } from '../../../server/generation/catalogue-writer/plan'
import { editArticle } from '../../../server/generation/editor'
import { topicOf } from '../../../server/generation/prompt'
import { writeHtml } from '../../../shared/blog/tree'
import { topics } from '../../fixtures/topics'
import { frozenOn } from '../../support/clock'
import { expectGolden } from '../../support/golden'

/** Kinds of articles that the other topics do not show: each lends a headline, a section, or a sentence. */
const more = [
  'Kipu vs SmartCare',
  'TherapyNotes vs Kipu on EPCS',
  'SmartCare for detox programs',
  'How to set up e-prescribing and EPCS',
  'Leaving Kipu',
  'Leaving SimplePractice for Credible with 6 clinicians',
  'How to leave your EMR: moving records without losing data',
  'leaving Doxy.me',
  'How much do Kareo, Jane and TherapyNotes cost for 10 clinicians?',
  'EPCS costs in TherapyNotes and Kareo for eight prescribers',
  'What do athenahealth and Valant cost?',
  'What does a bed board cost?',
  'Best EMR for a practice in Canada',
  'Best EHR for detox programs',
  'EPCS in Healthie',
  'BestNotes, Credible and Kipu compared for residential addiction treatment',
  'How to set up AI notes',
  'Kipu vs SmartCare for residential addiction treatment',
  'TherapyNotes vs TherapyAppointment for 6 clinicians',
  'Kareo vs TherapyNotes',
  'Moving from SimplePractice to Kipu',
  'Information blocking explained for small practices',
  'EPCS and PDMP in Kareo',
  'Alternatives to Epic for inpatient treatment',
  'Kipu vs BestNotes for a residential and detox program',
  'Epic vs SimplePractice',
  'CCBHC criteria',
  'IOP for mental health',
  'E-prescribing in behavioral health',
]

const fileOf = (topic: string) =>
  `articles/${
    topic
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60) || 'default'
  }.txt`

/** Each block on its own line, so that a difference shows where it is. */
const inLines = (html: string) => html.replace(/\n?(?=<(?:h2|h3|p|ul|ol|li|table|tr)>)/g, '\n').trim()

function articleOf(topic: string, isTest: boolean): string {
  const { content: nodes, ...rest } = editArticle(writeFromCatalogue({ topic, isTest }), {
    slugs: new Set(),
    siteUrl: 'https://guide.example',
  })
  const content = writeHtml(nodes)
  const kept = content.split('\n')
  const leftOut = partsOf(planFor(topicOf({ topic, isTest })))
    .map((part) => writeHtml(part.nodes))
    .filter((html) => !kept.includes(html))
  const fields = Object.entries(rest).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
  return [...fields, '', inLines(content), '', 'LEFT OUT FOR ITS LENGTH', inLines(leftOut.join('')), ''].join('\n')
}

it.each(['', ...topics, ...more])('writes about %j what a person has read and kept', (topic) =>
  frozenOn('2026-11-27', () => expectGolden(fileOf(topic), articleOf(topic, false))),
)

it('writes of the topic for tests what a person has read and kept', () =>
  frozenOn('2026-11-27', () => expectGolden('articles/test.txt', articleOf('', true))))
