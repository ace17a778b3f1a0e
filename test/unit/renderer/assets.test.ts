import { builtAssetTags, developmentAssetTags, type Manifest } from '../../../client/renderer/assets'

const manifest: Manifest = {
  'site.css': { file: 'assets/site.css', assets: ['assets/text-wght.woff2'] },
  'forms.css': { file: 'assets/forms.css' },
  entry: { file: 'assets/entry.js', imports: ['_react'] },
  _react: { file: 'assets/react.js', imports: ['_shared'] },
  _shared: { file: 'assets/shared.js', imports: ['_react'], assets: ['assets/picture.png'] },
  'pages/home.tsx': { file: 'assets/home.js', imports: ['_shared'] },
}
const tags = builtAssetTags(manifest)
const app = { styles: ['site.css', 'forms.css'], scripts: ['entry'], modules: ['pages/home.tsx'] }

test('each script runs, and every other module that the scripts or the page need is preloaded once', () => {
  expect(tags(app).replaceAll('><', '>\n<').split('\n')).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text-wght.woff2">',
    '<link rel="stylesheet" href="/assets/site.css">',
    '<link rel="stylesheet" href="/assets/forms.css">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/react.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/home.js">',
    '<script type="module" fetchpriority="low" src="/assets/entry.js">',
    '</script>',
  ])
})

test('scripts run in the order in which they are named', () => {
  const scripts = tags({ styles: [], scripts: ['pages/home.tsx', 'entry'], modules: [] }).match(/<script [^>]*>/g)
  expect(scripts?.map((tag) => tag.match(/src="(.*?)"/)?.[1])).toEqual(['/assets/home.js', '/assets/entry.js'])
})

test('a document has the named stylesheets, their font, and no script', () => {
  const still = tags({ styles: ['site.css'], scripts: [], modules: [] })
  expect(still).toContain('/assets/site.css')
  expect(still).not.toContain('/assets/forms.css')
  expect(still).toContain('/assets/text-wght.woff2')
  expect(still).not.toMatch(/\.js/)
})

test('the same page with and without scripts gets its own tags each time', () => {
  expect(tags(app)).toBe(builtAssetTags(manifest)(app))
  expect(tags({ ...app, modules: [] })).not.toContain('home')
})

test('a module missing from the build is an error', () => {
  expect(() => tags({ ...app, modules: ['pages/gone.tsx'] })).toThrow('pages/gone.tsx')
})

test('the development server resolves modules itself, and nothing is inline', () => {
  const served = developmentAssetTags({ ...app, scripts: ['client/enhance/visit.ts'] })
  expect(served.match(/<link [^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/site.css">',
    '<link rel="stylesheet" href="/forms.css">',
  ])
  expect(served.match(/<script [^>]*>/g)).toEqual([
    '<script type="module" fetchpriority="low" src="/@vite/client">',
    '<script type="module" fetchpriority="low" src="/client/renderer/react-refresh.ts">',
    '<script type="module" fetchpriority="low" src="/client/enhance/visit.ts">',
  ])
})
