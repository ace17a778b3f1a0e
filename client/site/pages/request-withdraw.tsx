import { redirect, useParams } from 'react-router'
import { requestPath, withdrawPath } from '../../../shared/leads/request'
import { Step } from '../../components/request/step'
import type { SiteArgs } from '../args'

export { ErrorBoundary } from './request-error'

export const loader = async ({ api, params: { token = '' } }: SiteArgs) => {
  const { state } = await api.readRequest(token)
  return state === 'withdrawn' ? redirect(requestPath(token)) : null
}

export const action = async ({ api, params: { token = '' } }: SiteArgs) => {
  await api.withdrawRequest(token)
  return redirect(`${requestPath(token)}?done=withdrawn`)
}

export function Component() {
  const { token = '' } = useParams()
  return (
    <Step
      title="Withdraw This Request?"
      token={token}
      action={withdrawPath(token)}
      button={{ idle: 'Withdraw it', sending: 'Withdrawing...' }}
      failure={{ title: 'Not withdrawn', text: 'We could not withdraw your request. Please try again.' }}
      logged="A request could not be withdrawn"
    >
      <p>
        We will tell our team to stop working on it. No more emails about it will go out, including any that are waiting
        to be sent.
      </p>
      <p>What you sent stays on your page, and you can still erase it there. To ask again later, send a new request.</p>
    </Step>
  )
}
