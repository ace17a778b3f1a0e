export { type ParsedBudget, parseBudget } from './budget'
