import { Link } from 'react-router'
import { compared, vendors } from '../../../shared/catalogue'
import { depthCounts } from '../../../shared/vendors/depth'
import { Container } from '../container'

const { review, record } = depthCounts(vendors)

const statistics: readonly { figure: string; label: string; note?: string }[] = [
  { figure: '20+', label: 'EMR systems reviewed', note: `${review} in depth, ${record} on record` },
  { figure: String(compared.length), label: 'systems compared side by side' },
  { figure: '1', label: 'business day to a recommendation' },
  { figure: '100%', label: 'free consultation' },
]

export function Trust() {
  return (
    <section
      aria-labelledby="trust"
      className="border-t border-line bg-sunken py-10 sm:py-14 print:bg-transparent print:py-4"
    >
      <Container>
        <h2 id="trust" className="text-3xl">
          Why practices trust this guide
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
          {statistics.map(({ figure, label, note }) => (
            <li key={label} className="text-ink-soft">
              <span className="block text-5xl font-semibold text-ink figures">{figure}</span> {label}
              {note && <span className="block text-sm">{note}</span>}
            </li>
          ))}
        </ul>
        <p className="no-print mt-6">
          <Link to="/methodology#figures" className="link inline-flex min-h-11 items-center">
            Where these figures come from
          </Link>
        </p>
      </Container>
    </section>
  )
}
