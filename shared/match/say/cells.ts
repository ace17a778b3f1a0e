import { capitalized } from '../../words'
import type { Cell } from '../terms/answer'
import { featureLabel } from '../terms/features'
import { organizationPhrase } from '../terms/organizations'
import { headCountWords } from '../terms/slot-words'
import type { Point } from '../weigh/points'
import type { Finding } from '../weigh/statement'
import { cellOf } from './sentences'

/** One row of the table, as one system meets it. */
export function cellFor({ point, answer, statement, facts }: Finding): Cell {
  return { ...headingOf(point), answer, text: cellOf(statement), facts }
}

function headingOf(point: Point): Pick<Cell, 'need' | 'label' | 'stance'> {
  switch (point.kind) {
    case 'organization':
      return { need: 'organization', label: `Made for ${organizationPhrase(point.organization)}`, stance: null }
    case 'size':
      return { need: 'size', label: capitalized(headCountWords(point.providers)), stance: null }
    case 'budget':
      return { need: 'budget', label: 'Your budget', stance: null }
    case 'feature':
      return { need: point.feature, label: featureHeading(point), stance: point.stance }
    case 'need':
      return { need: point.need, label: capitalized(point.need), stance: 'want' }
  }
}

function featureHeading({ feature, stance }: Extract<Point, { kind: 'feature' }>): string {
  const label = featureLabel(feature)
  return stance === 'refused' ? `Without ${label}` : capitalized(label)
}
