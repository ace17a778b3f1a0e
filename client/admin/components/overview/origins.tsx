const sourceNames: Record<string, string> = { direct: 'Direct or unknown', other: 'Other sites' }

/** The site that a visit came from. */
export const sourceName = (source: string): string => sourceNames[source] ?? source

export function PageName({ path }: { path: string }) {
  return path === 'other' ? 'Pages not found' : <SiteLink path={path}>{path}</SiteLink>
}

export function SiteLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} className="link inline-block min-w-6 py-0.5">
      {children}
    </a>
  )
}
