import { pageFaults } from './checks'
import { expect, test } from './fixtures'

// The faults need styles of their own.
test.use({ bypassCSP: true })

const inDark = (rule: string) => `@media (prefers-color-scheme: dark) { ${rule} }`
const inWide = (rule: string) => `@media (width > 600px) { ${rule} }`
const styles = `
  .pale { color: #ccc; background: #fff }
  ${inDark('.gray { color: #333; background: #222 }')}
  .wide { display: none; color: #ddd; background: #fff }
  ${inWide('.wide { display: block } .narrow { display: none }')}
  ${inDark('.narrow { color: #333; background: #222 }')}
  ${inWide('.small button { float: left; width: 8px; height: 8px; min-height: 0; padding: 0; overflow: hidden }')}
  .broad { width: 340px }`
const faults = `<style>${styles}</style><p class="pale">Pale</p><p class="gray">Gray</p><p class="wide">Wide</p>
  <p class="narrow">Narrow</p><div class="small"><button>a</button><button>b</button></div><div class="broad">.</div>
  <img src="/favicon.svg">`

test('suite 12: the checks of a page find a fault that it has in one scheme or at one width only', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), faults)
  const contrast = (...names: string[]) =>
    names.map((name) => `<p class="${name}">${name.replace(/^./, (letter) => letter.toUpperCase())}</p>`).join(' | ')
  expect(await pageFaults(page)).toEqual([
    `light, 320 px: color-contrast: ${contrast('pale')}`,
    'light, 320 px: image-alt: <img src="/favicon.svg">',
    'light, 320 px: scrolls sideways by 20 px',
    `light, 1440 px: color-contrast: ${contrast('wide')}`,
    `dark, 1440 px: color-contrast: ${contrast('pale', 'gray', 'wide')}`,
    'dark, 1440 px: target-size: <button>a</button> | <button>b</button>',
    `dark, 320 px: color-contrast: ${contrast('narrow')}`,
    'dark, 320 px: scrolls sideways by 20 px',
  ])
  await page.reload()
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'))
  expect(await pageFaults(page)).toEqual(['light, 320 px: image-alt: <img src="/favicon.svg">'])
})
