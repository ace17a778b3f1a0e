import { OutcomeNotice } from '../outcome-notice'
import type { Intent, ToolResult } from './tool-result'

const titles: Record<Intent, string> = {
  generate: 'Error',
  test: 'Test Failed',
  retry: 'Error',
  'remove-duplicates': 'Delete Failed',
  restore: 'Error',
}

export function ProblemNotice({ result }: { result: Extract<ToolResult, { problem: unknown }> }) {
  const { intent, problem } = result
  return (
    <OutcomeNotice title={problem.status === 429 ? problem.title : titles[intent]} occasion={result}>
      {problem.detail ?? problem.title}
    </OutcomeNotice>
  )
}
