import { Outlet } from 'react-router'
import { Container } from './container'
import { Footer } from './footer'
import { Header } from './header'
import { useSite } from './site-context'

/** The frame of every page. `#page` is the outermost element: what React streams before it goes into the head. */
export function Layout() {
  const { siteName, gaMeasurementId, tapfiliateAccountId } = useSite()
  return (
    <div id="page" className="flex min-h-dvh flex-col">
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {gaMeasurementId && <meta name="google-analytics" content={gaMeasurementId} />}
      {tapfiliateAccountId && <meta name="tapfiliate" content={tapfiliateAccountId} />}
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <Container className="hidden font-bold print:block">{siteName}</Container>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <p id="loading" aria-live="polite" />
    </div>
  )
}
