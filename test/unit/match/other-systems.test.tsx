import { renderToStaticMarkup } from 'react-dom/server'
import { OtherSystems } from '../../../client/components/match/other-systems'

const opus = { id: 'opus', name: 'Opus', score: 57 }
const kipu = { id: 'kipu', name: 'Kipu', score: 44 }
const epic = { id: 'epic', name: 'Epic', score: 31 }

test.each([
  [[opus], 'Opus (57).'],
  [[opus, kipu], 'Opus (57) and Kipu (44).'],
  [[opus, kipu, epic], 'Opus (57), Kipu (44), and Epic (31).'],
])('the other systems are one sentence of links', (systems, sentence) => {
  const html = renderToStaticMarkup(<OtherSystems systems={systems} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(sentence)
  expect(html.match(/<a href="\/emr\/[a-z]+"/g)).toHaveLength(systems.length)
})
