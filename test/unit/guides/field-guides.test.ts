import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { statedReadMinutes } from '../../../client/components/article/content'
import { readMinutes } from '../../../client/components/article/read-time'
import { loadText } from '../../../client/content/texts'
import { vendors } from '../../../shared/catalogue'
import { systemsMadeFor } from '../../../shared/kinds'
import { fieldGuidePath, fieldGuides, guidesOf } from '../../../shared/site/field-guides'
import { sitePages } from '../../../shared/site/pages'
import { draftLetter } from '../../support/letter'
import { render, wordsOf } from '../../support/pages'

const folder = join(__dirname, '../../../client/content/guides')

const frontMatter = z.strictObject({
  title: z.string().max(65),
  description: z.string().min(100).max(165),
  lead: z.string().min(1),
  updated: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  drawing: z.enum(['record', 'levels', 'programs']),
  decides: z.strictObject({ label: z.string().min(1), facts: z.array(z.string()).min(5).max(9) }),
})

test('the field guides are the listed ones, one file each', () => {
  const files = readdirSync(folder).map((name) => name.replace(/\.md$/, ''))
  expect(files.sort()).toEqual(fieldGuides.map(({ slug }) => slug).sort())
})

describe.each(fieldGuides.map((guide) => [guide.slug, guide] as const))('%s', (slug, guide) => {
  const path = fieldGuidePath(guide)
  const [, head = '', text = ''] = readFileSync(join(folder, `${slug}.md`), 'utf8').split(/^---$/m)

  test('has the same title everywhere, and its read time matches its word count', async () => {
    expect(frontMatter.parse(parse(head)).title).toBe(guide.title)
    const content = await loadText(path)
    expect(statedReadMinutes(content)).toBe(readMinutes(content.words))
    expect(content.words).toBeGreaterThan(1000)
    expect(sitePages).toContainEqual({ path, title: guide.title, kind: 'Guide' })
  })

  test('names every system made for the field by its record, with what is on record, and no vendor in its text', async () => {
    const html = await render(path)
    const systems = systemsMadeFor(guide.kind)
    expect(systems.length).toBeGreaterThan(0)
    for (const { id, card } of systems) {
      expect(html).toContain(`href="/emr/${id}"`)
      expect(wordsOf(html)).toContain(card.blurb)
    }
    for (const { name } of vendors) expect([name, text.includes(name)]).toEqual([name, false])
  })

  test('says when each external page it links to was read', () => {
    const sections = text.split(/^## /m).filter((section) => section.includes('](https://'))
    expect(sections.length).toBeGreaterThan(0)
    expect(
      sections.filter((section) => !/read (?:.*)?on November 2[29], 2026|read November 2[29], 2026/.test(section)),
    ).toEqual([])
  })

  test('takes rules from the tracker, suggests a demo, and ends with a checklist', () => {
    expect(text.match(/\{\{rule:/g)?.length).toBeGreaterThan(3)
    for (const heading of [
      'The short answer',
      'What to ask in a demo',
      'What to do first',
      'A checklist to take with you',
    ])
      expect(text).toContain(`## ${heading}\n`)
  })

  test('is linked from the blog', async () => {
    expect(await render('/blog')).toContain(`href="${path}"`)
  })
})

test('the home page links to each guide', async () => {
  const [, text = ''] = (await render('/')).split('id="guides"')
  for (const guide of fieldGuides) expect(text.split('</section>')[0]).toContain(`href="${fieldGuidePath(guide)}"`)
})

test('the guide for CCBHCs names the requests of its demo that ask for what its table lacks', () => {
  const text = readFileSync(join(folder, 'ccbhc.md'), 'utf8')
  expect(text).toContain('Requests 1, 2, 4, and 6 of the demo ask for them.')
  const [, demo = ''] = text.split('## What to ask in a demo\n')
  const asking = Array.from((demo.split('\n## ')[0] ?? '').matchAll(/^(\d+)\. (.*)$/gm)).filter(([, , request]) =>
    /clock|time to services|partner|cost/i.test(request ?? ''),
  )
  expect(asking.map(([, number]) => number)).toEqual(['1', '2', '4', '6'])
})

test('the guide for CCBHCs begins its short answer with the systems of our catalogue', () => {
  const text = readFileSync(join(folder, 'ccbhc.md'), 'utf8')
  expect(text).toMatch(/^## The short answer\n\n- \*\*In our catalogue:\*\*/m)
  expect(text).not.toContain('hand-over')
})

test.each([
  ['We are an ABA clinic with 12 technicians', '/guides/autism-aba'],
  ['We treat eating disorders in a PHP', '/guides/eating-disorders'],
  ['We are a CCBHC with 80 staff', '/guides/ccbhc'],
])('the letter of the match links "%s" to %s', (organizationDescription, path) => {
  expect(draftLetter({ organizationDescription })).toContain(`https://guide.example${path}`)
})

test('a practice of another field is sent to none of them', () => {
  expect(guidesOf(['mental-health', 'residential'])).toEqual([])
})
