import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { systemsBeside, systemsMadeFor } from '../../../shared/kinds'
import { type Organization, organizationsPhrase } from '../../../shared/match/terms/organizations'
import { type FieldGuide, fieldGuidePath, fieldGuides } from '../../../shared/site/field-guides'
import { ArticlePage } from '../../components/article/article-page'
import { CallToAction } from '../../components/article/call-to-action'
import { Drawing } from '../../components/drawing'
import { DecidingPoints } from '../../components/guide/card-points'
import { decidingFact } from '../../components/guide/deciding-facts'
import { LinkList } from '../../components/link-list'
import { ElsewhereList } from '../../components/match/elsewhere-list'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'
import { type Decides, decidesOf, drawingOfText, loadTextOf } from '../../content/texts'

/** The page of all field guides: first the systems made for the field, then the text. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const content = await loadTextOf(request)
  const guide = fieldGuides.find((one) => fieldGuidePath(one) === content.path)
  if (!guide) throw new Response(null, { status: 404 })
  return { content, guide }
}

export function Component() {
  const { content, guide } = useLoaderData<typeof loader>()
  const path = fieldGuidePath(guide)
  return (
    <ArticlePage
      content={content}
      link={{ label: guide.label, to: path }}
      under={{ label: 'Blog', to: '/blog' }}
      kind="Guide"
      dateLabel="Checked"
      markdown={`${path}.md`}
      picture={<Drawing name={drawingOfText(content)} className="w-full" />}
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

/** The systems made for a field by their records, with the values that decide, and others of which less is known. */
function MadeForIt({ kind, decides: { label, facts } }: { kind: Organization; decides: Decides }) {
  const beside = systemsBeside(kind)
  return (
    <section aria-labelledby="made-for-it" className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="made-for-it" className="font-semibold">
        {`Made for ${organizationsPhrase(kind)}`}
      </h2>
      {systemsMadeFor(kind).map((vendor) => (
        <div key={vendor.id} className="mt-4">
          <h3>
            <a href={`/emr/${vendor.id}`} className="link font-semibold">
              {vendor.name}
            </a>
          </h3>
          <p className="mt-1">{`For: ${vendor.card.blurb}`}</p>
          <DecidingPoints name={vendor.name} label={label} facts={facts.map((key) => decidingFact(vendor, key))} />
        </div>
      ))}
      {beside.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">Not reviewed here</h3>
          <ElsewhereList systems={beside} />
        </>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        By what their records say, in order of name. A dash means that we found nothing: ask.{' '}
        <TextLink href={`/vendors?kind=${kind}`}>Filter and compare them</TextLink>
      </p>
    </section>
  )
}
