import { readFileSync } from 'node:fs'
import { loadReview } from '../../../client/content/reviews'
import { vendors } from '../../../shared/catalogue'
import { readPage } from '../../support/visible-words'

/** A section of a text on a vendor, as a reader sees it. */
interface Section {
  heading: string
  words: number
  blocks: string[]
}

async function sectionsOf(id: (typeof vendors)[number]['id']): Promise<{ grade: number; sections: Section[] }> {
  const html = (await loadReview(id)).sections.map((section) => section.html).join('')
  const sections = html.split('<h2').slice(1)
  return {
    grade: readPage(`<main>${html}</main>`).grade,
    sections: sections.map((section) => {
      const { words, blocks } = readPage(`<main><h2${section}</main>`)
      const [heading = '', ...rest] = blocks
      return { heading, words: words - heading.split(' ').length, blocks: rest }
    }),
  }
}

/** How a text says that something is not known: a reader can bear one or two in a section. */
const doubts =
  /not verified|could(?:n['’]t| not) (?:verify|confirm|read|find|see)|(?:found|find) (?:none|no|nothing|neither|little)\b|did(?:n['’]t| not) find|know of no|as far as|no page/gi

const ofDepth = (depth: string) => vendors.filter((vendor) => vendor.depth === depth).map(({ id }) => id)
const called = (sections: Section[], heading: RegExp) => sections.find((section) => heading.test(section.heading))
const questions = (section: Section | undefined) => section?.blocks.filter((block) => /[.?!)]$/.test(block)) ?? []

describe.each(vendors.map(({ id }) => id))('the text on %s', (id) => {
  test('is easy to read, and doubts at most twice in a section', async () => {
    const { grade, sections } = await sectionsOf(id)
    expect([id, grade < 10]).toEqual([id, true])
    const doubting = sections.filter(({ blocks }) => (blocks.join(' ').match(doubts) ?? []).length > 2)
    expect(doubting.map(({ heading }) => heading)).toEqual([])
  })

  test('has none of the words of an account of our work', () => {
    const text = readFileSync(`shared/catalogue/vendors/${id}/review.md`, 'utf8')
    expect(
      text.match(
        /secondhand|\bon record\b|in our record|our record (?:lists|has)|We could not verify|stands? beside/gi,
      ),
    ).toBeNull()
  })

  test('asks at most five questions', async () => {
    const asked = called((await sectionsOf(id)).sections, /^What to ask/)
    const lists = questions(asked).filter((block) => !/^(?:Ask the host|The first test)/.test(block))
    expect([id, lists.length <= 5]).toEqual([id, true])
  })
})

describe.each(ofDepth('review'))('the review of %s', (id) => {
  test('tells the evidence in at most 160 words, and leaving in three lines, the last of which leads to the guide', async () => {
    const { sections } = await sectionsOf(id)
    expect(called(sections, /evidence/)?.words).toBeLessThanOrEqual(160)
    const leaving = called(sections, /leaving/)
    expect([id, leaving?.blocks.length, (leaving?.words ?? 0) <= 100]).toEqual([id, 3, true])
    expect(leaving?.blocks[2]).toMatch(/leaving guide for /)
  })
})

test.each(ofDepth('record'))('the verdict on %s has 120 to 250 words', async (id) => {
  const { sections } = await sectionsOf(id)
  const words = sections.reduce((sum, section) => sum + section.words, 0)
  expect([id, words, words >= 120 && words <= 250]).toEqual([id, words, true])
})

test.each(ofDepth('listed'))('the verdict on %s has at most 120 words', async (id) => {
  const [verdict, ...others] = (await sectionsOf(id)).sections
  expect([id, others.length, (verdict?.words ?? 0) <= 120]).toEqual([id, 0, true])
})
