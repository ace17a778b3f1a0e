import { readFileSync } from 'node:fs'
import { vendors } from '../../../shared/catalogue'

const read = (file: string) => readFileSync(file, 'utf8')
const about = read('client/content/pages/about.md')
const methodology = read('client/content/pages/methodology.md')
const privacy = read('client/content/pages/privacy.md')

test('the site claims no more of its own work than it can show', () => {
  expect(about).not.toMatch(/nobody paid for|looked at more than 20|affiliate program/)
  expect(methodology).not.toMatch(/a person has looked at|most requests are answered|Systems looked at since/)
  expect(about).toContain('no system in it is made for either')
})

test('the privacy policy names what the affiliate tracker is told of a request', () => {
  const services = privacy.split('{#services}')[1]?.split('\n## ')[0] ?? ''
  const told = 'name, organization, industry, phone number, current system, number of providers, monthly budget, role'
  for (const word of [...told.split(', '), 'website', 'LinkedIn', 'work email', 'description']) {
    expect(services).toContain(word)
  }
})

test('an article counts custom forms as the catalogue does', () => {
  const listed = vendors.filter(({ customForms }) => customForms.value === true).length
  const article = read('migrations/articles/progress-note-templates-that-last.md')
  expect(article).toContain(`Of the ${vendors.length} systems in our catalogue, ${listed} are listed with custom forms`)
})
