import type { OtherProduct } from '../terms/known'
import type { Product } from './candidate'

const asked: Readonly<Record<OtherProduct, readonly Product[]>> = {
  'billing-only': ['billing'],
  'video-only': ['video'],
  'payments-only': ['payments'],
  'scheduling-only': [],
  other: [],
}

/** The kinds of product that can answer: an EMR, or what was asked for instead of one. */
export function productsFor(instead: OtherProduct | null): readonly Product[] {
  return instead === null ? ['emr'] : asked[instead]
}
