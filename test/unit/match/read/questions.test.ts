import { answerFor, readPractice } from '../../../../shared/match/read/index'

const questionsIn = (text: string) =>
  readPractice({ organizationDescription: text }).questions.map(({ value }) => value.text)

test.each([
  ['Three of us. Is it worth switching? We use paper.', ['Is it worth switching?']],
  ['Colleagues say an EHR is now mandatory. Is it?', ['Colleagues say an EHR is now mandatory. Is it?']],
  ['I want to know whether you support EPCS.', ['I want to know whether you support EPCS.']],
  ['do we have to move again', ['do we have to move again']],
  ['What I need:\n- a portal', []],
  ['We are four. We need a portal.', []],
])('reads the questions of "%s"', (text, questions) => {
  expect(questionsIn(text)).toEqual(questions)
})

test.each([
  ['Are EHRs mandatory?', 'is-an-emr-mandatory'],
  ['Can I just stay on paper?', 'is-an-emr-mandatory'],
  ['Who owns the charts when a clinician leaves our group?', 'who-keeps-the-chart'],
  ['Can the scribe be switched off for everyone?', 'can-ai-be-switched-off'],
  ['What happens when the internet is out?', 'downtime-and-offline'],
  ['How do I get my charts out of there?', 'can-i-take-my-notes-along'],
  ['Do I keep my notes when I leave Headway?', 'membership-networks'],
  ['Does Medicare still take paper claims?', 'paper-claims'],
  ['Could we self-host OpenEMR?', 'self-hosting-open-source'],
  ['Do you write RFPs?', 'rfp-and-consultants'],
  ['Is there one login to bill for several practices?', 'one-biller-many-tax-ids'],
  ['Should we stay or leave?', 'stay-or-go'],
  ['What if our vendor is shutting down?', 'my-system-is-closing'],
  ['Should all of us share one record?', 'merge-or-keep-records-apart'],
  ['How much would this be a month?', 'what-does-it-really-cost'],
  ['Who can migrate our data?', 'data-migration'],
  ['What do you recommend?', null],
])('finds the answer to "%s"', (question, slug) => {
  expect(answerFor(question)).toBe(slug)
})
