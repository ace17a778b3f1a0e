import type { Caution } from '../../../shared/vendors/caution'
import { gatherKey, trayMax, withTray } from '../../../shared/vendors/tray'
import { Button, ButtonLink } from '../button'
import { buttonClass } from '../button-class'
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
    <div className="no-print mt-7 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      {vendor.caution ? <AskFirst {...vendor} caution={vendor.caution} /> : <CompareFirst {...vendor} />}
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
      <ButtonLink to={comparisonOf(vendor)} className="max-sm:col-span-2">
        <ScalesIcon />
        {comparisonLabel(vendor)}
      </ButtonLink>
      {tray.length < trayMax && (
        <form action="/vendors" className="grid">
          <TrayFields tray={tray} />
          <Button name={gatherKey} value={id} look="secondary" className="max-sm:px-2">
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

function AskFirst(vendor: VendorActionsProps & { caution: Caution }) {
  const { name, caution } = vendor
  return (
    <>
      <a href={questions} className={`${buttonClass()} max-sm:col-span-2`}>
        {`What to ask ${name}`}
      </a>
      {caution.isBeside ? (
        <ButtonLink to="/match" look="secondary" className="max-sm:px-2">
          Find an EMR
        </ButtonLink>
      ) : (
        <a href="#alternatives" className={`${buttonClass('secondary')} max-sm:px-2`}>
          See alternatives
        </a>
      )}
      <FreeAnalysis />
      <a href={comparisonOf(vendor)} className="link inline-flex min-h-11 items-center">
        {comparisonLabel(vendor)}
      </a>
    </>
  )
}

function FreeAnalysis() {
  return (
    <ButtonLink to="/get-recommendation" look="secondary" className="max-sm:px-2">
      Get Free Analysis
    </ButtonLink>
  )
}
