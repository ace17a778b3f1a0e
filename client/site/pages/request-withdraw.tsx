import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import type { Api } from '../../../shared/api'
import { requestPath, withdrawPath } from '../../../shared/leads/request'
import { Step } from '../../components/request/step'

export { ErrorBoundary } from './request-error'

export const loader =
  (api: Api) =>
  async ({ params: { token = '' } }: LoaderFunctionArgs) => {
    const { state } = await api.readRequest(token)
    return state === 'withdrawn' ? redirect(requestPath(token)) : null
  }

export const action =
  (api: Api) =>
  async ({ params: { token = '' } }: ActionFunctionArgs) => {
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
      failure={{ title: 'Not withdrawn', text: 'Your request could not be withdrawn. Please try again.' }}
      logged="A request could not be withdrawn"
    >
      <p>
        Our team is told and stops working on it. No more emails about it go out, those that wait to be sent included.
      </p>
      <p>What you sent stays on your page, where you can still erase it. To ask again later, send a new request.</p>
    </Step>
  )
}
