import { decides } from '../../../shared/catalogue/proof'
import type { Pick } from '../../../shared/match/pick'
import { Block } from './block'
import { type Labels, Statements } from './statements'

/** As many of the catalogue's limits as fit beside the reasons that concern the practice. */
const limitsMax = 2

interface AgainstProps {
  pick: Pick
  labels: Labels
}

/** What is known against a pick, then what no source confirms, and last its limits, which nobody asked about. */
export function Against({ pick: { against, limits }, labels }: AgainstProps) {
  const known = against.filter(
    ({ criterion, facts }) => criterion === 'must' || facts.some(({ basis }) => decides(basis)),
  )
  const [strongest, ...others] = known
  const further = [...others, ...against.filter((one) => !known.includes(one)), ...limits.slice(0, limitsMax)]
  if (!strongest)
    return (
      <Block title="Reasons for caution">
        {further.length > 0 ? (
          <Statements statements={further} labels={labels} />
        ) : (
          <p>We found nothing, given what you told us. Ask a customer of theirs all the same.</p>
        )}
      </Block>
    )
  return (
    <Block title="Strongest reason against">
      <Statements statements={[strongest]} labels={labels} />
      {further.length > 0 && (
        <>
          <h5 className="mt-3 text-sm font-semibold text-ink-soft">Also keep in mind</h5>
          <Statements statements={further} labels={labels} />
        </>
      )}
    </Block>
  )
}
