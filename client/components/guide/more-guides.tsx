import { type FieldGuide, fieldGuidePath, fieldGuides } from '../../../shared/site/field-guides'
import { LinkList } from '../link-list'

/** Links to the other field guides and to the list of specialty guides. */
export function MoreGuides({ than }: { than: FieldGuide['slug'] }) {
  const others = fieldGuides.filter(({ slug }) => slug !== than)
  return (
    <section aria-labelledby="more-guides" className="no-print">
      <h2 id="more-guides" className="text-xl">
        More guides
      </h2>
      <LinkList
        links={[
          ...others.map((guide) => ({ to: fieldGuidePath(guide), label: guide.title })),
          { to: '/blog#guides', label: 'All specialty guides' },
        ]}
      />
    </section>
  )
}
