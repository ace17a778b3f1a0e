import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { statedReadMinutes } from '../../../client/components/article/content'
import { readMinutes as minutesOf } from '../../../client/components/article/read-time'
import { vendorCards } from '../../../client/components/guide/vendor-card-data'
import { type GuideMeta, loadGuide } from '../../../client/content/texts'
import { findVendor, vendors } from '../../../shared/catalogue'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { hasValue } from '../../../shared/catalogue/mark'
import { ruleSentence } from '../../../shared/rules'
import { specialtyGuides } from '../../../shared/site/specialty-guides'
import { guideVendorIds } from '../../../shared/vendors/guide-cards'

const folder = join(__dirname, '../../../client/content/specialty-guides')
const features = comparisonFields.flatMap((field) => (field.kind === 'answer' ? [field.key] : []))
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

const frontMatter = z.strictObject({
  title: z.string().max(65),
  description: z.string().min(100).max(165),
  lead: z.string().min(1),
  specialty: z.string().min(1),
  audience: z.string().min(1),
  readMinutes: z.int(),
  updated: z.literal('2025-01'),
  reviewed: month,
  drawing: z.string().min(1),
  decides: z.strictObject({ label: z.string().min(1), facts: z.array(z.string()).min(1) }).optional(),
  cards: z
    .array(
      z.strictObject({
        vendor: z.enum(guideVendorIds),
        shows: z.enum(['setup', 'focus']),
        features: z.array(z.enum(features)).min(2),
        why: z.string().min(1),
      }),
    )
    .length(3),
})

const readMinutes: Record<string, number> = {
  'best-ehr-emr-software': 12,
  'best-rcm-software': 10,
  'best-healthcare-crm-software': 8,
  'best-ehr-behavioral-health': 15,
  'best-ehr-psychiatry': 12,
  'best-ehr-mental-health-clinics': 14,
  'best-ehr-addiction-treatment': 16,
  'best-ehr-substance-abuse': 14,
  'best-ehr-solo-practices': 10,
}

const unnamedSource =
  /\b(?:a|an) (?:\w+ ){0,2}(?:study|reading|directory|list)(?:'s reading)? of (?:[A-Z]\w+ )?20\d\d(?!, which we did not open)|\bpublic (?:directory|reading|list)\b|\bfederal list\b/

function readGuide(slug: string) {
  const [, head = '', text = ''] = readFileSync(join(folder, `${slug}.md`), 'utf8').split(/^---$/m)
  return {
    meta: frontMatter.parse(parse(head)),
    text: text.replace(/\{\{rule:(.*?)\}\}/g, (_, id) => ruleSentence(id)),
  }
}

describe('the specialty guides', () => {
  test('are the listed ones, one file each', () => {
    const files = readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -3)] : []))
    expect(files.sort()).toEqual(specialtyGuides.map(({ slug }) => slug).sort())
  })

  test('have unique titles, descriptions, and drawings', () => {
    const metas = specialtyGuides.map(({ slug }) => readGuide(slug).meta)
    for (const key of ['title', 'description', 'drawing'] as const) {
      expect(new Set(metas.map((meta) => meta[key])).size).toBe(metas.length)
    }
  })

  describe.each(specialtyGuides.map(({ slug, title }) => [slug, title]))('%s', (slug, title) => {
    const { meta, text } = readGuide(slug)

    test('has the same title in menus as on its page, and states its read time', async () => {
      expect(meta.title).toBe(title)
      const content = await loadGuide(slug)
      expect(statedReadMinutes(content)).toBe(readMinutes[slug])
      expect(minutesOf(content.words)).toBeLessThanOrEqual(meta.readMinutes)
      expect(content.words).toBeGreaterThan(1000)
    })

    test('says about each vendor only what the catalogue says', () => {
      expect(new Set(meta.cards.map(({ vendor }) => vendor)).size).toBe(3)
      for (const { vendor, features: chosen } of meta.cards) {
        for (const feature of chosen)
          expect([vendor, feature, findVendor(vendor)?.[feature].value]).toEqual([vendor, feature, true])
      }
    })

    test('shows on each card what it says decides the choice, from the record', () => {
      const cards = vendorCards(meta as unknown as GuideMeta, vendors)
      for (const { id, decides } of cards) {
        expect(decides?.facts.map(({ mark }) => mark.to)).toEqual(meta.decides?.facts.map((key) => `/emr/${id}#${key}`))
        for (const { answer, text, mark } of decides?.facts ?? [])
          expect([id, answer ?? text ?? '']).toEqual([id, hasValue(mark) ? expect.stringMatching(/\w/) : ''])
      }
    })

    test('names each study, directory, or list that it relies on', () => {
      expect(text.replace(/\{\{[^}]*\}\}/g, '')).not.toMatch(unnamedSource)
    })

    test('discusses each vendor on its cards, and ends with a checklist', () => {
      expect(text).toContain('## A checklist to take with you')
      for (const { vendor } of meta.cards) expect(text).toContain(findVendor(vendor)?.name.split(' ')[0])
    })
  })

  test.each([
    ['ehr-psychiatry', 'prescribing.epcs'],
    ['ehr-substance-abuse', 'confidentiality.part2Consent'],
    ['ehr-addiction-treatment', 'clinical.emar'],
    ['healthcare-crm-software', 'builtInCRM'],
  ])('%s has a line on each card about %s', (name, key) => {
    expect(readGuide(`best-${name}`).meta.decides?.facts).toContain(key)
  })

  test('ask a vendor whether it has EPCS before asking for its audit report', () => {
    const { text } = readGuide('best-ehr-psychiatry')
    expect(findVendor('valant')?.['prescribing.epcs'].value).not.toBe(true)
    expect(text).toContain('Ask whether it has EPCS, and if so for the audit report.')
  })

  test("list the billing codes of psychiatry, including CPT's codes for crisis", () => {
    const { text } = readGuide('best-ehr-psychiatry')
    const codes = '90834 90837 90847 99213-99215 90833 90836 90838 90853 90839 90840'.split(' ')
    for (const code of codes) expect(text).toContain(code)
    expect(text).toMatch(/\| Crisis\s+\| 90839, 90840; else 90834 or 90837\s+\|/)
  })

  test.each(['behavioral-health', 'addiction-treatment', 'substance-abuse'])(
    '%s: says that the new rule of 42 CFR Part 2 is in force',
    (name) => {
      const { text } = readGuide(`best-ehr-${name}`)
      expect(text).toContain(ruleSentence('part-2'))
      expect(text).toMatch(/fourth edition/)
    },
  )
})
