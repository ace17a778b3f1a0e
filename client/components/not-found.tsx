import { ButtonLink } from './button'
import { DeadEnd } from './dead-end'
import { SiteSearch, Ways } from './ways'

/** Has a title but no canonical address or share tags, because there is no page to name. */
export function NotFound() {
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <DeadEnd
        code="404"
        message="Oops! Page not found"
        below={
          <div className="mt-10">
            <Ways />
          </div>
        }
      >
        <p className="text-ink-soft">
          The address may be mistyped, or the page may have moved.{' '}
          <span className="no-print">Start again from the home page, search the site, or try one of these.</span>
        </p>
        <ButtonLink to="/" className="no-print">
          Return to Home
        </ButtonLink>
        <SiteSearch />
      </DeadEnd>
    </>
  )
}
