import type { ReactNode } from 'react'
import { useSite } from '../site-context'

/**
 * The title of a page at a secret address, which is not listed by search engines. It replaces the share tags, which
 * would repeat the address. The referrer policy no-referrer also makes the page's script count no view.
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
