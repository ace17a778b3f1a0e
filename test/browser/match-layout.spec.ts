import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'

const program =
  '/match?industry=substance-abuse&providers=20&budget=3000&setting=residential&setting=detox&weights=sud-program'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}

test('on a phone, the actions have the full width, and both buttons that update the matches have one height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(program)
  const analysis = await boxOf(page.getByRole('link', { name: 'Get Free Analysis with these answers' }))
  const comparison = await boxOf(page.getByRole('link', { name: 'Compare these systems' }))
  const { width } = await boxOf(page.locator('article').first())
  expect([analysis.width, comparison.width]).toEqual([width, width])
  const updates = page.getByRole('button', { name: 'Update my matches' })
  expect((await boxOf(updates.last())).height).toBe((await boxOf(updates.first())).height)
})

test('the parts of a card keep their reading order on a phone, and follow one another in two columns', async ({
  page,
}) => {
  await page.goto(program)
  const parts = page.locator('.match-blocks').first().locator(':scope > div')
  const boxes = () => parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  await page.setViewportSize({ width: 360, height: 800 })
  const stacked = await boxes()
  expect(stacked).toHaveLength(4)
  expect(stacked.map(({ top }) => top)).toEqual(stacked.map(({ top }) => top).sort((a, b) => a - b))
  expect(new Set(stacked.map(({ left }) => left)).size).toBe(1)

  await page.setViewportSize({ width: 768, height: 800 })
  const [why, against, ask, cost] = (await boxes()) as [DOMRect, DOMRect, DOMRect, DOMRect]
  const all = [why, against, ask, cost]
  const columns = [...new Set(all.map(({ left }) => left))].map((left) => all.filter((one) => one.left === left))
  expect(columns.flat()).toEqual(all)
  expect(columns.map(([first]) => first?.top)).toEqual([why.top, why.top])
  for (const parts of columns)
    for (const [place, { bottom }] of parts.slice(0, -1).entries())
      expect(Math.round((parts[place + 1]?.top ?? 0) - bottom)).toBe(0)
})

test('forced colors show the edge of the effects and the preset in force', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(program)
  const effects = page.locator('section[aria-labelledby="effects"]')
  await expect(effects).toHaveCSS('border-top-width', '1px')
  const [edge, surface] = await effects.evaluate((box) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(box)
    return [borderTopColor, backgroundColor]
  })
  expect(edge).not.toBe(surface)
  const chips = page.locator('.match-preset')
  await expect(chips.and(page.locator('[aria-current]'))).toHaveCSS('border-top-width', '3px')
  await expect(chips.and(page.locator(':not([aria-current])')).first()).toHaveCSS('border-top-width', '1px')
})
