import { Form } from 'react-router'
import { type CorrectionDetail, reasonCharsMax } from '../../../../shared/admin/corrections'
import { Button } from '../../../components/button'
import { Labeled } from '../../../components/labeled'
import type { AdminResult } from '../../admin-action'
import { Moment } from '../submissions/badges'

interface DecisionFormProps {
  correction: CorrectionDetail
  result: AdminResult<CorrectionDetail> | undefined
}

/** Accepts or declines a correction with a sentence. After the decision, the same form changes it. */
export function DecisionForm({ correction, result }: DecisionFormProps) {
  const { decidedAt, reason, email } = correction
  const rejected = result && ['accept', 'decline'].includes(result.intent) ? result : undefined
  const theirs = rejected?.current
  return (
    <>
      {decidedAt && (
        <p className="mb-3">
          {`${outcomes[correction.status] ?? ''} `}
          <Moment at={decidedAt} />.
        </p>
      )}
      <NextStep correction={correction} />
      {theirs && (
        <p className="mb-3 rounded-xl bg-mark p-3 [overflow-wrap:anywhere]">
          {`Someone else has decided: ${theirs.status}. ${theirs.reason} Your decision will replace it.`}
        </p>
      )}
      <Form method="post" key={`${decidedAt} ${correction.status}`}>
        <input type="hidden" name="seen" value={(theirs ?? correction).decidedAt ?? ''} readOnly />
        <Labeled
          id="reason"
          label="Public reason"
          hint={`Use your own words and no names. Published when you accept. ${email ? 'The visitor gets it by email, once for each decision.' : 'The visitor left no address, so nobody is emailed.'}`}
        >
          <textarea
            id="reason"
            name="reason"
            rows={4}
            required
            maxLength={reasonCharsMax}
            defaultValue={rejected?.values.reason ?? reason}
            aria-describedby="reason-hint"
            className="control"
          />
        </Labeled>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="accept">
            {correction.status === 'accepted' ? 'Save reason' : 'Accept and publish'}
          </Button>
          <Button type="submit" name="intent" value="decline" look="secondary">
            {correction.status === 'declined' ? 'Save reason' : 'Decline'}
          </Button>
        </div>
      </Form>
    </>
  )
}

const outcomes: Partial<Record<CorrectionDetail['status'], string>> = {
  accepted: 'Accepted and published on',
  declined: 'Declined on',
}

/** What remains to be done in the repository after a report was accepted. */
function NextStep({ correction: { id, status, doneIn } }: { correction: CorrectionDetail }) {
  if (status !== 'accepted') return null
  if (doneIn)
    return <p className="mb-3 rounded-xl bg-accent-soft p-3">{`Done: version ${doneIn} of the data has the change.`}</p>
  return (
    <div className="mb-3 rounded-xl bg-mark p-3 text-sm [overflow-wrap:anywhere]">
      <p>
        The value itself changes with a release. Send this line to whoever maintains the catalogue; with it in the
        value's history, the changes page shows the report as done:
      </p>
      <code className="mt-2 block text-sm">{`"correction": "${id}"`}</code>
    </div>
  )
}
