import { readFileSync } from 'node:fs'
import { affinity, notFirst, unverifiedSizeRatioMax } from '../../../shared/match/method'

test('the methodology gives the shares by which the match counts kinds of care and unverified sizes', () => {
  const text = readFileSync('client/content/pages/methodology.md', 'utf8')
  const shares = Object.values(affinity).flatMap((related) => Object.values(related))
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => `${share * 100}%`)
  expect(text).toContain(`earns ${notFirst * 100}% of its points`)
  expect(text).toContain(`earns ${least} to ${most} of these points`)
  expect(unverifiedSizeRatioMax).toBe(10)
  expect(text).toContain('only practices ten times as large, or a tenth as large')
})
