import { Form, Link } from 'react-router'
import type { SavedView } from '../../../shared/admin/views'
import { SubmitButton } from './submit-button'

interface SavedViewsProps {
  path: string
  views: readonly SavedView[]
  /** The query string of the present list. */
  current: string
}

/** The team's saved views of a list, and a form to save the present one. */
export function SavedViews({ path, views, current }: SavedViewsProps) {
  const present = views.find(({ query }) => query === current)
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-2 gap-y-1">
      {views.length > 0 && (
        <nav aria-label="Saved views" className="flex flex-wrap">
          {views.map(({ id, name, query }) => (
            <Link
              key={id}
              to={query ? `${path}?${query}` : path}
              aria-current={query === current ? 'page' : undefined}
              className="admin-link [overflow-wrap:anywhere]"
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {present ? (
        <Form method="post" key={present.id}>
          <input type="hidden" name="id" value={present.id} readOnly />
          <SubmitButton value="remove-view" sending="Removing…" look="secondary">
            Remove this view
          </SubmitButton>
        </Form>
      ) : (
        <details key={current}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center px-2 text-sm">
            Save this view
          </summary>
          <Form method="post" className="flex flex-wrap items-end gap-2 pb-2">
            <input type="hidden" name="query" value={current} readOnly />
            <div>
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
      )}
    </div>
  )
}
