import { dateWords } from '../../../shared/catalogue/basis'
import { noRating } from '../../../shared/catalogue/figures'
import { hasValue } from '../../../shared/catalogue/mark'
import { isCompared } from '../../../shared/catalogue/scope'
import { linkCanPay } from '../../../shared/vendors/affiliation'
import type { Caution } from '../../../shared/vendors/caution'
import { type Depth, depthWords } from '../../../shared/vendors/depth'
import type { KeyDetail } from '../../../shared/vendors/details'
import { gatherKey, trayMax, withTray } from '../../../shared/vendors/tray'
import { Badge } from '../badge'
import { Button, ButtonLink } from '../button'
import { buttonClass } from '../button-class'
import { MarkedRating } from '../comparison/fact-cell'
import { Container } from '../container'
import { AlertIcon, ExternalIcon, ScalesIcon } from '../icons'
import { useSite } from '../site-context'
import { TextLink } from '../text-link'
import { AtAGlance, type Glance } from './at-a-glance'
import { TrayFields } from './tray'

interface VendorHeroProps {
  id: string
  name: string
  /** Such as `Now Tebra`. */
  otherName?: string
  badge: string | undefined
  blurb: string
  depth: Depth
  /** The id of the section with what to ask, if the page has a text. */
  asking?: string
  /** The month of the text's last change of substance, if there is a text. */
  updated?: string
  /** Why the record is a poor start for a comparison. */
  caution?: Caution
  rating: KeyDetail
  glance: Glance
  website: string | null
  /** The other systems already collected for a comparison. */
  tray: readonly string[]
}

/** The essentials about a vendor, and where to go next. */
export function VendorHero(vendor: VendorHeroProps) {
  const { id, name, otherName, badge, blurb, depth, updated, rating, glance } = vendor
  const { affiliateVendors, siteUrl } = useSite()
  return (
    <Container className="vendor-head">
      <div>
        {badge && <Badge look="strong">{badge}</Badge>}
        <h1 className="mt-3 text-5xl">{depth === 'review' ? `${name} Review` : name}</h1>
        {otherName && <p className="mt-1 text-ink-soft">{otherName}</p>}
        <PageRating rating={rating} name={name} />
        <p className="mt-4 text-xl text-pretty">{blurb}</p>
        <Warning {...vendor} />
        <p className="mt-4 text-sm text-ink-soft">
          <TextLink href="/methodology#depth">{depthWords[depth].name}</TextLink>
          {`${depthWords[depth].means} ${updated ? `Written in ${dateWords(updated)} from public sources; we` : 'We'} have not used the product ourselves.`}
        </p>
        <p className="hidden print:block">{`The sources are at ${siteUrl}/emr/${id}`}</p>
      </div>
      <AtAGlance name={name} {...glance} />
      <div>
        <VendorActions {...vendor} />
        <VisitVendor {...vendor} canPay={linkCanPay(id, affiliateVendors)} />
      </div>
    </Container>
  )
}

/** What to know before the record is used; that little of it is known, the bar beside it says in figures. */
function Warning({ caution, depth }: VendorHeroProps) {
  if (!caution) return null
  return (
    <p className="mt-4 flex gap-3 rounded-xl border border-line bg-mark p-3">
      <AlertIcon className="mt-0.5 size-5 shrink-0 text-star" />
      <span>
        <strong className="font-semibold">{caution.kind}</strong>{' '}
        {isCompared({ depth }) && (
          <a href={caution.isBeside ? '/match' : '#alternatives'} className="no-print link">
            {caution.isBeside ? 'Find an EMR' : 'See alternatives'}
          </a>
        )}
      </span>
    </p>
  )
}

function PageRating({ rating: { text, elsewhere, mark }, name }: Pick<VendorHeroProps, 'rating' | 'name'>) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <MarkedRating text={text} mark={mark} of={name} />
      <span className="text-sm text-ink-soft">
        {elsewhere && `In this review; ${elsewhere} in the comparison. `}
        {(text === noRating || !hasValue(mark)) && 'We found no rating. '}
        <a href="/methodology" className="link inline-block py-1">
          How ratings are made
        </a>
      </span>
    </p>
  )
}

type VisitVendorProps = Pick<VendorHeroProps, 'name' | 'website'> & { canPay: boolean }

/** A link to the vendor's own site, with a note beside it if the link pays. */
function VisitVendor({ name, website, canPay }: VisitVendorProps) {
  if (!website) return null
  return (
    <div className="no-print mt-2 sm:flex sm:flex-wrap sm:items-center gap-x-4">
      <a
        href={website}
        target="_blank"
        rel={canPay ? 'sponsored noopener noreferrer' : 'noopener noreferrer'}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
      >
        {`Visit ${name} Website`}
        <ExternalIcon className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <p className="text-sm text-ink-soft">
        {canPay
          ? "We may earn a referral fee from the link to the vendor's site. It does not affect any rating or ranking; "
          : "We earn nothing from the link to the vendor's site; "}
        <a href="/methodology#affiliate" className="link whitespace-nowrap">
          how we work
        </a>
        .
      </p>
    </div>
  )
}

type VendorActionsProps = Pick<VendorHeroProps, 'id' | 'name' | 'depth' | 'caution' | 'asking' | 'tray'>

/**
 * Where to go next: to a comparison, or first to what to ask or how to leave if the record is a poor start for one. A
 * system that is only listed is compared with nothing.
 */
function VendorActions({ id, name, depth, caution, asking = 'dossier', tray }: VendorActionsProps) {
  const isShown = !caution || isCompared({ depth })
  const canBeAdded = !caution && tray.length > 0 && tray.length < trayMax
  return (
    <div className="no-print flex flex-wrap gap-3 max-sm:*:grow">
      {caution && (
        <a href={caution.isClosed ? `/leaving/${id}` : `#${asking}`} className={buttonClass()}>
          {caution.isClosed ? `How to leave ${name}` : `What to ask ${name}`}
        </a>
      )}
      {isShown && (
        <ButtonLink to={withTray('/comparisons', [...tray, id].slice(-trayMax))} look={caution && 'secondary'}>
          <ScalesIcon />
          {tray.length === 0 ? `Compare ${name}` : `Compare with the ${tray.length} you added`}
        </ButtonLink>
      )}
      {canBeAdded && (
        <form action="/vendors" className="grid">
          <TrayFields tray={tray} />
          <Button name={gatherKey} value={id} look="secondary">
            Add to comparison
          </Button>
        </form>
      )}
      {isShown && (
        <ButtonLink to="/get-recommendation" look="secondary">
          Get Free Analysis
        </ButtonLink>
      )}
    </div>
  )
}
