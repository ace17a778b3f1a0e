import type { AdminResult } from '../../admin-action'
import { OutcomeNotice } from '../outcome-notice'

const titles: Readonly<Record<string, string>> = { test: 'Test Failed', 'remove-duplicates': 'Delete Failed' }

export function ProblemNotice({ result }: { result: AdminResult }) {
  const { intent, problem } = result
  return (
    <OutcomeNotice title={problem.status === 429 ? problem.title : (titles[intent] ?? 'Error')} occasion={result}>
      {problem.detail ?? problem.title}
    </OutcomeNotice>
  )
}
