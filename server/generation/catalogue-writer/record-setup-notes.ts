import type { SetupNotes } from './feature-note'

/** The same for what concerns the records as a whole: moving them, opening them to others, and how they are secured. */
export const recordSetupNotes = {
  dataMigrationIn: {
    steps: [
      'Decide what moves as data, what as documents, and what stays in an archive that you can still open.',
      'Clean up first: merge double charts, close old episodes, and sign open notes.',
      'Run a test import with your thirty hardest charts, and compare them field by field with the old system.',
      'Have a clinician and a biller sign the list of what arrived, what did not, and who enters the rest by hand.',
      'Set the day after which nothing is entered in the old system, and take the final export on it.',
    ],
    mistakes: [
      'Judging an import by its record count instead of by charts that someone opened.',
      'Moving open balances without the history that explains them.',
    ],
    measure: 'In the first month, count how often someone had to look something up in the old system, and what it was.',
  },
  dataExport: {
    steps: [
      'Export one chart and then everything, while you are still a satisfied customer.',
      'Open the files without the product: can you read a note with its signature, date, and author?',
      'Write down what is missing, ask the vendor for it in writing, and put the answer into the contract.',
      'Repeat the full export on a schedule, and keep it encrypted where the vendor cannot reach it.',
    ],
    mistakes: [
      'Finding out on leaving that "all data" means a list of clients.',
      'Keeping exports on a laptop, unencrypted.',
    ],
    measure: 'Once a year, rebuild five charts from the export alone, and note what could not be read.',
  },
  oncCertified: {
    steps: [
      'Write down why you need it: a Medicare program, a grant, a payer, or the right to a full export.',
      'Look up the product on the federal list under its exact name and version, and save the page with its date.',
      'Compare the criteria on the list with those that your program names.',
      'Ask the vendor in writing whether the version you will use is the listed one, and what happens if the certification ends.',
    ],
    mistakes: [
      'Reading the certificate of a sister product with almost the same name.',
      'Taking certification for a judgment on how well the product works.',
    ],
    measure: 'Check the list once a year and before each attestation, because certifications end.',
  },
  fhirApi: {
    steps: [
      'Name the one connection you need first, what it should carry, in which direction, and how soon.',
      'Have your developer, or that of the other product, read the documentation and make one call in a test account.',
      'Settle price, limits, support, and what happens at a new version, in the contract.',
      'Start with one clinic and read-only access, and look at the access log after a week.',
    ],
    mistakes: [
      'Signing because an interface exists, and learning later that it cannot write.',
      'Giving a partner access to every chart because the permission has only one level.',
    ],
    measure: 'Count the values that staff still type from one system into another.',
  },
  soc2OrHitrust: {
    steps: [
      'Ask for the latest report under a confidentiality agreement, and for a letter that covers the months since.',
      'Look first at the scope: the product, the data center, and the criteria that you care about.',
      'Read the exceptions and what management answered, and ask what has changed.',
      'List the controls that the report leaves to you, and name who does each in your practice.',
    ],
    mistakes: [
      'Accepting the report of the hosting company for that of the vendor.',
      'Filing the report in your risk analysis without reading the exceptions.',
    ],
    measure: 'Ask again each year, and record what you read and decided in your risk analysis.',
  },
} satisfies Record<string, SetupNotes>
