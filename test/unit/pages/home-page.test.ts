import { compared, vendors } from '../../../shared/catalogue'
import { systemsOutside } from '../../../shared/kinds'
import { depthCounts } from '../../../shared/vendors/depth'
import { openPages, wordsOf } from '../../support/pages'

let html: string
beforeAll(async () => {
  html = await (await openPages())('/')
})

test('below "20+ EMR systems reviewed" stands how many were read how deeply', () => {
  const { review, record, listed } = depthCounts(vendors)
  expect(wordsOf(html)).toContain(
    `20+ EMR systems reviewed ${review} in depth and ${record} on record; ${listed} are only listed, and ${systemsOutside().length} were checked only for what they are made for`,
  )
  expect(wordsOf(html)).toContain(`${compared.length} systems compared side by side`)
  expect(review + record).toBeGreaterThan(20)
})

test('what the three badges link to can be told from plain text', () => {
  const badges = [...html.matchAll(/<a class="flex gap-3[^>]*href="(\/methodology#[^"]+)"[^>]*>(.*?)<\/a>/gs)]
  expect(badges).toHaveLength(3)
  for (const [, , badge] of badges) expect(badge).toMatch(/<span class="link [^"]*">[^<]+<\/span>/)
})

test('what a tap on a budget does stands before the buttons, where it is read first', () => {
  const [, third = ''] = html.split('3. Monthly budget per provider?')
  const [before = ''] = third.split('<button')
  expect(before).toContain('Pick a budget to see your answer.')
})
