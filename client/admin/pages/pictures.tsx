import { Link, useActionData } from 'react-router'
import { uploadBounds } from '../../../shared/admin/pictures'
import { Button } from '../../components/button'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { Page } from '../components/page'
import { PictureCard } from '../components/pictures/picture-card'
import { OutcomeNotice } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { TextInput } from '../components/text-input'

export const loader = pageLoader(async (api, { query }) => ({
  ...(await api.listPictures({ after: query.get('after') ?? undefined })),
  refused: query.get('refused'),
}))

export const action = pageAction((api) => ({
  async describe({ key = '', alt = '' }) {
    await api.changePicture(key, { alt })
    return '/admin/pictures?done=described'
  },
  async remove({ key = '' }) {
    await api.removePicture(key)
    return '/admin/pictures?done=removed'
  },
}))

const outcomes = {
  uploaded: { title: 'Picture uploaded', text: 'You can now use it in any article.' },
  described: { title: 'Alt text saved', text: 'Articles that already show the picture keep their own alt text.' },
  removed: { title: 'Picture removed', text: 'Its files are gone.' },
}

const refusals: Readonly<Record<string, string>> = {
  large: 'It is too large: at most 12 MB, and 40 million pixels.',
  kind: 'We could not read it as a JPEG, PNG, WebP, or GIF picture.',
}

/** Pictures uploaded for articles, newest first, and the form to upload more. */
export function Component() {
  const { pictures, next, refused } = useLoaded<typeof loader>()
  const result = useActionData<AdminResult>()
  const refusal = refused === null ? undefined : refusals[refused]
  const notice = refusal && !result && (
    <OutcomeNotice title="Picture not uploaded" occasion={refused}>
      {refusal}
    </OutcomeNotice>
  )
  return (
    <Page
      title="Pictures"
      intro="Pictures for articles. We save each one in several sizes and remove location and camera data."
      notice={notice}
      result={result}
      done={outcomes}
    >
      <UploadForm />
      {pictures.length === 0 ? (
        <p className="mt-6 text-ink-soft">No pictures yet.</p>
      ) : (
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map((picture) => (
            <li key={picture.key}>
              <PictureCard picture={picture} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-6">
          <Link to={`/admin/pictures?after=${next}`} className="link inline-block py-2">
            Older pictures
          </Link>
        </p>
      )}
    </Page>
  )
}

/** A native form, because React Router's would send only the file's name. */
function UploadForm() {
  return (
    <Section id="upload" title="Upload a picture">
      <form method="post" action="/admin/pictures/upload" encType="multipart/form-data" className="max-w-2xl">
        <TextInput
          id="file"
          label="File"
          type="file"
          required
          accept="image/jpeg,image/png,image/webp,image/gif"
          hint="JPEG, PNG, WebP, or GIF (first frame only), at most 12 MB."
        />
        <TextInput
          id="alt"
          label="Alt text"
          maxLength={uploadBounds.altCharsMax}
          hint="What the picture shows, for people who cannot see it."
        />
        <Button type="submit" className="mt-4">
          Upload
        </Button>
      </form>
    </Section>
  )
}
