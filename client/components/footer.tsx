import { footerGroups } from '../../shared/site/navigation'
import { BrandMark } from './brand'
import { Container } from './container'
import { useSite } from './site-context'

const link = 'inline-flex min-h-11 items-center py-2 leading-tight hover:underline'

export function Footer() {
  const { siteName } = useSite()
  return (
    <footer className="mt-auto border-t border-transparent bg-band text-on-band print:bg-transparent">
      <Container className="py-12 print:py-0">
        <div className="no-print flex flex-col justify-between gap-10 lg:flex-row">
          <div className="max-w-sm">
            <p className="flex items-center gap-2.5 font-bold">
              <BrandMark />
              {siteName}
            </p>
            <p className="mt-3 text-sm text-on-band-soft">
              Independent research on electronic medical records for behavioral health. No vendor can pay for a place in
              any order or ranking.
            </p>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-x-10 gap-y-8 text-sm sm:grid-cols-4">
            {footerGroups.map(({ title, links }, at) => (
              <section key={title}>
                <h2 className="text-sm font-semibold">{title}</h2>
                <ul className="mt-1">
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <a href={to} className={link}>
                        {label}
                      </a>
                    </li>
                  ))}
                  {at === footerGroups.length - 1 && <AffiliateProgram />}
                </ul>
              </section>
            ))}
          </nav>
        </div>
        <p className="mt-10 max-w-none border-t border-band-line pt-6 text-sm text-on-band-soft print:mt-0 print:border-line print:pt-3 print:text-ink-soft">
          {`© 2025 ${siteName}. `}
          <span className="unbroken">All rights reserved.</span>
        </p>
      </Container>
    </footer>
  )
}

function AffiliateProgram() {
  const { affiliateProgramUrl } = useSite()
  return (
    <li>
      <a href={affiliateProgramUrl} target="_blank" rel="noopener noreferrer" className={link}>
        Affiliate program
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  )
}
