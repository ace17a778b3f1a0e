import type { Page } from '@playwright/test'
import { rectsOf } from './checks'
import { expect, test } from './fixtures'

test.use({ provoked: /Failed to load resource.*(?:404|422)/ })

/** Goes to a page in a window of that width. */
async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
}

for (const width of [768, 1440])
  test(`at ${width} px all tables of changes have the same columns, the reasons twice the room of the fields, whose words stay whole`, async ({
    page,
  }) => {
    await openAt(page, width, '/changes/2026-11-22')
    await page.locator('.fold').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    const heads = await rectsOf(page.locator('.changes thead th:visible'))
    expect(heads.length).toBeGreaterThan(50)
    expect(new Set(heads.map(({ left }) => Math.round(left))).size).toBe(4)
    expect(heads[3]?.width).toBeGreaterThan(2 * (heads[0]?.width ?? 0))
    const oneWord = page.locator('.changes tbody th a', { hasText: /^[A-Za-z]+$/ })
    const heights = (await rectsOf(oneWord)).map(({ height }) => height)
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.max(...heights)).toBeLessThan(1.2 * Math.min(...heights))
    await openAt(page, width, '/changes/2026-11-24')
    const below = await page
      .locator('article > p', { hasText: /^New: / })
      .evaluateAll((all) =>
        all.map((line) => line.getBoundingClientRect().left - (line.parentElement?.getBoundingClientRect().left ?? 0)),
      )
    expect(below.length).toBeGreaterThan(5)
    expect(Math.max(...below)).toBeLessThan(1)
  })

test('between a phone and a desktop the figures and lists of a guide reach across their card', async ({ page }) => {
  for (const path of ['/blog/best-ehr-psychiatry', '/blog/best-ehr-solo-practices'])
    for (const width of [640, 768]) {
      await openAt(page, width, path)
      const widths = await page.locator('.guide-card').evaluateAll((cards) =>
        cards.map((card) => {
          const { paddingLeft, paddingRight } = getComputedStyle(card)
          const inner = card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          return [':scope > dl', '.guide-points'].map((part) => inner - (card.querySelector(part)?.clientWidth ?? 0))
        }),
      )
      expect([path, width, widths.flat().filter((missing) => missing > 1)]).toEqual([path, width, []])
      expect(widths).toHaveLength(3)
    }
})

test('on a phone the examples in the fields of a form are whole', async ({ page }) => {
  for (const path of ['/blog', '/get-recommendation']) {
    await openAt(page, 360, path)
    const fields = page.locator('main input[placeholder]')
    const cut = await fields.evaluateAll((all: HTMLInputElement[]) =>
      all.flatMap((field) => {
        const { paddingLeft, paddingRight, fontFamily, fontWeight } = getComputedStyle(field)
        const context = document.createElement('canvas').getContext('2d')
        if (!context) return ['no canvas']
        context.font = `${fontWeight} ${getComputedStyle(field, '::placeholder').fontSize} ${fontFamily}`
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return context.measureText(field.placeholder).width > room ? [field.placeholder] : []
      }),
    )
    expect([path, cut]).toEqual([path, []])
    expect(await fields.count()).toBeGreaterThan(0)
  }
})

test('where a browser replaces all colors, the fields with an error and their summary have a thick side', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/get-recommendation')
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await page.getByRole('button', { name: 'Get My Free EMR Recommendation' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Please check your answers' })
  for (const marked of [notice, page.getByLabel('First Name')])
    await expect(marked).toHaveCSS('border-left-width', '8px')
  await expect(page.getByLabel('Organization Website')).toHaveCSS('border-left-width', '1px')
})

test('in print a page has no buttons, no fields, and no links that are not printed, but its address', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/get-recommendation', '/no-such-page']) {
    await openAt(page, 720, path)
    const controls = page.locator('main :is(button, input, select, textarea, .button)')
    expect(await controls.count()).toBeGreaterThan(0)
    await expect(controls.filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.getByText('The address may be mistyped')).toBeVisible()
  await expect(page.getByText('one of these')).toBeHidden()
  await page.goto('/get-recommendation')
  await expect(page.locator('[data-printed^="The form is at "][data-printed$="/get-recommendation"]')).toBeVisible()
})

test('peers 2: the first field that stops a form is shown with its label, clear of the header', async ({ page }) => {
  for (const path of ['/get-recommendation', '/contact', '/corrections']) {
    await page.goto(path)
    const send = page.locator('form[data-enhance=send] button[type=submit]')
    await send.click()
    const first = page.locator('form[data-enhance=send] :is(input, select, textarea):invalid').first()
    const label = page.locator(`label[for="${await first.getAttribute('id')}"]`)
    await expect(label).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    await expect.poll(async () => ((await label.boundingBox())?.y ?? 0) > (header?.height ?? 0)).toBe(true)
  }
})
