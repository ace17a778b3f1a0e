import { data } from 'react-router-dom'
import { ButtonLink } from '../../components/button'
import { DeadEnd } from '../../components/dead-end'

/** There is nothing to administer yet, and the answer says so by its status too. */
export const loader = () => () => data(null, { status: 404 })

export function Component() {
  return (
    <>
      <title>Administration</title>
      <meta name="robots" content="noindex" />
      <DeadEnd code="404" message="The administrator’s desk is not open yet.">
        <ButtonLink to="/" reloadDocument>
          Return to Home
        </ButtonLink>
      </DeadEnd>
    </>
  )
}
