import { builtAssetTags, developmentAssetTags, type Manifest } from '../../../client/renderer/assets'

const manifest: Manifest = {
  entry: { file: 'assets/entry.js', imports: ['_react'], css: ['assets/main.css'], assets: ['assets/text.woff2'] },
  _react: { file: 'assets/react.js', imports: ['_shared'] },
  _shared: { file: 'assets/shared.js', imports: ['_react'], assets: ['assets/picture.png'] },
  'pages/home.tsx': { file: 'assets/home.js', imports: ['_shared'], css: ['assets/main.css', 'assets/home.css'] },
}
const tags = builtAssetTags(manifest)

test('the entry runs, and every other module it or the page needs is preloaded once', () => {
  expect(tags('entry', ['pages/home.tsx'], true).replaceAll('><', '>\n<').split('\n')).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text.woff2">',
    '<link rel="stylesheet" href="/assets/main.css">',
    '<link rel="stylesheet" href="/assets/home.css">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/react.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/home.js">',
    '<script type="module" fetchpriority="low" src="/assets/entry.js">',
    '</script>',
  ])
})

test('a page that stays as it was rendered gets its styles and no script', () => {
  const still = tags('entry', ['pages/home.tsx'], false)
  expect(still).toContain('/assets/home.css')
  expect(still).not.toMatch(/\.js/)
})

test('the same page asked for again, still or not, gets its own tags', () => {
  expect(tags('entry', ['pages/home.tsx'], true)).toBe(builtAssetTags(manifest)('entry', ['pages/home.tsx'], true))
  expect(tags('entry', [], true)).not.toContain('home')
})

test('a page that the build does not know is an error', () => {
  expect(() => tags('entry', ['pages/gone.tsx'], true)).toThrow('pages/gone.tsx')
})

test('the development server finds modules itself; nothing of it is inline', () => {
  const served = developmentAssetTags('client/site/+client.ts', ['pages/home.tsx'], true)
  expect(served.match(/<script [^>]*>/g)).toEqual([
    '<script type="module" fetchpriority="low" src="/@vite/client">',
    '<script type="module" fetchpriority="low" src="/client/renderer/react-refresh.ts">',
    '<script type="module" fetchpriority="low" src="/client/site/+client.ts">',
  ])
  expect(developmentAssetTags('client/site/+client.ts', [], false)).not.toContain('<script')
})
