import type { Rule, Standing } from '../../../shared/rules'
import { Fold } from '../fold'
import { WholeWords } from '../whole-words'
import { looks, StandingIcon } from './standing'

/** Links to all rules, grouped by standing; on a phone collapsed unless a link leads back here. */
export function RuleLinks({ rules }: { rules: readonly Rule[] }) {
  return (
    <nav id="all-rules" aria-labelledby="all-rules-name" className="no-print mt-8">
      <h2 id="all-rules-name" className="text-xl">
        All rules
      </h2>
      <Fold narrow label={`Jump to one of ${rules.length} rules`}>
        <div className="mt-3 gap-x-10 sm:columns-2">
          {Object.keys(looks).map((standing) => (
            <Group key={standing} standing={standing as Standing} rules={rules} />
          ))}
        </div>
      </Fold>
    </nav>
  )
}

function Group({ standing, rules }: { standing: Standing; rules: readonly Rule[] }) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="flex gap-2 text-base">
        <StandingIcon standing={standing} />
        {looks[standing].title}
      </h3>
      <ul className="mt-1 pl-6">
        {rules
          .filter((rule) => rule.standing === standing)
          .map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-block py-1">
                <WholeWords text={name} />
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
