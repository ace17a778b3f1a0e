import { renderToStaticMarkup } from 'react-dom/server'
import { ComparedRecords } from '../../../client/components/drawings'

test('the drawing of two records has a dash where a value is missing, because that is not a no', () => {
  const drawing = renderToStaticMarkup(ComparedRecords({}))
  expect(drawing).toContain('stroke-yes')
  expect(drawing).not.toContain('stroke-no')
})
