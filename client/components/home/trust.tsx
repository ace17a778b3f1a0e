import { Link } from 'react-router'
import { compared, vendors } from '../../../shared/catalogue'
import { systemsOutside } from '../../../shared/kinds'
import { depthCounts } from '../../../shared/vendors/depth'
import { ButtonLink } from '../button'
import { Container } from '../container'

interface Statistic {
  figure: string
  label: string
  /** What the figure counts, in small words below it. */
  note?: string
}

const { review, record, listed } = depthCounts(vendors)

const statistics: readonly Statistic[] = [
  {
    figure: '20+',
    label: 'EMR systems reviewed',
    note: `${review} in depth and ${record} on record; ${listed} are only listed, and ${systemsOutside().length} were checked only for what they are made for`,
  },
  { figure: String(compared.length), label: 'systems compared side by side' },
  { figure: '1', label: 'business day to a recommendation' },
  { figure: '100%', label: 'free consultation' },
]

export function Trust() {
  return (
    <section
      aria-labelledby="trust"
      className="border-b border-band-line bg-band text-on-band print:bg-transparent print:text-ink"
    >
      <Container className="py-16 sm:py-24 print:py-4">
        <h2 id="trust" className="max-w-2xl text-3xl">
          Why practices trust this guide
        </h2>
        <ul className="mt-10 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {statistics.map(({ figure, label, note }) => (
            <li key={label} className="text-on-band-soft print:text-ink">
              <span className="mb-2 block text-6xl text-on-band figures print:text-ink">{figure}</span> {label}
              {note && <span className="mt-1 block text-sm">{note}</span>}
            </li>
          ))}
        </ul>
        <div className="no-print mt-12 flex flex-col items-start gap-5 sm:flex-row sm:items-center">
          <ButtonLink to="/get-recommendation" look="onBand" size="large">
            Get your free analysis
          </ButtonLink>
          <Link to="/methodology" className="underline hover:no-underline">
            Where these figures come from
          </Link>
        </div>
      </Container>
    </section>
  )
}
