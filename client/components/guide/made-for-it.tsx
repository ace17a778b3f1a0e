import type { ElsewhereSystem } from '../../../shared/match/terms/answer'
import { ElsewhereList } from '../match/elsewhere-list'

/** Systems made for a field that are not in the catalogue; without figures, because none were checked. */
export function MadeForIt({ systems }: { systems: readonly ElsewhereSystem[] }) {
  return (
    <section aria-labelledby="made-for-it" className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="made-for-it" className="font-semibold">
        Built for this work, but not reviewed here
      </h2>
      <div className="mt-3">
        <ElsewhereList systems={systems} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        We checked only what these systems are made for, not their features, prices, or ratings. The list is incomplete
        and in no particular order.
      </p>
    </section>
  )
}
