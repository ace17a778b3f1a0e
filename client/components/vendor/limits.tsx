import { Fold } from '../fold'
import { AlertIcon } from '../icons'
import { BasisMark } from './basis-mark'
import type { Evidence } from './record'

/** A sentence about a vendor with its basis. */
export interface Statement {
  text: string
  evidence: Evidence
}

/** A limit with its anchor, and whether the review above quotes it. */
export interface Limit extends Statement {
  id: string
  isQuoted: boolean
}

/**
 * The limits that the review does not quote; those that it does are folded, because their sources are still needed. The
 * fold's own label is enough, so a heading stands only above limits to read. `brief`: what the source says is left out.
 */
export function Limits({ limits, brief }: { limits: Limit[]; brief: boolean }) {
  const quoted = limits.filter(({ isQuoted }) => isQuoted)
  const further = limits.filter(({ isQuoted }) => !isQuoted)
  return (
    // Articles link to the limits, whether or not they have a heading.
    <section
      aria-label="Limits"
      id={further.length > 0 ? undefined : 'limits'}
      className={further.length > 0 ? undefined : 'no-print'}
    >
      {further.length > 0 && (
        <h2 id="limits" className="text-3xl">
          Limits
        </h2>
      )}
      <List limits={further} brief={brief} />
      {quoted.length > 0 && (
        <Fold
          label={`Sources for the ${quoted.length === 1 ? 'limit' : 'limits'} in the review`}
          className="no-print mt-3 border-y border-line text-sm"
        >
          <List limits={quoted} brief={brief} />
        </Fold>
      )}
    </section>
  )
}

function List({ limits, brief }: { limits: Limit[]; brief: boolean }) {
  if (limits.length === 0) return null
  return (
    <ul className="my-4 stack-4">
      {limits.map(({ id, text, evidence }) => (
        <li key={id} id={id} className="relative flex gap-3">
          <AlertIcon className="mt-1 size-5 shrink-0 text-star" />
          <div className="text-pretty">
            <BasisMark evidence={evidence} statement brief={brief}>
              {text}
            </BasisMark>
          </div>
        </li>
      ))}
    </ul>
  )
}
