import { redirect, useParams } from 'react-router'
import { erasedPath, erasePath } from '../../../shared/leads/request'
import { Step } from '../../components/request/step'
import type { SiteArgs } from '../args'

export { ErrorBoundary } from './request-error'

export const loader = async ({ api, params: { token = '' } }: SiteArgs) => {
  await api.readRequest(token)
  return null
}

export const action = async ({ api, params: { token = '' } }: SiteArgs) => {
  await api.eraseRequest(token)
  return redirect(erasedPath)
}

export function Component() {
  const { token = '' } = useParams()
  return (
    <Step
      title="Erase This Request?"
      token={token}
      action={erasePath(token)}
      button={{ idle: 'Erase it for good', sending: 'Erasing...', look: 'danger' }}
      failure={{ title: 'Not erased', text: 'We could not erase your request. Please try again.' }}
      logged="A request could not be erased"
    >
      <p>
        This deletes your answers, what you added, our notes, our recommendation, and the emails kept here. Nobody can
        bring them back, and this page's address will stop working. If we have not answered yet, you will not get an
        answer.
      </p>
      <p>
        Emails already sent stay in the mailboxes they reached, yours and our team's. Backups of our database hold your
        request until they are replaced.
      </p>
    </Step>
  )
}
