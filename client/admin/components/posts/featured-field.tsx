import { useEffect, useRef, useState } from 'react'
import type { PictureChoice } from '../../../../shared/admin/pictures'
import { fieldLabels } from '../../../../shared/admin/post-difference'
import { Labeled } from '../../../components/labeled'
import { PictureChooser } from '../pictures/picture-chooser'
import { Thumbnail } from '../pictures/thumbnail'
import { useScripts } from '../scripted'
import { Select } from '../select'

interface FeaturedFieldProps {
  value: string
  error?: string
  pictures: readonly PictureChoice[]
}

const name = 'featured_image_url'

/** The article's picture, one of the site's. With scripts it is chosen from thumbnails or uploaded here. */
export function FeaturedField({ value, error, pictures }: FeaturedFieldProps) {
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState<PictureChoice>()
  const [shown, setShown] = useState(value)
  const hasScripts = useScripts()
  const known = [{ address: value, label: value }, ...(chosen ? [chosen] : [])].filter(
    ({ address }) => address && !pictures.some((one) => one.address === address),
  )

  useEffect(() => {
    if (chosen) put(select.current, chosen.address)
  }, [chosen])

  const choose = (picture: PictureChoice) => {
    setChosen(picture)
    setShown(picture.address)
    const alt = select.current?.form?.elements.namedItem('featured_image_alt')
    if (alt instanceof HTMLTextAreaElement && alt.value === '' && picture.alt) put(alt, picture.alt)
  }
  return (
    <div className="form-field form-field-wide">
      <Labeled id={name} label={fieldLabels[name]} hint={hint} error={error}>
        <Select
          ref={select}
          id={name}
          name={name}
          defaultValue={value}
          onChange={(event) => setShown(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
          options={[{ address: '', label: 'No picture' }, ...known, ...pictures].map(({ address, label }) => ({
            value: address,
            label,
          }))}
        />
      </Labeled>
      <Shown address={shown} />
      {hasScripts && (
        <div className="mt-3">
          <PictureChooser pictures={pictures} label="Choose a picture" onChoose={choose} />
        </div>
      )}
    </div>
  )
}

/** The selected picture, which the select names only by its alt text. The box is the same for a picture of any size. */
function Shown({ address }: { address: string }) {
  // A rejected address may lead to another site, whose pictures the admin does not load.
  if (!/^\/(articles|pictures)\//.test(address)) return null
  return (
    <div className="mt-3 max-w-60">
      <Thumbnail picture={{ address, alt: '', width: 1_200, height: 630 }} />
    </div>
  )
}

const hint = (
  <>
    Uploaded pictures come first, then the site's own drawings.{' '}
    <a href="/admin/pictures" className="link">
      Pictures
    </a>{' '}
    lets you add more.
  </>
)

/** Sets a control and dispatches its events, so that the form counts as changed. */
function put(control: HTMLSelectElement | HTMLTextAreaElement | null, value: string): void {
  if (!control) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
