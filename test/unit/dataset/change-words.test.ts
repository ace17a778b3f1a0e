import { changeGroups } from '../../../shared/dataset/change-words'

const lines = changeGroups().flatMap((group) => group.lines)

test('a change of basis alone is shown as such, and no other change is', () => {
  const kept = lines.filter((line) => line.kept)
  expect(kept.length).toBeGreaterThan(0)
  for (const { kept: told, from, to } of kept) {
    expect(from).toBe(`${told?.value} (${told?.from.toLowerCase()})`)
    expect(to).toBe(`${told?.value} (${told?.to.toLowerCase()})`)
  }
  for (const { kept: told, from, to } of lines)
    if (!told) expect(from.replace(/ \([^()]*\)$/, '')).not.toBe(to.replace(/ \([^()]*\)$/, ''))
})

test('an address in a change is a link', () => {
  const links = lines.flatMap(({ links: { from, to } }) => [from, to].filter((link) => link !== null))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(new URL(link).protocol).toBe('https:')
})
