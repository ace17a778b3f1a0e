import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { RequestHead } from '../../components/request/request-head'

/** Shown after a request has been erased; contains nothing about it. */
export function Component() {
  return (
    <Container className="py-16 sm:py-24">
      <RequestHead title="Your Request Is Erased">
        <p>
          We no longer have any of it. The emails we sent stay in your mailbox unless you delete them, and the request's
          address no longer works.
        </p>
      </RequestHead>
      <div className="mt-10 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/comparisons" look="secondary">
          Compare EMR Solutions
        </ButtonLink>
      </div>
    </Container>
  )
}
