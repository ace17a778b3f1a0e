import { Form, Link } from 'react-router'
import type { SavedView } from '../../../shared/admin/views'
import { ActForm, SubmitButton } from './act-form'
import { listAct } from './list-head'

interface SavedViewsProps {
  views: readonly SavedView[]
  current: string
}

export function SavedViews({ path, views, current }: SavedViewsProps & { path: string }) {
  if (views.length === 0) return null
  return (
    <nav aria-label="Saved views" className="tab-row">
      <span aria-hidden="true" className="self-center px-3 text-xs text-ink-soft">
        Views
      </span>
      {views.map(({ id, name, query }) => (
        <Link
          key={id}
          to={query ? `${path}?${query}` : path}
          aria-current={query === current ? 'page' : undefined}
          className="admin-link"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** Saves the present list as a view, or removes the view that it is. */
export function SaveView({ views, current }: SavedViewsProps) {
  const present = views.find(({ query }) => query === current)
  if (present)
    return (
      <ActForm
        key={present.id}
        value="remove-view"
        fields={{ id: present.id }}
        sending="Removing…"
        look="secondary"
        className={listAct}
      >
        Remove this view
      </ActForm>
    )
  return (
    <details key={current} className="row-fold">
      <summary className={listAct}>Save this view</summary>
      <Form method="post" className="flex flex-wrap items-end justify-end gap-2 pt-1 pr-2 pb-3">
        <input type="hidden" name="query" value={current} readOnly />
        <div className="grow sm:grow-0">
          <label htmlFor="view-name" className="mb-1 block text-sm font-medium">
            Name of the view
          </label>
          <input id="view-name" name="name" required maxLength={60} autoComplete="off" className="control" />
        </div>
        <SubmitButton value="save-view" sending="Saving…" look="secondary" className="min-h-12">
          Save view
        </SubmitButton>
      </Form>
    </details>
  )
}
