import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { linkAddress } from '../../../shared/blog/article-links'
import { Button } from '../../components/button'

export interface LinkValues {
  href: string
  title: string
}

interface LinkDialogProps {
  asked: LinkValues | undefined
  /** Undefined removes the link. */
  onLink: (values: LinkValues | undefined) => void
  onClose: () => void
}

/** Not a form, because it is rendered inside one. */
export function LinkDialog({ asked, onLink, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])
  return (
    <dialog ref={dialog} aria-labelledby="link-title" onClose={onClose} className="dialog">
      {asked && <LinkFields asked={asked} onLink={onLink} dialog={dialog} />}
    </dialog>
  )
}

interface LinkFieldsProps {
  asked: LinkValues
  onLink: LinkDialogProps['onLink']
  dialog: RefObject<HTMLDialogElement | null>
}

function LinkFields({ asked, onLink, dialog }: LinkFieldsProps) {
  const [href, setHref] = useState(asked.href)
  const [title, setTitle] = useState(asked.title)
  const [problem, setProblem] = useState<string>()
  function set() {
    const address = linkAddress(href)
    if (!address) return setProblem('Write an address such as /vendors or https://example.com/page.')
    onLink({ href: address, title: title.trim() })
  }
  const setByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    set()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field of it does what its button does.
    <div onKeyDown={setByEnter} className="grid gap-4">
      <h2 id="link-title" className="text-xl">
        Link
      </h2>
      <label className="block">
        Address
        <input
          value={href}
          onChange={(event) => setHref(event.currentTarget.value)}
          inputMode="url"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby="link-problem"
          className="control mt-1"
        />
      </label>
      <p id="link-problem" role="status" className="text-sm font-medium text-no">
        {problem}
      </p>
      <label className="block">
        Title (optional)
        <input
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          autoComplete="off"
          className="control mt-1"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={set}>
          Set link
        </Button>
        {asked.href && (
          <Button type="button" look="secondary" onClick={() => onLink(undefined)}>
            Remove link
          </Button>
        )}
        <Button type="button" look="secondary" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
