import type { Page } from '@playwright/test'
import { pageFaults } from './checks'
import { expect, test, withAndWithoutScripts } from './fixtures'

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

withAndWithoutScripts(() => {
  test('systems collected in the directory are compared together, kept on a review page and back, and removed', async ({
    page,
  }) => {
    await page.goto('/vendors?care=substance-abuse')
    await cardOf(page, 'Kipu EMR').getByRole('button', { name: 'Add to comparison' }).click()
    await expect(page).toHaveURL(/\/vendors\?care=substance-abuse&emr1=kipu(#gather-kipu)?$/)
    await cardOf(page, 'Opus').getByRole('button', { name: 'Add to comparison' }).click()
    await expect(page.getByRole('heading', { name: 'Your comparison: 2 of 4 systems' })).toBeVisible()
    await page.getByRole('link', { name: 'Compare these 2 systems' }).first().click()
    await expect(page).toHaveURL('/comparisons?emr1=kipu&emr2=opus')
    expect(await page.context().cookies()).toEqual([])
    await page.goBack()
    await page.getByRole('button', { name: /Opus.*: remove from comparison/ }).click()
    await expect(page.getByRole('heading', { name: 'Your comparison: 1 of 4 systems' })).toBeVisible()
    await page.goto('/emr/valant?emr1=kipu')
    await expect(page.getByRole('link', { name: 'Compare with the 1 you added' })).toHaveAttribute(
      'href',
      '/comparisons?emr1=kipu&emr2=valant',
    )
    await page.getByRole('button', { name: 'Add to comparison' }).click()
    await expect(page).toHaveURL('/vendors?emr1=kipu&emr2=valant#gather-valant')
  })
})

test('the button that added a system keeps the focus, and the tray covers nothing and has no faults', async ({
  page,
}) => {
  await page.goto('/vendors')
  await page.locator('#gather-kipu').press('Enter')
  await expect(page.locator('#gather-kipu')).toHaveText(/Added/)
  await expect(page.locator('#gather-kipu')).toBeFocused()
  await page.goto('/vendors?emr1=kipu&emr2=therapyappointment&emr3=opus&emr4=epic')
  await expect(page.locator('#tray')).toHaveText('Your comparison: 4 of 4 systems')
  expect(await page.locator('section[aria-labelledby=tray]').evaluate((tray) => getComputedStyle(tray).position)).toBe(
    'static',
  )
  expect(await pageFaults(page)).toEqual([])
})
