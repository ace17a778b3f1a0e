import { type Group, vendorQuestions } from '../free-guide'

const further: readonly Group[] = [
  {
    title: 'Security',
    items: [
      'How do you enforce two-factor sign-in for every user?',
      'Who of your own staff can open our charts, and do we see it when they do?',
      'How soon do you tell us of a breach, and which costs do you bear?',
      'How do you store Part 2 consents and enforce their limits?',
    ],
  },
  {
    title: 'Support',
    items: [
      'What do you answer within an hour, within a day, and later?',
      'How are we told of a new version, and can we try it before our staff meet it?',
      'Which part of the setup do you do, and how many hours of ours does your plan assume?',
      'Who is our contact after go-live, and for how many other customers?',
    ],
  },
  {
    title: 'Costs',
    items: [
      'Which users count, and may we reduce their number during the term?',
      'Which features that you showed us are not in the quoted price?',
      'What do setup, migration, and training cost, and when are they paid?',
      'What happens to the price when we add a site or a level of care?',
    ],
  },
  {
    title: 'Clinical work',
    items: [
      'Which note types and assessments are ready on the first day, for our levels of care?',
      'Can we change a template ourselves, and what happens to old notes when we do?',
      'How is a group documented, billed, and kept private for each member?',
      'Which outcome measures are included, and which need a license of ours?',
      'How does an AI draft reach the chart: who reviews it, and is the recording kept?',
    ],
  },
  {
    title: 'Billing',
    items: [
      'Through which clearinghouse do claims go, and may we choose?',
      'Which of our payers do your customers bill today, Medicaid in our state included?',
      'How are authorizations tracked, and what stops a visit beyond them?',
      'What share of claims is accepted at first pass, for customers like us, and how is it measured?',
      'What do we do outside the system to close a month?',
    ],
  },
  {
    title: 'Prescribing, labs, and reporting',
    items: [
      'Which of our prescribers can send controlled substances (EPCS), who proves their identity, and what does each one cost?',
      "Does our state's monitoring program (PDMP) open inside the chart, is each query recorded, and at what price?",
      'Which laboratories are connected, for orders and for results, and what does a further one cost?',
      "What is our version's CHPL ID (its number on the federal list of certified products), and which criteria does it cover?",
      'Which reports to our state does the system produce, and who updates them, and how fast, when the state changes a form?',
    ],
  },
  {
    title: 'Data and contract',
    items: [
      'Which of our data can you bring in, as data and as documents, and what do you leave behind?',
      'May we see a complete export of one test patient today?',
      'How long may we read our data after the contract ends, and at what price?',
      'May we leave after the first year, and what happens if you are sold?',
      'Are our data used to train models, by you or by a company behind you?',
    ],
  },
]

/**
 * All questions for a request for proposals: the groups of the web page first, each beginning with its questions there.
 */
export const proposalQuestions: readonly Group[] = further.map(({ title, items }) => ({
  title,
  items: [...(vendorQuestions.find((group) => group.title === title)?.items ?? []), ...items],
}))

/** Questions for a customer of the vendor with a similar practice. */
export const referenceQuestions: readonly string[] = [
  'How many clinicians do you have, at which levels of care, and how long have you used it?',
  'What did it cost in the end, compared with the quote?',
  'How long did it take, compared with the plan, and what was begun too late?',
  'What do you still do outside the system?',
  'How long does support take on a bad day?',
  'What broke with the last two updates?',
  'How fast do claims go out, and did income dip at go-live?',
  'What do your clinicians complain about?',
  'What should we have put into the contract?',
  'Would you choose it again?',
]
