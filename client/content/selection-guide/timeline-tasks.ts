export interface Task {
  text: string
  owner: string
}

/** The tasks of the four phases, in the order of `guideTimeline`, with who is responsible for each. */
export const timelineTasks: readonly { ends: string; weeks: readonly { name: string; tasks: readonly Task[] }[] }[] = [
  {
    ends: 'Goals, team, budget, and baseline are written down.',
    weeks: [
      {
        name: 'Week 1',
        tasks: [
          { text: 'Name sponsor, project lead, clinical and billing lead, two champions', owner: 'Sponsor' },
          { text: 'Write three goals, each with a number and a date', owner: 'Sponsor' },
          { text: 'Measure the baseline of those three figures', owner: 'Billing lead' },
          { text: 'Ask each role to describe an ordinary week', owner: 'Project lead' },
        ],
      },
      {
        name: 'Week 2',
        tasks: [
          { text: 'List every form in use, and retire those nobody fills in', owner: 'Clinical lead' },
          { text: 'List payers with enrollment numbers and share of income', owner: 'Billing lead' },
          { text: 'List every system and spreadsheet that holds patient data', owner: 'Privacy and IT' },
          { text: 'Sort requirements into must, should, and nice', owner: 'Project lead' },
          { text: 'Set the three-year budget and a reserve for slow weeks', owner: 'Sponsor' },
        ],
      },
    ],
  },
  {
    ends: 'A contract is signed that you can leave.',
    weeks: [
      {
        name: 'Week 3',
        tasks: [
          { text: 'Cut the list to three by care setting, size, and musts', owner: 'Project lead' },
          { text: 'Send the demo script and the questions to all three', owner: 'Project lead' },
        ],
      },
      {
        name: 'Week 4',
        tasks: [
          { text: 'Hold three demos of equal length on the same script', owner: 'Project lead' },
          { text: 'Score each point alone, before anybody discusses it', owner: 'Champions' },
        ],
      },
      {
        name: 'Week 5',
        tasks: [
          { text: 'Call three references for each, one that you found yourself', owner: 'Clinical lead' },
          { text: "Get quotes over three years, in the budget sheet's lines", owner: 'Billing lead' },
          { text: 'Read the security answers and the audit report', owner: 'Privacy and IT' },
        ],
      },
      {
        name: 'Week 6',
        tasks: [
          { text: 'Decide on score, cost, and references together', owner: 'Sponsor' },
          { text: 'Negotiate term, price cap, service level, and export', owner: 'Sponsor' },
          { text: 'Sign contract and business associate agreement', owner: 'Sponsor' },
        ],
      },
    ],
  },
  {
    ends: 'A whole day has been rehearsed in the new system.',
    weeks: [
      {
        name: 'Weeks 7-8',
        tasks: [
          { text: 'Start payer enrollment for claims and remittances, on day one', owner: 'Billing lead' },
          { text: 'Set up sites, programs, users, roles, and fee schedules', owner: 'Vendor' },
          { text: 'Build the five documents that carry most of the work', owner: 'Clinical lead' },
          { text: 'Enroll prescribers, with identity proofing', owner: 'Privacy and IT' },
        ],
      },
      {
        name: 'Weeks 9-10',
        tasks: [
          { text: 'Run the test migration on a copy', owner: 'Vendor' },
          { text: 'Check thirty charts line by line, every consent with its limits', owner: 'Champions' },
          { text: 'Chase enrollments that are not confirmed', owner: 'Billing lead' },
        ],
      },
      {
        name: 'Weeks 11-12',
        tasks: [
          { text: 'Train by role, 90 minutes at most, on your configuration', owner: 'Vendor' },
          { text: 'Send test claims to the five largest payers', owner: 'Billing lead' },
          { text: 'Rehearse one whole day in week 11, and repeat in week 12 what failed', owner: 'Champions' },
          { text: 'Hold the go or no-go meeting, by its list', owner: 'Sponsor' },
        ],
      },
    ],
  },
  {
    ends: 'The old system is read-only, and claims are paid from the new one.',
    weeks: [
      {
        name: 'Week 13',
        tasks: [
          {
            text: 'Begin on a Tuesday or Wednesday with half the usual appointments for two days',
            owner: 'Project lead',
          },
          { text: 'Meet at noon and at closing, with one list of problems', owner: 'Project lead' },
          { text: 'Book no patients for the champions on the first two days', owner: 'Clinical lead' },
        ],
      },
      {
        name: 'Weeks 14-15',
        tasks: [
          {
            text: 'Watch five figures daily: unsigned notes, days to claim, rejected claims, support calls, waiting prescriptions',
            owner: 'Billing lead',
          },
          { text: 'Send the first claims within a week and read the answers', owner: 'Billing lead' },
          { text: 'Review who can open what', owner: 'Privacy and IT' },
        ],
      },
      {
        name: 'Week 16',
        tasks: [
          { text: 'Set the old system to read-only and test the access', owner: 'Privacy and IT' },
          { text: 'Compare the first figures with the baseline', owner: 'Project lead' },
          {
            text: 'Close the project, give what is left an owner, set a date for the three-month review',
            owner: 'Sponsor',
          },
        ],
      },
    ],
  },
]
