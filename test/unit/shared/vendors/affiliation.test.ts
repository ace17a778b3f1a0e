import { vendorIds } from '../../../../shared/catalogue/ids'
import { linkCanPay } from '../../../../shared/vendors/affiliation'

test('only the links of configured vendors can pay', () => {
  expect(vendorIds.filter((id) => linkCanPay(id, []))).toEqual([])
  expect(vendorIds.filter((id) => linkCanPay(id, ['kipu', 'opus']))).toEqual(['opus', 'kipu'])
})
