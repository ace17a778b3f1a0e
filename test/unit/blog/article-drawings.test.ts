import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'public/articles'

it.each(readdirSync(folder))('the drawing %s is small, has the size of all, and neither words nor links', (file) => {
  const svg = readFileSync(path.join(folder, file), 'utf8')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630" viewBox="0 0 1200 630"/)
  expect(svg).not.toMatch(/<(?:script|style|text|image|use|a|foreignObject)\b|\bhref=|\bon\w+=|url\(/)
  expect(svg.length).toBeLessThan(6_500)
})
