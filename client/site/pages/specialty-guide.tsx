import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { dateWords } from '../../../shared/catalogue/basis'
import { specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'
import { ArticlePage } from '../../components/article/article-page'
import { CallToAction } from '../../components/article/call-to-action'
import { GuideDrawing } from '../../components/drawings/guide-drawing'
import { OtherGuides } from '../../components/guide/other-guides'
import { afterShortAnswer, ShortAnswer } from '../../components/guide/short-answer'
import { vendorCards } from '../../components/guide/vendor-card-data'
import { systemsHeading, VendorCards } from '../../components/guide/vendor-cards'
import { loadGuide } from '../../content/specialty-guides'

/** The page of all specialty guides: the address selects the text, and the text its three vendors. */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { pathname } = new URL(request.url)
    const guide = specialtyGuides.find(({ slug }) => specialtyGuidePath(slug) === pathname)
    if (!guide) throw new Response(null, { status: 404 })
    const [content, vendors] = await Promise.all([loadGuide(guide.slug), api.listVendors()])
    // The cards follow the text's first section.
    const headings = content.headings.toSpliced(1, 0, systemsHeading)
    return { slug: guide.slug, content: { ...content, headings }, cards: vendorCards(content.meta, vendors) }
  }

export function Component() {
  const { slug, content, cards } = useLoaderData<ReturnType<typeof loader>>()
  const { title, drawing, reviewed } = content.meta
  return (
    <ArticlePage
      content={{ ...content, html: afterShortAnswer(content.html) }}
      link={{ label: title, to: specialtyGuidePath(slug) }}
      under={{ label: 'Blog', to: '/blog' }}
      kind="Specialty Guide"
      changed={reviewed}
      markdown={`${specialtyGuidePath(slug)}.md`}
      picture={<GuideDrawing name={drawing} className="w-full" />}
      headNote={`Revised in ${dateWords(reviewed)}: rules and codes are as of that month. A price is our figure unless its source and date are given.`}
      before={
        <>
          <ShortAnswer html={content.html} />
          <VendorCards cards={cards} />
        </>
      }
    >
      <CallToAction />
      <OtherGuides than={slug} />
    </ArticlePage>
  )
}
