import type { NamedPost } from '../../../../shared/admin/duplicates'
import type { Problem } from '../../../../shared/api'

/** The forms of this page. */
export type Intent = 'generate' | 'test' | 'retry' | 'remove-duplicates' | 'restore'

/** The result of a form after which the page stays open. */
export type ToolResult =
  | { intent: Intent; problem: Problem; topic: string; draft: boolean }
  | { intent: 'remove-duplicates'; removed: NamedPost[] }
  | { intent: 'restore'; restored: NamedPost[] }
