import { data } from 'react-router'
import type { AdminApi } from '../../../../shared/admin/api'
import { type PostStatus, postStatuses } from '../../../../shared/admin/posts'
import { compareTexts } from '../../../../shared/blog/difference'
import { brokenLines } from '../../../../shared/blog/lines'
import { pageAction } from '../../admin-action'
import type { ConflictProps } from './difference'
import { fieldsOf, merged } from './form-values'
import { toldProblems } from './publish-anyway'

export const outcomes = {
  created: { title: 'Draft started', text: 'Only the team can see it until you publish it.' },
  saved: { title: 'Saved', text: 'The previous version is kept as a revision.' },
  published: { title: 'Published', text: 'Everyone can read it now.' },
  scheduled: { title: 'Scheduled', text: 'It is saved and will be published automatically at its time.' },
  unscheduled: { title: 'Unscheduled', text: 'It stays a draft until you publish it.' },
  unpublished: { title: 'Unpublished', text: 'It is a draft again, and no longer on the site.' },
  removed: { title: 'Removed', text: 'No longer on the site. You can restore it here.' },
  restored: { title: 'Restored', text: 'It is a draft now.' },
  undone: { title: 'Undone', text: 'The article has its previous status again.' },
  'undone-scheduled': { title: 'Undone', text: 'It is a draft again and will be published automatically at its time.' },
  'undone-late': {
    title: 'Undone',
    text: 'Its publishing time has passed. It stays a draft until you publish it or choose another time.',
  },
  discarded: { title: 'Discarded', text: 'You are seeing the saved article.' },
  revision: { title: 'Revision restored', text: 'The previous version is kept as a revision.' },
}

type Values = Readonly<Record<string, string>>
type Done = keyof typeof outcomes

export const action = pageAction(
  (api, { id }) => {
    async function save(values: Values, done: Done, further: Further = {}) {
      const { scheduled_at } = await api.getAdminPost(id)
      const cleaned = await savePost(api, id, values, further)
      if (cleaned) return { title: outcomes[done].title, cleaned }
      return addressOf(id, done, further.status && actOf('draft', further.status, scheduled_at))
    }

    async function set(values: Values, status: PostStatus, done: Done) {
      const { scheduled_at } = await api.getAdminPost(id)
      await api.setPostState(id, { status, anyway: toldProblems(values) })
      return addressOf(id, done, actOf(values.before ?? '', status, scheduled_at))
    }

    return {
      save: (values) => save(values, 'saved'),
      publish: (values) => save(values, 'published', { status: 'published' }),
      schedule: (values) => save(values, 'scheduled', { scheduled_at: values.scheduled_at ?? '' }),
      unschedule: async ({ revision }) => {
        await api.changePost(id, { revision: Number(revision), scheduled_at: null })
        return addressOf(id, 'unscheduled')
      },
      'discard-draft': async ({ draft = '' }) => {
        await api.discardPostDraft(id, { version: draft })
        return addressOf(id, 'discarded')
      },
      unpublish: (values) => set(values, 'draft', 'unpublished'),
      remove: (values) => set(values, 'removed', 'removed'),
      restore: (values) => set(values, 'draft', 'restored'),
      'publish-again': (values) => set(values, 'published', 'published'),
      undo: ({ act = '' }) => undo(api, id, act),
    }
  },
  async (api, { id }, { intent, values }) =>
    ['save', 'publish', 'schedule'].includes(intent) ? readConflict(api, id, values) : undefined,
)

/** Only while the article has the status to undo. Its problems do not prevent this: readers could see it before. */
async function undo(api: AdminApi, id: string, act: string) {
  const { before, from, scheduled_at } = undoneBy(act)
  const { link_problems: anyway } = await api.getAdminPost(id)
  const post = await api.setPostState(id, { status: before, from, anyway, ...(scheduled_at && { scheduled_at }) })
  if (!scheduled_at) return addressOf(id, 'undone')
  return addressOf(id, post.scheduled_at ? 'undone-scheduled' : 'undone-late')
}

const addressOf = (id: string, done: Done, act?: string) =>
  `/admin/posts/${id}?${new URLSearchParams({ done, ...(act && { act }) })}`

/** The data for undoing a status change: both statuses, the former one first, and the article's scheduled time. */
const actOf = (before: string, status: PostStatus, scheduledAt: string | null) =>
  [before, status, ...(scheduledAt ? [scheduledAt] : [])].join(' ')

function undoneBy(act: string) {
  const [first, second, scheduled_at] = act.split(' ')
  const [before, from] = [first, second].map((text) => postStatuses.find(({ value }) => value === text)?.value)
  if (!(before && from)) throw data(null, { status: 400 })
  return { before, from, scheduled_at }
}

interface Further {
  status?: PostStatus
  scheduled_at?: string
}

/** Saves the article's form. Returns what was removed from the text because an article cannot contain it, if anything. */
async function savePost(api: AdminApi, id: string, values: Values, further: Further) {
  const fields = fieldsOf(values)
  const changes = { ...fields, ...further, revision: Number(values.revision), anyway: toldProblems(values) }
  const { content } = await api.changePost(id, changes)
  if (values.draft) await api.discardPostDraft(id, { version: values.draft })
  const typed = brokenLines(fields.content.trim())
  return content === typed ? undefined : compareTexts(typed, content)
}

/** What someone else saved in the meantime, and the same with this person's changes. */
async function readConflict(api: AdminApi, id: string, values: Values): Promise<ConflictProps> {
  const [theirs, base] = await Promise.all([api.getAdminPost(id), api.getRevision(id, Number(values.revision))])
  return { theirs, mine: merged(base, theirs, fieldsOf(values)) }
}
