import { dateWords } from '../../shared/catalogue/basis'
import { release } from '../../shared/catalogue/history'
import { useSite } from './site-context'

/**
 * Only in print: the address of the page, because a printed page has no address bar, and what its values rest on.
 * @param path of the page, with its query
 */
export function PrintedFrom({ path }: { path: string }) {
  const { siteUrl, siteName } = useSite()
  return (
    <p className="mt-4 hidden text-sm print:block">
      {`${siteName}: ${siteUrl}${path}. Version ${release.version} of our catalogue, made on ${dateWords(release.generated)}.`}
    </p>
  )
}

/** In print, the address of a form in place of the form. The styles of forms print it from an attribute: a text browser would show it. */
export function PrintedAddress({ path }: { path: string }) {
  const { siteUrl } = useSite()
  return <p data-printed={`The form is at ${new URL(path, siteUrl).href}`} />
}
