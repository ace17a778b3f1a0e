import { isCompared } from '../../../shared/catalogue/scope'
import type { Caution } from '../../../shared/vendors/caution'
import type { Depth } from '../../../shared/vendors/depth'
import { gatherKey, trayMax, withTray } from '../../../shared/vendors/tray'
import { Button, ButtonLink } from '../button'
import { buttonClass, type Look } from '../button-class'
import { ScalesIcon } from '../icons'
import { TrayFields } from './tray'

interface VendorActionsProps {
  id: string
  name: string
  depth: Depth
  caution?: Caution
  /** The id of the section with what to ask, if the page's text has one. */
  asking?: string
  /** The other systems already collected for a comparison. */
  tray: readonly string[]
}

/** Where to go next: to a comparison, or first to what to ask or how to leave if the record is a poor start for one. */
export function VendorActions(vendor: VendorActionsProps) {
  return (
    <div className="no-print flex flex-wrap gap-3 max-sm:*:grow">
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

/** A system that is only listed is compared with nothing. */
function AskFirst({ asking = 'dossier', ...vendor }: VendorActionsProps) {
  const { id, name, caution, depth } = vendor
  return (
    <>
      <a href={caution?.isClosed ? `/leaving/${id}` : `#${asking}`} className={buttonClass()}>
        {caution?.isClosed ? `How to leave ${name}` : `What to ask ${name}`}
      </a>
      {isCompared({ depth }) && (
        <>
          <CompareLink {...vendor} look="secondary" />
          <FreeAnalysis />
        </>
      )}
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
