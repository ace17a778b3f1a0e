import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { vendors as catalogue, type Vendor } from '../../../shared/catalogue'
import { dateWords } from '../../../shared/catalogue/basis'
import { withFacts } from '../../../shared/catalogue/in-text'
import { outOfScope } from '../../../shared/catalogue/scope'
import { orderVendors } from '../../../shared/comparison/order'
import { type Article, type Elsewhere, readArticle, withoutSections, withSections, writeArticle } from './article'
import { type Chapter, restForNotes, roomToFollow, writeChapter } from './blocks'
import { budget, budgetSheet, listedPrices, quotes } from './chapters/budget'
import { type Part, writeContents } from './chapters/contents'
import { writeCover } from './chapters/cover'
import { figures, howToUse } from './chapters/introduction'
import { matrices, writeSegments } from './chapters/matrices'
import { onRecord } from './chapters/on-record'
import { profile } from './chapters/profile'
import { timeline } from './chapters/timeline'
import { checklist, demo, glossary, questions, references, scorecard } from './chapters/tools'
import { Paper, type Places } from './paper'
import { withReadings } from './readings'
import { faces, small } from './style'
import type { Whereabouts } from './whereabouts'

export interface GuideSources {
  texts: ReadonlyMap<string, string>
  reviews: ReadonlyMap<string, string>
  fonts: string
  siteName: string
}

/** Writes the guide as a PDF. The same sources give the same bytes. */
export async function makeGuide({ texts, reviews: reviewTexts, fonts, siteName }: GuideSources): Promise<Buffer> {
  const articles = new Map([...texts].map(([slug, text]) => [slug, readArticle(text)]))
  const reviews = new Map([...reviewTexts].map(([id, text]) => [id, readArticle(withFacts(text, id, 'markdown'))]))
  const edition = editionOf(articles)
  const widths = new Map<string, number>()
  const compose = (known: Places, draft: boolean) => {
    const doc = openDocument(edition, siteName)
    for (const [face, file] of Object.entries(faces)) doc.registerFont(face, path.join(fonts, `${file}.woff`))
    const bytes = buffer(doc)
    const paper = new Paper(doc, { edition: `${siteName}, ${dateWords(edition)}`, widths, draft })
    const parts = partsOf(articles, reviews, known, siteName)
    writeCover(paper, siteName, dateWords(edition))
    writeContents(paper, parts, known)
    for (const { title, chapters } of parts) for (const chapter of chapters) writeChapter(paper, title, chapter)
    paper.close()
    doc.end()
    return { bytes, places: paper.places }
  }
  // The pages of chapters are known only after a first layout.
  const draft = compose(new Map(), true)
  await draft.bytes
  const guide = compose(draft.places, false)
  const moved = [...guide.places].find(([id, page]) => draft.places.get(id) !== page)
  if (moved) throw new Error(`The contents of the guide name the wrong page for ${moved[0]}`)
  return guide.bytes
}

type Articles = ReadonlyMap<string, Article>

function editionOf(articles: Articles): string {
  return (
    [...articles.values()]
      .map(({ meta }) => meta.updated)
      .sort()
      .at(-1) ?? ''
  )
}

function openDocument(edition: string, siteName: string): PDFKit.PDFDocument {
  return new PDFDocument({
    autoFirstPage: false,
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: {
      Title: 'The Behavioral Health EMR Selection Guide',
      Author: siteName,
      Subject: 'How to choose and implement an electronic medical record in behavioral health',
      Keywords: 'EMR, EHR, behavioral health, checklist, budget, implementation timeline, vendor profiles',
      CreationDate: new Date(`${edition}-01T00:00:00Z`),
    },
  })
}

/** The resource guides that are printed; the others repeat the timeline and the questions. */
const printedTexts = ['emr-101', 'how-to-choose-emr', 'top-emr-solutions']

/** Sections of a text that another chapter covers, or that only readers of the site need. */
const saidElsewhere: Readonly<Record<string, Elsewhere>> = {
  'emr-101': { 'Words you will hear': glossary, 'Where to go next': undefined },
  'how-to-choose-emr': {
    'A script that works': demo,
    References: references,
    'Security questions': questions,
    'Your checklist': undefined,
  },
  'top-emr-solutions': { 'How to use these tables': undefined },
}

/** The questions for a demo, which readers take along on one page. */
const demoList = { style: small, whole: true }

/** The sections of a review that readers need at the demo; the rest repeats the record and is on the system's page. */
const printedSections = ['Verdict', 'What to ask in the demo']

const vendors = catalogue.map(withReadings)
const reviewed = vendors.filter(({ depth }) => depth === 'review')
const others = vendors.filter(({ depth }) => depth !== 'review')

function partsOf(articles: Articles, reviews: Articles, places: Places, siteName: string): Part[] {
  const where = { placeOf, pageOf: (place: string) => pageOf(place, places) }
  const text = (slug: string, around?: Around) => textChapter(articles, slug, where, around)
  const systems = orderVendors(reviewed, 'alphabetical').map((vendor: Vendor) => {
    const review = reviews.get(vendor.id)
    if (!review) throw new Error(`The guide needs the review of ${vendor.id}`)
    // A product that is not an EMR gets no advice in print; the record's statements stay in the record.
    const printed = outOfScope(vendor) ? [] : printedSections
    return profile(vendor, vendors, (paper) => writeArticle(paper, withSections(review, printed), where, demoList))
  })
  const howToChoose = text('how-to-choose-emr', {
    after: (paper) => restForNotes(paper, 'Our three piles: must, should, nice'),
  })
  const topSystems = text('top-emr-solutions', {
    before: (paper) => writeSegments(paper, reviewed),
    after: (paper) => restForNotes(paper, 'Systems to look at, and why'),
  })
  const parts: Part[] = [
    { title: 'Know the field', chapters: [text('emr-101')] },
    { title: 'Choose', chapters: [howToChoose, checklist, scorecard, demo, questions, references] },
    { title: 'Count the cost', chapters: [budget, budgetSheet, listedPrices(reviewed), quotes] },
    { title: 'Put it in place', chapters: [timeline] },
    {
      title: 'The systems',
      chapters: [topSystems, ...matrices(reviewed), onRecord(others)],
    },
    { title: 'Profiles', chapters: systems },
    { title: 'Reference', chapters: [glossary] },
  ]
  const titles = new Map(parts.flatMap(({ chapters }) => chapters.map(({ id, title }) => [id, title])))
  return [{ title: 'Begin here', chapters: [howToUse(titles, places, siteName), figures] }, ...parts]
}

type Around = Partial<Record<'before' | 'after', Chapter['write']>>

function textChapter(articles: Articles, slug: string, where: Whereabouts, { before, after }: Around = {}): Chapter {
  const whole = articles.get(slug)
  if (!whole) throw new Error(`The guide needs the text ${slug}`)
  const article = withoutSections(whole, saidElsewhere[slug] ?? {})
  return {
    id: slug,
    title: article.meta.h1,
    about: article.meta.lead,
    follows: roomToFollow,
    write: (paper) => {
      before?.(paper)
      writeArticle(paper, article, where)
      after?.(paper)
    },
  }
}

function placeOf(url: string): string | undefined {
  if (url.startsWith('#')) return url.slice(1)
  const [, kind = '', name = ''] = url.replace(/[?#].*/, '').split('/')
  if (kind === 'resources') return name === 'emr-implementation' ? timeline.id : printedTexts.find((it) => it === name)
  return kind === 'emr' ? `vendor-${name}` : undefined
}

/** The page of a chapter; a profile is found by its system's name. Before the first layout, any page of two digits. */
function pageOf(place: string, places: Places): number | undefined {
  return place.startsWith('vendor-') ? undefined : (places.get(place) ?? 10)
}
