import type { Depth } from '../../../shared/vendors/depth'
import { Fold } from '../fold'
import { Titled } from '../titled'
import { WholeWords } from '../whole-words'
import { BasisMark } from './basis-mark'
import type { Statement } from './limits'

interface WhyChooseProps {
  name: string
  depth: Depth
  benefits: (Statement & { title?: string })[]
}

/** Only a review gives reasons to choose a system. */
const headingOf = (depth: Depth, name: string) =>
  ({ review: `Why choose ${name}?`, record: 'Strengths', listed: 'What is known' })[depth]

/** The strengths of a system, each a statement of the record with its evidence; one with a title opens below it. */
export function WhyChoose({ name, depth, benefits }: WhyChooseProps) {
  return (
    <Titled id="why-choose" title={headingOf(depth, name)}>
      <ul id="strengths" className="benefits">
        {benefits.map(({ title, text, evidence }) => {
          // Without a title, the sentence itself says what the source does.
          const statement = (
            <BasisMark evidence={evidence} statement brief={!title}>
              <WholeWords text={text} />
            </BasisMark>
          )
          return <li key={text}>{title ? <Fold label={<h3>{title}</h3>}>{statement}</Fold> : statement}</li>
        })}
      </ul>
    </Titled>
  )
}
