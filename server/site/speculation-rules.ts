/** Pages that change for each visitor, that ask for much work or that are none; a path stands for any query, too. */
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

/** Pages whose script chooses what they show; they are fetched ahead of need, but not run. */
const choosers = ['/comparisons', '/vendors', '/blog']

const linksBut = (paths: readonly string[]) => ({
  and: [
    { href_matches: '/*' },
    { not: { href_matches: paths } },
    { not: { selector_matches: '[download], [rel~=nofollow], [rel~=sponsored]' } },
  ],
})

/**
 * Which links browsers may follow ahead of need: fetched as soon as a visitor seems to go there, and made ready where the page
 * is content. Never forms, whose keys and times belong to one visit, nor the admin app, calls and files.
 */
export const speculationRules = {
  prefetch: [{ where: linksBut([...never, '/blog\\?(.+)']), eagerness: 'eager' }],
  prerender: [{ where: linksBut([...never, ...choosers]), eagerness: 'moderate' }],
}
