import { Link } from 'react-router'
import { ButtonLink } from './button'
import { DeadEnd } from './dead-end'

/** Has a title but no canonical address or share tags: there is nothing here to point at. */
export function NotFound() {
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <DeadEnd code="404" message="Oops! Page not found">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <p className="text-ink-soft">
          You can also go to the{' '}
          <Link to="/comparisons" className="link">
            comparison
          </Link>
          , the{' '}
          <Link to="/vendors" className="link">
            vendor directory
          </Link>{' '}
          or the{' '}
          <Link to="/free-guide" className="link">
            free guide
          </Link>
          .
        </p>
      </DeadEnd>
    </>
  )
}
