import { type SpecialtyGuideSlug, specialtyGuideLinks, specialtyGuidePath } from '../../../shared/site/specialty-guides'
import { LinkList } from '../link-list'

/** Links to the other specialty guides. */
export function OtherGuides({ than }: { than: SpecialtyGuideSlug }) {
  return (
    <section aria-labelledby="other-guides" className="no-print">
      <h2 id="other-guides" className="text-xl">
        Other specialty guides
      </h2>
      <LinkList links={specialtyGuideLinks.filter(({ to }) => to !== specialtyGuidePath(than))} />
    </section>
  )
}
