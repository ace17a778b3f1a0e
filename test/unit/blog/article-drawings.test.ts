import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pictureFor } from '../../../server/generation/pictures'

const folder = 'public/articles'

it.each(readdirSync(folder))('the drawing %s is small, has the size of all, and neither words nor links', (file) => {
  const svg = readFileSync(path.join(folder, file), 'utf8')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630" viewBox="0 0 1200 630"/)
  expect(svg).not.toMatch(/<(?:script|style|text|image|use|a|foreignObject)\b|\bhref=|\bon\w+=|url\(/)
  expect(svg.length).toBeLessThan(6_500)
})

const drawingFor = (title: string, tags: string[] = [], categories: string[] = []) =>
  pictureFor({ title, tags, categories })

it.each([
  'SimplePractice and TherapyNotes Compared',
  'Kipu, Opus, and SmartCare Compared on Bed Boards',
  'Kipu vs. SmartCare',
  'Kipu Versus SmartCare',
])('an article that compares systems shows two records: %s', (title) => {
  const { path: address, alt } = drawingFor(title, [], ['best-emr-at'])
  expect(address).toBe('/articles/two-systems-compared.svg')
  expect(alt).toMatch(/^Two record sheets side by side/)
})

it('the best systems for something show it too, and the stage is for a rehearsal', () => {
  expect(drawingFor('A Title', [], ['best-emr-at']).path).toBe('/articles/two-systems-compared.svg')
  expect(drawingFor('Rehearse Before Go-Live').path).toBe('/articles/emr-dress-rehearsal-before-go-live.svg')
})
