import { useLoaderData } from 'react-router'
import { dateWords } from '../../../shared/catalogue/basis'
import {
  type SpecialtyGuideSlug,
  specialtyGuideLinks,
  specialtyGuidePath,
  specialtyGuides,
} from '../../../shared/site/specialty-guides'
import { ArticlePage } from '../../components/article/article-page'
import { CallToAction } from '../../components/article/call-to-action'
import { Prose } from '../../components/article/prose'
import { ButtonLink } from '../../components/button'
import { Drawing } from '../../components/drawing'
import { vendorCards } from '../../components/guide/vendor-card-data'
import { systemsHeading, VendorCards } from '../../components/guide/vendor-cards'
import { LinkList } from '../../components/link-list'
import { Titled } from '../../components/titled'
import { loadGuide } from '../../content/texts'
import type { SiteArgs } from '../args'

/** The page of all specialty guides: the address selects the text, and the text its three vendors. */
export const loader = async ({ api, request }: SiteArgs) => {
  const { pathname } = new URL(request.url)
  const guide = specialtyGuides.find(({ slug }) => specialtyGuidePath(slug) === pathname)
  if (!guide) throw new Response(null, { status: 404 })
  const [content, vendors] = await Promise.all([loadGuide(guide.slug), api.listVendors()])
  // The cards follow the text's first section.
  const headings = content.headings.toSpliced(1, 0, systemsHeading)
  return { slug: guide.slug, content: { ...content, headings }, cards: vendorCards(content.meta, vendors) }
}

export function Component() {
  const { slug, content, cards } = useLoaderData<typeof loader>()
  const { title, drawing, reviewed } = content.meta
  // The first section, the short answer, stands above the cards.
  const second = content.html.indexOf('<h2', 1)
  return (
    <ArticlePage
      content={{ ...content, html: content.html.slice(second) }}
      link={{ label: title, to: specialtyGuidePath(slug) }}
      under={{ label: 'Blog', to: '/blog' }}
      kind="Specialty Guide"
      changed={reviewed}
      markdown={`${specialtyGuidePath(slug)}.md`}
      picture={<Drawing name={drawing} className="w-full" />}
      headNote={`Revised in ${dateWords(reviewed)}: rules and codes are as of that month. A price is our figure unless its source and date are given.`}
      before={
        <>
          <ShortAnswer html={content.html.slice(0, second)} />
          <VendorCards cards={cards} />
        </>
      }
    >
      <CallToAction />
      <OtherGuides than={slug} />
    </ArticlePage>
  )
}

/** Links to the other specialty guides. */
function OtherGuides({ than }: { than: SpecialtyGuideSlug }) {
  return (
    <Titled id="other-guides" title="Other specialty guides" className="no-print">
      <LinkList links={specialtyGuideLinks.filter(({ to }) => to !== specialtyGuidePath(than))} />
    </Titled>
  )
}

/** The first section of a guide's text, and beside it the free analysis for those whom it does not settle. */
function ShortAnswer({ html }: { html: string }) {
  return (
    <div className="mb-12 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
      <Prose html={html} />
      <div className="no-print mt-8 self-start rounded-2xl border border-line bg-surface p-6 lg:mt-0">
        <p className="text-sm text-ink-soft">
          Unsure which of these fits? A person reads your answers and sends a shortlist with reasons within 1-2 business
          days.
        </p>
        <ButtonLink to="/get-recommendation" className="mt-4">
          Get Free Analysis
        </ButtonLink>
      </div>
    </div>
  )
}
