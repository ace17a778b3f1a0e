import { ButtonLink } from './button'
import { DeadEnd } from './dead-end'
import { SiteSearch, Ways } from './ways'

/** Has a title but no canonical address or share tags, because there is no page to name. */
export function NotFound() {
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <DeadEnd code="404" message="Oops! Page not found">
        <p className="text-ink-soft">
          The address may be mistyped, or the page may have moved. Search for it, or go on with one of these.
        </p>
        <SiteSearch />
        <Ways />
        <ButtonLink to="/" look="secondary">
          Return to Home
        </ButtonLink>
      </DeadEnd>
    </>
  )
}
