import type { ReactNode } from 'react'
import { requestPath } from '../../../shared/leads/request'
import { Button, ButtonLink } from '../button'
import { Card } from '../card'
import { Container } from '../container'
import { failureData } from '../forms/form-notice'
import { RequestHead } from './request-head'

interface StepProps {
  title: string
  token: string
  /** The page's own address, to which the step is posted. */
  action: string
  button: { idle: string; sending: string; look?: 'danger' }
  failure: { title: string; text: string }
  logged: string
  /** What the step will do. */
  children: ReactNode
}

/** A page that asks for confirmation: nothing happens before its button is pressed. */
export function Step({ title, token, action, button, failure, logged, children }: StepProps) {
  return (
    <Container className="py-12 sm:py-16">
      <RequestHead title={title} />
      <Card className="mt-8 max-w-2xl p-5 sm:p-8">
        <div className="stack-3">{children}</div>
        <form
          method="post"
          action={action}
          data-enhance="send"
          data-logged={logged}
          {...failureData(failure)}
          className="mt-8 flex flex-wrap gap-3"
        >
          <Button type="submit" look={button.look} data-sending={button.sending}>
            {button.idle}
          </Button>
          <ButtonLink to={requestPath(token)} look="secondary">
            Keep it as it is
          </ButtonLink>
        </form>
      </Card>
    </Container>
  )
}
