import type { ElsewhereSystem } from '../../../shared/match/terms/answer'
import { escaped, heading, link, list, ofAny, paragraph, vendorLink } from './html'
import type { Plan } from './plan'

/** Systems made for the field that we do not recommend: those in our catalogue, and those that we have not reviewed. */
export function elsewhereSection({ elsewhere }: Plan): string {
  if (elsewhere.length === 0) return ''
  return (
    heading('Where else to look') +
    under(', and we have a page about each:', elsewhere.filter(hasPage)) +
    under(
      '. We have not reviewed them:',
      elsewhere.filter((one) => !hasPage(one)),
    )
  )
}

const hasPage = ({ url }: ElsewhereSystem) => url.startsWith('/')

const under = (reviewed: string, systems: readonly ElsewhereSystem[]) =>
  systems.length === 0
    ? ''
    : paragraph(`These systems are made for this field${reviewed}`) +
      list(systems.map(({ name, kind, url }) => `${link(url, name)}: ${escaped(kind)}`))

/** What prescribers have to check of an AI tool, and which records rule a system out for them. */
export function prescriberSection({ prescribes, features, ruledOut }: Plan): string {
  if (!(prescribes && features.includes('aiNotetaking'))) return ''
  return (
    heading('What psychiatry has to check') +
    paragraph(
      'No record in our catalogue states that its AI tool writes psychiatric evaluations or medication visits. Ask each vendor to draft both in the demo, from a made-up test chart.',
      ofAny(
        ruledOut.map(vendorLink),
        (names) =>
          `According to our records, AI drafting in ${names} does not cover psychiatry notes, so we leave ${ruledOut.length === 1 ? 'it' : 'them'} out here.`,
      ),
    )
  )
}
