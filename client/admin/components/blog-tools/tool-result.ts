import type { NamedPost } from '../../../../shared/admin/duplicates'
import type { Problem } from '../../../../shared/api'

/** What a form of this page asks for. */
export type Intent = 'generate' | 'test' | 'retry' | 'remove-duplicates' | 'restore'

/** What became of it, where the page stays. */
export type ToolResult =
  | { intent: Intent; problem: Problem; topic: string; draft: boolean }
  | { intent: 'remove-duplicates'; removed: NamedPost[] }
  | { intent: 'restore'; restored: NamedPost[] }
