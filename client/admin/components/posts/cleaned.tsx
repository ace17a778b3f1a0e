import type { Piece } from '../../../../shared/blog/difference'
import { OutcomeNotice } from '../outcome-notice'
import { Pieces } from './difference'

/** What was removed from a text before it was saved. */
export interface Cleaned {
  title: string
  cleaned: Piece[]
}

/** Lists what was removed from a text because an article cannot contain it. */
export function CleanedNotice({ title, cleaned }: Cleaned) {
  return (
    <>
      <OutcomeNotice look="success" title={title} occasion={cleaned}>
        We adjusted some of the HTML to what articles allow, as shown here.
      </OutcomeNotice>
      <div className="mb-6">
        <Pieces pieces={cleaned} isCode />
      </div>
    </>
  )
}
