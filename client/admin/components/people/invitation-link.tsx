import type { Invitation } from '../../../../shared/admin/people'
import { OutcomeNotice } from '../outcome-notice'
import { Moment } from '../submissions/badges'

/** The link to share, which is shown only once. */
export function InvitationLink({
  invitation: { name, link, endsAt },
  timeZone,
}: {
  invitation: Invitation
  timeZone: string
}) {
  return (
    <OutcomeNotice look="success" title={`A link for ${name}`} occasion={link}>
      <p>
        {'Share it only with them: the first person to open it creates the passkey. It works once, until '}
        <Moment at={endsAt} timeZone={timeZone} />. You will not see it again.
      </p>
      <input
        aria-label="Link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="control mt-3 text-sm"
      />
    </OutcomeNotice>
  )
}
