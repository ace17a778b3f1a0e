import { useSite } from './site-context'

/** In print, the address of a form in place of the form. The styles of forms print it from an attribute: a text browser would show it. */
export function PrintedAddress({ path }: { path: string }) {
  const { siteUrl } = useSite()
  return <p data-printed={`The form is at ${new URL(path, siteUrl).href}`} />
}
