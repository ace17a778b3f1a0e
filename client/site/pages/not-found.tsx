import { data } from 'react-router-dom'
import { ButtonLink } from '../../components/button'
import { DeadEnd } from '../../components/dead-end'

/** An unknown address is answered with the status that says so. */
export const loader = () => () => data(null, { status: 404 })

/** Has a title but no canonical address or share tags: there is nothing here to point at. */
export function Component() {
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
