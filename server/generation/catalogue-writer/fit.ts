import type { ElsewhereSystem } from '../../../shared/match/terms/answer'
import type { Plan } from './plan'
import { joined, link, list, ofAny, type Prose, paragraph, prose, section, vendorLink } from './prose'

/** Systems made for the field that we do not recommend: those in our catalogue, and those that we have not reviewed. */
export function elsewhereSection({ elsewhere }: Plan): Prose {
  if (elsewhere.length === 0) return ''
  return section(
    'Where else to look',
    under(', and we have a page about each:', elsewhere.filter(hasPage)),
    under(
      '. We have not reviewed them:',
      elsewhere.filter((one) => !hasPage(one)),
    ),
  )
}

const hasPage = ({ url }: ElsewhereSystem) => url.startsWith('/')

const under = (reviewed: string, systems: readonly ElsewhereSystem[]) =>
  systems.length > 0 &&
  joined([
    paragraph(`These systems are made for this field${reviewed}`),
    list(systems.map(({ name, kind, url }) => prose`${link(url, name)}: ${kind}`)),
  ])

/** What prescribers have to check of an AI tool, and which records rule a system out for them. */
export function prescriberSection({ prescribes, features, ruledOut }: Plan): Prose {
  if (!(prescribes && features.includes('aiNotetaking'))) return ''
  return section(
    'What psychiatry has to check',
    paragraph(
      'No record in our catalogue states that its AI tool writes psychiatric evaluations or medication visits. Ask each vendor to draft both in the demo, from a made-up test chart.',
      ofAny(
        ruledOut.map(vendorLink),
        (names) =>
          prose`According to our records, AI drafting in ${names} does not cover psychiatry notes, so we leave ${ruledOut.length === 1 ? 'it' : 'them'} out here.`,
      ),
    ),
  )
}
