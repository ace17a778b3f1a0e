export { parseBudget } from './budget'
export { recommendationLetter } from './letter'
export { recommend } from './recommend'
export { recommendationText } from './text'
