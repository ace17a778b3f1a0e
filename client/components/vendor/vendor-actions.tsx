import type { Caution } from '../../../shared/vendors/caution'
import { gatherKey, trayMax, withTray } from '../../../shared/vendors/tray'
import { Button, ButtonLink } from '../button'
import { buttonClass, type Look } from '../button-class'
import { ScalesIcon } from '../icons'
import { TrayFields } from './tray'

interface VendorActionsProps {
  id: string
  name: string
  caution?: Caution
  /** The other systems already collected for a comparison. */
  tray: readonly string[]
}

/** Where to go next: to a comparison, or to questions for the vendor if its record is a poor start for one. */
export function VendorActions(vendor: VendorActionsProps) {
  return (
    <div className="no-print mt-7 flex flex-wrap gap-3 max-sm:*:grow">
      {vendor.caution ? <AskFirst {...vendor} /> : <CompareFirst {...vendor} />}
    </div>
  )
}

const comparisonOf = ({ id, tray }: VendorActionsProps) => withTray('/comparisons', [...tray, id].slice(-trayMax))

const comparisonLabel = ({ name, tray }: VendorActionsProps) =>
  tray.length === 0 ? `Compare ${name}` : `Compare with the ${tray.length} you added`

function CompareFirst(vendor: VendorActionsProps) {
  const { id, tray } = vendor
  return (
    <>
      <CompareLink {...vendor} />
      {tray.length > 0 && tray.length < trayMax && (
        <form action="/vendors" className="grid">
          <TrayFields tray={tray} />
          <Button name={gatherKey} value={id} look="secondary">
            Add to comparison
          </Button>
        </form>
      )}
      <FreeAnalysis />
    </>
  )
}

/** The section of each review that lists the questions for its vendor. */
const questions = '#what-to-ask-in-the-demo'

function AskFirst(vendor: VendorActionsProps) {
  return (
    <>
      <a href={questions} className={buttonClass()}>
        {`What to ask ${vendor.name}`}
      </a>
      <CompareLink {...vendor} look="secondary" />
      <FreeAnalysis />
    </>
  )
}

function CompareLink({ look, ...vendor }: VendorActionsProps & { look?: Look }) {
  return (
    <ButtonLink to={comparisonOf(vendor)} look={look}>
      <ScalesIcon />
      {comparisonLabel(vendor)}
    </ButtonLink>
  )
}

function FreeAnalysis() {
  return (
    <ButtonLink to="/get-recommendation" look="secondary">
      Get Free Analysis
    </ButtonLink>
  )
}
