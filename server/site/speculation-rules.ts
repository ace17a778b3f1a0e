/**
 * Addresses that are not prefetched: they change for each visitor, are expensive, or are not pages. A path includes all
 * its queries.
 */
const never = [
  '/get-recommendation',
  '/contact',
  '/corrections',
  '/request/*',
  '/admin',
  '/admin/*',
  '/api/*',
  '/match',
  '/*.*',
]

/** Pages whose script decides what they show. They are prefetched but not prerendered. */
const choosers = ['/comparisons', '/vendors', '/blog']

const linksBut = (paths: readonly string[]) => ({
  and: [
    { href_matches: '/*' },
    { not: { href_matches: paths } },
    { not: { selector_matches: '[download], [rel~=nofollow], [rel~=sponsored]' } },
  ],
})

/**
 * Which links browsers may load ahead of time: prefetched as soon as a visitor seems about to follow them, and
 * prerendered if the page is plain content. Never forms, whose keys and times belong to one visit, nor the admin, API
 * calls, and files.
 */
export const speculationRules = {
  prefetch: [{ where: linksBut([...never, '/blog\\?(.+)']), eagerness: 'eager' }],
  prerender: [{ where: linksBut([...never, ...choosers]), eagerness: 'moderate' }],
}
