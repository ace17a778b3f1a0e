import type { NamedPost } from '../../../../shared/admin/duplicates'
import type { AdminResult } from '../../admin-action'

/** The forms of this page. */
export type Intent = 'generate' | 'test' | 'retry' | 'remove-duplicates' | 'restore'

/** The result of a form after which the page stays open. */
export type ToolResult =
  | AdminResult
  | { intent: 'remove-duplicates'; removed: NamedPost[] }
  | { intent: 'restore'; restored: NamedPost[] }
