import { readFile } from 'node:fs/promises'
import { beginDraft, openAdmin } from './admin'
import { act, button, expect, newName, status, test } from './fixtures'

/** A real picture that no other test uploads, made unique by bytes after its end. */
async function pictureFile(name: string) {
  const icon = await readFile('public/icon-512.png')
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([icon, Buffer.from(newName(name))]),
  }
}

test.use({ provoked: /404/ })

/** These tests write HTML; the editor has its own test file. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('article-editor', 'html')))

test('a picture is uploaded, described, put into an article, and removed after it was taken out', async ({ page }) => {
  const alt = newName('A desk')
  await openAdmin(page, '/admin/pictures')
  const upload = page.getByRole('region', { name: 'Upload a picture' })
  const noPicture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await upload.getByLabel('File').setInputFiles(noPicture)
  await button(page, 'Upload').click()
  await expect(page.getByText('We could not read it as a JPEG, PNG, WebP, or GIF picture.')).toBeVisible()
  await upload.getByLabel('File').setInputFiles(await pictureFile('plain.png'))
  await upload.getByLabel('Alt text').fill(alt)
  await act(page, 'Upload', 'Picture uploaded')
  const card = page.getByRole('article', { name: alt })
  await card.getByLabel('Alt text').fill(`${alt}, tidy`)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(status(page, 'Alt text saved')).toBeVisible()
  const described = page.getByRole('article', { name: `${alt}, tidy` })
  const html = await described.getByLabel('HTML for an article').inputValue()

  await page.goto('/admin/posts')
  const path = await beginDraft(page, newName('Pictured'))
  await page.getByLabel('Text (HTML)').fill(`<p>Look:</p><p>${html}</p>`)
  await page.getByLabel('Picture', { exact: true }).selectOption(`${alt}, tidy`)
  await act(page, 'Save draft', 'Saved')
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(/^\/pictures\//)
  await page.goto(`${path}/preview`)
  for (const picture of await page.locator('main picture img').all()) {
    await picture.scrollIntoViewIfNeeded()

    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  }
  await expect(page.locator('main picture')).toHaveCount(2)

  await page.goto('/admin/pictures')
  await expect(described.getByText('Remove…')).toBeHidden()
  await expect(described.getByRole('link', { name: /^Pictured/ })).toHaveAttribute('href', path)
  await page.goto(path)
  await page.getByLabel('Text (HTML)').fill('<p>Nothing to see.</p>')
  await page.getByLabel('Picture', { exact: true }).selectOption('No picture')
  await act(page, 'Save draft', 'Saved')
  await page.goto('/admin/pictures')
  await described.getByText('Remove…').click()
  await described.getByRole('button', { name: 'Remove for good' }).click()
  await expect(status(page, 'Picture removed')).toBeVisible()
  await expect(described).toHaveCount(0)
})

test('a picture is chosen and uploaded by keyboard while an article is written', async ({ page }) => {
  await openAdmin(page, '/admin/posts')
  await beginDraft(page, newName('Chosen'))
  await page.getByLabel('Text (HTML)').fill('<p>Before</p>')
  await button(page, 'Insert a picture').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('File').setInputFiles(await pictureFile('chosen.png'))
  await dialog.getByLabel('Alt text').fill('A new desk')
  await dialog.getByRole('button', { name: 'Upload', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Text (HTML)')).toHaveValue(
    /<p><img src="\/pictures\/[^"]+" alt="A new desk" width="512" height="512"><\/p>/,
  )
  await button(page, 'Choose a picture').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await button(page, 'Choose a picture').click()
  await dialog.getByRole('button', { name: /^A consent sheet/ }).click()
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('/articles/42-cfr-part-2-in-the-emr.svg')
  await expect(page.getByLabel('Alt text', { exact: true }).last()).toHaveValue(/^A consent sheet/)
})
