import { drawings } from '../../../client/drawings/made'

test('the drawing of two records has a dash where a value is missing, because that is not a no', () => {
  const { inside } = drawings['compared-records']
  expect(inside).toContain('stroke-yes')
  expect(inside).not.toContain('stroke-no')
})
