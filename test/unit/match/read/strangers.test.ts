import { readPractice } from '../../../../shared/match/read'
import type { Answers } from '../../../../shared/match/terms/answers'
import { marksOf } from '../../../bench/reading-marks'
import strangers from '../../../fixtures/stranger-leads.json'
import type { LabeledLead } from '../../../support/labeled-leads'

/** What a stranger's text has no label for. */
const unlabeled = {
  care: [],
  settings: [],
  otherNeeds: [],
  wants: [],
  must: [],
  refuses: [],
  mentionsOnly: [],
  current: null,
  staying: false,
  needsNoEmr: null,
  country: null,
}

/** How many of a half's texts are read right. The reader was made with the first half and not with the second. */
const reached = [
  ['work', 'head count', 31],
  ['work', 'prescribers', 32],
  ['work', 'growth', 34],
  ['work', 'budget', 34],
  ['work', 'leaving', 35],
  ['measure', 'head count', 19],
  ['measure', 'prescribers', 20],
  ['measure', 'growth', 33],
  ['measure', 'budget', 33],
  ['measure', 'leaving', 34],
] as const

const marks = strangers.flatMap(({ half, lead, reads }) => {
  const labeled = { lead, reads: { ...reads, ...unlabeled }, fits: ['none'] } as unknown as LabeledLead
  return marksOf(labeled, readPractice(lead as Answers)).map((mark) => ({ ...mark, half }))
})

test.each(reached)('in the %s half of texts that strangers wrote, %s is right in %s or more', (half, point, least) => {
  const right = marks.filter((mark) => mark.half === half && mark.point === point && mark.isRight)
  expect(right.length).toBeGreaterThanOrEqual(least)
})
