import { useRef, useState } from 'react'
import { type PictureChoice, uploadBounds } from '../../../../shared/admin/pictures'
import { ApiError } from '../../../../shared/api'
import { Button } from '../../../components/button'
import { callAdmin } from '../../call'
import { Thumbnail } from './thumbnail'

interface PictureChooserProps {
  pictures: readonly PictureChoice[]
  label: string
  onChoose: (picture: PictureChoice) => void
}

/** A dialog to choose or upload a picture. It needs scripts; without them the form has a select. */
export function PictureChooser({ pictures, label, onChoose }: PictureChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [uploaded, setUploaded] = useState<PictureChoice[]>([])
  const addresses = new Set(uploaded.map(({ address }) => address))
  const all = [...uploaded, ...pictures.filter(({ address }) => !addresses.has(address))]
  const choose = (picture: PictureChoice) => {
    dialog.current?.close()
    onChoose(picture)
  }
  return (
    <>
      <Button type="button" look="secondary" onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog
        ref={dialog}
        aria-label="Choose a picture"
        className="m-auto max-h-[90vh] w-[min(60rem,94vw)] overflow-y-auto rounded-2xl border border-line bg-paper p-4 text-ink sm:p-6"
      >
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 className="text-xl font-semibold">Choose a picture</h2>
          <Button type="button" look="secondary" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
        <Upload
          onUploaded={(picture) => {
            setUploaded((before) => [picture, ...before])
            choose(picture)
          }}
        />
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {all.map((picture) => (
            <li key={picture.address}>
              <button
                type="button"
                onClick={() => choose(picture)}
                className="flex w-full flex-col gap-1.5 rounded-xl border border-line bg-surface p-2 text-left text-sm hover:border-accent"
              >
                <Thumbnail picture={{ ...picture, alt: '' }} />
                <span className="[overflow-wrap:anywhere]">{picture.label}</span>
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  )
}

/** Not a form, because it is rendered inside one. */
function Upload({ onUploaded }: { onUploaded: (picture: PictureChoice) => void }) {
  const file = useRef<HTMLInputElement>(null)
  const alt = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ sending: boolean; problem?: string }>({ sending: false })
  const upload = async () => {
    const chosen = file.current?.files?.[0]
    if (!chosen) return setState({ sending: false, problem: 'Choose a file first.' })
    if (chosen.size > uploadBounds.bytesMax) return setState({ sending: false, problem: 'It is larger than 12 MB.' })
    setState({ sending: true })
    try {
      const picture = await callAdmin<PictureChoice>(`/pictures?alt=${encodeURIComponent(alt.current?.value ?? '')}`, {
        method: 'POST',
        // The server detects the type from the content.
        headers: { 'Content-Type': 'application/octet-stream' },
        body: chosen,
      })
      setState({ sending: false })
      onUploaded(picture)
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem.detail : undefined
      setState({ sending: false, problem: problem ?? 'It could not be uploaded. Try again.' })
    }
  }
  return (
    <fieldset className="grid gap-3 rounded-xl border border-line p-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
      <legend className="px-1 text-sm font-medium">Upload another one</legend>
      <label className="block text-sm">
        File (JPEG, PNG, WebP, or GIF)
        <input ref={file} type="file" accept="image/jpeg,image/png,image/webp,image/gif" className="control mt-1" />
      </label>
      <label className="block text-sm">
        Alt text
        <input ref={alt} maxLength={uploadBounds.altCharsMax} autoComplete="off" className="control mt-1" />
      </label>
      <Button type="button" look="secondary" disabled={state.sending} onClick={() => void upload()}>
        {state.sending ? 'Uploading…' : 'Upload'}
      </Button>
      <p role="status" className="text-sm font-medium text-no sm:col-span-3">
        {state.problem}
      </p>
    </fieldset>
  )
}
