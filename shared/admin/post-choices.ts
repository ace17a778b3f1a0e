import { z } from 'zod'

const tagCount = z.object({
  tag: z.string(),
  count: z.int(),
})

export type TagCount = z.output<typeof tagCount>

export const postChoices = z.object({
  /** Who can be named as author or reviewer: the people of the team, and the operator's editors. */
  authors: z.array(z.string()),
  /** The tags in use, sorted alphabetically. */
  tags: z.array(tagCount),
})

export type PostChoices = z.output<typeof postChoices>
