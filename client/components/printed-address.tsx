import { useSite } from './site-context'

/** In print, the address of a form in place of the form. */
export function PrintedAddress({ path }: { path: string }) {
  const { siteUrl } = useSite()
  return <p className="hidden print:block">{`The form is at ${new URL(path, siteUrl).href}`}</p>
}
