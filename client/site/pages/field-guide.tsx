import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { type FieldGuide, fieldGuidePath, fieldGuides } from '../../../shared/site/field-guides'
import { ArticlePage } from '../../components/article/article-page'
import { CallToAction } from '../../components/article/call-to-action'
import { GuideDrawing } from '../../components/drawings/guide-drawing'
import { MadeForIt } from '../../components/guide/made-for-it'
import { LinkList } from '../../components/link-list'
import { Titled } from '../../components/titled'
import { decidesOf, drawingOfText, loadTextOf } from '../../content/texts'

/** The page of all field guides: first the systems made for the field, then the text. */
export const loader =
  (_api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const content = await loadTextOf(request)
    const guide = fieldGuides.find((one) => fieldGuidePath(one) === content.path)
    if (!guide) throw new Response(null, { status: 404 })
    return { content, guide }
  }

export function Component() {
  const { content, guide } = useLoaderData<ReturnType<typeof loader>>()
  const path = fieldGuidePath(guide)
  return (
    <ArticlePage
      content={content}
      link={{ label: guide.label, to: path }}
      under={{ label: 'Blog', to: '/blog' }}
      kind="Guide"
      dateLabel="Checked"
      markdown={`${path}.md`}
      picture={<GuideDrawing name={drawingOfText(content)} className="w-full" />}
      before={<MadeForIt kind={guide.kind} decides={decidesOf(content)} />}
    >
      <CallToAction />
      <MoreGuides than={guide.slug} />
    </ArticlePage>
  )
}

/** Links to the other field guides and to the list of specialty guides. */
function MoreGuides({ than }: { than: FieldGuide['slug'] }) {
  const others = fieldGuides.filter(({ slug }) => slug !== than)
  return (
    <Titled id="more-guides" title="More guides" className="no-print">
      <LinkList
        links={[
          ...others.map((guide) => ({ to: fieldGuidePath(guide), label: guide.title })),
          { to: '/blog#guides', label: 'All specialty guides' },
        ]}
      />
    </Titled>
  )
}
