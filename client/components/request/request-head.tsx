import type { ReactNode } from 'react'
import { useSite } from '../site-context'

/**
 * The title of a page at a secret address, which no search engine lists. It replaces share tags, which would repeat the
 * address. The page's script also counts no view if the referrer policy is no-referrer.
 */
export function RequestHead({ title, children }: { title: string; children?: ReactNode }) {
  const { siteName } = useSite()
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1 className="text-5xl">{title}</h1>
      {children && <div className="mt-4 max-w-2xl text-ink-soft">{children}</div>}
    </>
  )
}
