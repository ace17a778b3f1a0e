import { Form, Link } from 'react-router'
import { type AdminPicture, uploadBounds } from '../../../../shared/admin/pictures'
import { Button } from '../../../components/button'
import { ActForm } from '../act-form'
import { Moment } from '../submissions/badges'
import { pictureHtml, Thumbnail } from './thumbnail'

/** An uploaded picture with its alt text, the articles that show it, and its actions. */
export function PictureCard({ picture }: { picture: AdminPicture }) {
  const { key, alt, width, height, bytes, uploaded_at: uploaded, uses } = picture
  return (
    <article
      aria-label={picture.label}
      className="flex h-full flex-col gap-3 rounded-2xl border border-line bg-surface p-4"
    >
      <Thumbnail picture={picture} />
      <p className="text-sm text-ink-soft">
        {`${width} × ${height}, ${Math.ceil(bytes / 1024)} KB in all sizes, `}
        <Moment at={uploaded} />
      </p>
      <Form method="post" className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="key" value={key} readOnly />
        <div className="min-w-40 grow">
          <label htmlFor={`alt-${key}`} className="mb-1 block text-sm font-medium">
            Alt text
          </label>
          <input
            id={`alt-${key}`}
            name="alt"
            defaultValue={alt}
            maxLength={uploadBounds.altCharsMax}
            autoComplete="off"
            className="control"
          />
        </div>
        <Button type="submit" name="intent" value="describe" look="secondary">
          Save
        </Button>
      </Form>
      <div>
        <label htmlFor={`html-${key}`} className="mb-1 block text-sm font-medium">
          HTML for an article
        </label>
        <input id={`html-${key}`} readOnly value={pictureHtml(picture)} className="control font-mono text-sm" />
      </div>
      <Uses uses={uses} />
      {uses.length === 0 && (
        <details className="mt-auto">
          <summary className="inline-block min-h-11 cursor-pointer py-2 text-sm">Remove…</summary>
          <ActForm value="remove" fields={{ key }} sending="Removing…" look="danger">
            Remove for good
          </ActForm>
        </details>
      )}
    </article>
  )
}

function Uses({ uses }: Pick<AdminPicture, 'uses'>) {
  if (uses.length === 0) return <p className="text-sm text-ink-soft">No article shows it.</p>
  return (
    <div className="text-sm">
      <p className="text-ink-soft">Shown by:</p>
      <ul className="list-disc pl-5">
        {uses.map(({ id, title }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <Link to={`/admin/posts/${id}`} className="link inline-block py-1">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
