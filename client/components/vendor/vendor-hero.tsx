import { hasValue } from '../../../shared/catalogue/mark'
import { linkCanPay } from '../../../shared/vendors/affiliation'
import type { KeyDetail } from '../../../shared/vendors/details'
import { gatherKey, trayMax, withTray } from '../../../shared/vendors/tray'
import { Badge } from '../badge'
import { Button, ButtonLink } from '../button'
import { Card } from '../card'
import { Rating } from '../comparison/fact-cell'
import { Container } from '../container'
import { AlertIcon, ExternalIcon, ScalesIcon } from '../icons'
import { useSite } from '../site-context'
import { BasisTag } from './basis-tag'
import { TrayFields } from './tray'

interface VendorHeroProps {
  id: string
  name: string
  alsoKnownAs?: string
  badge: string
  blurb: string
  /** A note on a product without a full record. */
  scope?: string
  rating: KeyDetail
  details: KeyDetail[]
  website: string | null
  /** The other systems already collected for a comparison. */
  tray: readonly string[]
}

/** The essentials about a vendor, and where to go next. */
export function VendorHero(vendor: VendorHeroProps) {
  const { id, name, alsoKnownAs, badge, blurb, scope, rating, details, tray } = vendor
  const canPay = linkCanPay(id, useSite().affiliateVendors)
  return (
    <Container className="grid gap-10 pb-4 lg:grid-cols-[1.5fr_1fr] lg:items-start">
      <div>
        <Badge look="strong">{badge}</Badge>
        <h1 className="mt-4 text-5xl">{`${name} Review`}</h1>
        {alsoKnownAs && <p className="mt-2 text-ink-soft">{`Also known as ${alsoKnownAs}`}</p>}
        <PageRating rating={rating} />
        <p className="mt-5">{blurb}</p>
        {scope && (
          <p className="mt-5 flex gap-3 rounded-xl border border-line bg-mark p-4">
            <AlertIcon className="mt-0.5 size-5 shrink-0 text-star" />
            {scope}
          </p>
        )}
        <div className="no-print mt-7 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          <ButtonLink to={withTray('/comparisons', [...tray, id].slice(-trayMax))} className="max-sm:col-span-2">
            <ScalesIcon />
            {tray.length === 0 ? `Compare ${name}` : `Compare with the ${tray.length} you added`}
          </ButtonLink>
          {tray.length < trayMax && (
            <form action="/vendors" className="grid">
              <TrayFields tray={tray} />
              <Button name={gatherKey} value={id} look="secondary" className="max-sm:px-2">
                Add to comparison and browse more
              </Button>
            </form>
          )}
          <ButtonLink to="/get-recommendation" look="secondary" className="max-sm:px-2">
            Get Free Analysis
          </ButtonLink>
        </div>
        <VisitVendor {...vendor} canPay={canPay} />
      </div>
      <KeyDetails details={details} />
    </Container>
  )
}

function PageRating({ rating: { text, elsewhere, mark } }: Pick<VendorHeroProps, 'rating'>) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Rating text={text} />
      <BasisTag mark={mark} of="the rating" />
      <span className="text-sm text-ink-soft">
        {elsewhere && `on this page, ${elsewhere} in the comparison. `}
        {text === 'N/A' && 'We found no rating. '}
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
    <div className="no-print mt-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
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
          ? 'We may earn a referral fee from the link to the vendor’s site. It does not affect any rating or ranking; '
          : 'We earn nothing from the link to the vendor’s site; '}
        <a href="/methodology#affiliate" className="link whitespace-nowrap">
          how we work
        </a>
        .
      </p>
    </div>
  )
}

function KeyDetails({ details }: { details: KeyDetail[] }) {
  return (
    <Card className="p-6">
      <h2 className="font-semibold">Key details</h2>
      <dl className="mt-3 rows">
        {details.map(({ label, text, elsewhere, mark }) => (
          <div key={label} className="grid grid-cols-[9rem_1fr] gap-4 py-2.5 max-sm:grid-cols-[7.5rem_1fr]">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-sm font-medium">
              {hasValue(mark) && `${text} `}
              <BasisTag mark={mark} />
              {elsewhere && (
                <span className="block text-sm font-normal text-ink-soft">{`In the comparison: ${elsewhere}`}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
