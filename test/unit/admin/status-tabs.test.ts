import { countedTabs } from '../../../client/admin/components/submissions/status-tabs'
import { correctionStatuses } from '../../../shared/admin/corrections'

test('the first tab counts everything its list shows, without spam, and spam comes last and apart', () => {
  const { tabs, total } = countedTabs(correctionStatuses, { new: 3, accepted: 1, declined: 0, spam: 2 })
  expect(total).toBe(4)
  expect(tabs[0]).toEqual({ value: '', label: 'All', count: 4 })
  expect(tabs.at(-1)).toMatchObject({ value: 'spam', count: 2, isApart: true })
  expect(tabs.filter(({ isApart }) => isApart)).toHaveLength(1)
})
