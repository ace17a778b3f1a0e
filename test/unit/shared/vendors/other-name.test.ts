import { findVendor } from '../../../../shared/catalogue'
import { otherName } from '../../../../shared/vendors/other-name'

test.each([
  ['kareo', 'Now Tebra'],
  ['credibleemr', 'Part of Qualifacts'],
  ['therabill', undefined],
  ['opus', undefined],
])('the other name of %s reads %p', (id, words) => {
  const vendor = findVendor(id)
  expect(vendor && otherName(vendor)).toBe(words)
})

test('a second name is introduced as such', () => {
  expect(otherName({ name: 'Opus', alsoKnownAs: 'Opus EHR' })).toBe('Also known as Opus EHR')
})
