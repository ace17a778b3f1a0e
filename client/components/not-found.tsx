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
      </DeadEnd>
    </>
  )
}
