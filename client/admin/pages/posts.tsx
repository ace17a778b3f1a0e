import { Form, Link, useActionData } from 'react-router'
import { postBounds } from '../../../shared/admin/post-fields'
import { adminPostQuery, postLists, postStatuses } from '../../../shared/admin/posts'
import { ownCategories } from '../../../shared/blog/categories'
import { Button } from '../../components/button'
import { buttonClass } from '../../components/button-class'
import { ChevronIcon } from '../../components/icons'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { lineFields } from '../components/line-fields'
import { anyOf, ListFilters } from '../components/list-filters'
import { ListHead, ListTitle } from '../components/list-head'
import { ListPaging, totalOf } from '../components/list-paging'
import { Page } from '../components/page'
import { PostRow } from '../components/posts/row'
import { StatusTabs } from '../components/submissions/status-tabs'
import { type AnyQuery, listAddress, loadList } from '../list'

export const loader = pageLoader((api, { request }) => loadList(adminPostQuery, request, api.listAdminPosts))

export const action = pageAction((api) => ({
  async create({ title = '' }) {
    const { id } = await api.createAdminPost({ title })
    return `/admin/posts/${id}?done=created`
  },
}))

export function Component() {
  const list = useLoaded<typeof loader>()
  const { query, posts, counts, today } = list
  const result = useActionData<AdminResult>()
  const addressOf = listAddress<AnyQuery>('/admin/posts', list)
  const tabs = postStatuses.map(({ value, label }) => ({ value, label, count: counts[value] }))
  const further = { scheduled: list.scheduled, 'review-due': list.reviewDue }
  const lists = postLists.map((one) => ({ ...one, count: further[one.value] }))
  const category = { name: 'category', label: 'Category', value: query.category, options: categories }
  const present = { value: '', label: 'Drafts and published', count: counts.draft + counts.published }
  return (
    <Page title="Articles" heading={null} result={result}>
      <ListTitle title="Articles" aside={<NewPost title={result?.values.title} />} />
      <StatusTabs
        tabs={[present, ...tabs, ...lists]}
        current={query.status}
        addressOf={(status) => addressOf({ status })}
      />
      <ListFilters action="/admin/posts" query={query} placeholder="Title, tag, address…" choices={[category]} />
      <ListHead total={totalOf(list, 'article')} />
      {posts.length > 0 ? (
        <ul className="list-card list-rows list-rows-plain rows">
          {posts.map((post) => (
            <PostRow key={post.id} post={post} today={today} />
          ))}
        </ul>
      ) : (
        <Nothing isFirst={addressOf({}) === '/admin/posts' && list.total === 0} isBeyond={list.isBeyond} />
      )}
      <ListPaging list={list} addressOf={addressOf} />
    </Page>
  )
}

/** Folded away, so that the list is not pushed down; open if a title was rejected. */
function NewPost({ title }: { title?: string | undefined }) {
  return (
    <details open={title !== undefined || undefined} className="row-fold">
      <summary className={buttonClass('secondary')}>
        New article
        <ChevronIcon className="size-4" />
      </summary>
      <Form
        {...lineFields}
        method="post"
        action="/admin/posts"
        className="mt-3 ml-auto flex max-w-2xl flex-wrap items-end gap-3"
      >
        <div className="min-w-48 grow">
          <label htmlFor="title" className="mb-1 block text-sm font-medium">
            Title of a new article
          </label>
          <textarea
            id="title"
            rows={2}
            name="title"
            required
            defaultValue={title}
            maxLength={postBounds.title}
            autoComplete="off"
            className="control line"
          />
        </div>
        <Button type="submit" name="intent" value="create" look="secondary" className="min-h-12">
          New draft
        </Button>
      </Form>
    </details>
  )
}

function Nothing({ isFirst, isBeyond }: { isFirst: boolean; isBeyond: boolean }) {
  if (isFirst)
    return (
      <p className="text-ink-soft">
        No articles yet. Start a new article above, or have one written in the{' '}
        <Link to="/admin/blog-tools" className="link">
          blog tools
        </Link>
        .
      </p>
    )
  return (
    <p className="text-ink-soft">
      {isBeyond ? 'The list ends before this page. ' : 'No articles match. '}
      <Link to="/admin/posts" className="link">
        Show all articles
      </Link>
    </p>
  )
}

const categories = [anyOf, ...ownCategories.map(({ key, name }) => ({ value: key, label: name }))]
