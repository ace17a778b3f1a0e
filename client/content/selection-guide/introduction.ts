import { vendors } from '../../../shared/catalogue'
import { listed } from '../../../shared/words'

/** How to use the guide: by the time at hand, and by what a reader is responsible for. `to` names chapters. */
export const readingRoutes: readonly { who: string; read: string; to: readonly string[] }[] = [
  {
    who: 'You have an hour',
    read: 'Check off your musts, look up which systems serve your kind of care and your size, and read three profiles.',
    to: ['checklist', 'care', 'top-emr-solutions'],
  },
  {
    who: 'You are starting a search',
    read: 'Read the five steps, agree on the scorecard before the first demo, and send the questions to three vendors.',
    to: ['how-to-choose-emr', 'scorecard', 'questions'],
  },
  {
    who: 'You hold the budget',
    read: 'Fill in the cost sheet for each quote. The workbook adds it up; the pages here say what to ask for each line.',
    to: ['budget', 'listed-prices'],
  },
  {
    who: 'You have signed',
    read: 'Go to the timeline, and give every task of your phase an owner.',
    to: ['timeline'],
  },
]

export const workingRules: readonly string[] = [
  "Decide what counts before you see a product. The checklist and the scorecard's weights are yours to change, but not after the first demo.",
  'Score alone, then talk. Otherwise the first opinion spoken aloud sets the score.',
  'Treat a price in this guide as the beginning of a conversation, and compare written quotes over three years.',
  'A value that is not verified is not a no. It is a question for the vendor, and the profile gathers such questions under "Ask".',
  'Do not write anything about a patient into these pages or into the workbook. Test with fictional patients.',
]

const ratedTwice = vendors.filter(({ card }) => card.reading?.starRating).map(({ name }) => name)

/** What a reader should know about the figures before using them. */
export const aboutFigures: readonly { title: string; text: string }[] = [
  {
    title: 'Ratings',
    text: 'A rating is one figure out of five. Most are our own, taken over when our catalogue began, with no scoring record behind them, so read them as rough opinions. A sourced one is a public rating, and the profile gives its source. A system without a rating shows N/A and comes last where systems are ordered by rating.',
  },
  {
    title: 'Prices',
    text: 'Prices are per month, and per user where billing is per user. Where public sources disagree with our figure, the profile says what they say.',
  },
  {
    title: 'More than one reading',
    text: `An asterisk marks a value that another source or another reading disputes. The profile gives both. ${listed(ratedTwice)} ${ratedTwice.length === 1 ? 'has' : 'have'} two ratings, one in the comparison and another in the review; both were carried over, and no record says why they differ.`,
  },
  {
    title: 'HIPAA',
    text: 'A yes means that the vendor states it or offers a business associate agreement. No government body certifies software for HIPAA, and your practice stays responsible for its own risk analysis and access rights.',
  },
  {
    title: 'Who pays for the guide',
    text: 'Links on our website that can earn us a commission when a visitor becomes a customer are marked, and the methodology page names their vendors. No vendor can pay for a rating, a place in an order, a recommendation, or kinder wording.',
  },
]
