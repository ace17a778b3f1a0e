import { vendors } from '../../../shared/catalogue'
import { systemsMadeFor } from '../../../shared/match/elsewhere'
import { featureLabel } from '../../../shared/match/keys'
import { listed } from '../../../shared/words'
import { featureFact } from './facts'
import { escaped, heading, link, list, paragraph, vendorLink } from './html'
import type { Plan } from './plan'

/** Says plainly that no system in the catalogue is made for the setting, and where else to look. */
export function noFitSection({ noFit, elsewhere, features, settings }: Plan): string {
  if (!noFit) return ''
  const made = elsewhere.length > 0 ? elsewhere : settings.flatMap((key) => systemsMadeFor(key))
  const missing = features.filter((key) => !vendors.some((vendor) => featureFact(vendor, key).value === 'yes'))
  return (
    heading('What we could not verify') +
    paragraph(
      `No system in our catalogue is known to be made for ${noFit}, so we recommend none here.`,
      missing.length > 0
        ? `We found no public page that confirms ${listed(
            missing.map((key) => escaped(featureLabel(key))),
            'or',
          )} for any of them. That does not mean no: ask about it first.`
        : '',
    ) +
    (made.length > 0
      ? paragraph('Other systems made for this field, which are not in our catalogue and which we have not reviewed:') +
        list(made.map(({ name, kind, url }) => `${link(url, name)}: ${escaped(kind)}`))
      : '')
  )
}

/** What prescribers have to check, and which records rule a system out for them. */
export function prescriberSection({ prescribes, features, ruledOut }: Plan): string {
  if (!prescribes) return ''
  const ai = features.includes('aiNotetaking')
  return (
    heading('What psychiatry has to check') +
    paragraph('All that a prescriber needs belongs in the chart where the note is written, not in a second system.') +
    (ai
      ? paragraph(
          'No record in our catalogue states that its AI tool writes psychiatric evaluations or medication visits. Ask each vendor to draft both in the demo, from a made-up test chart.',
          ruledOut.length > 0
            ? `According to our records, AI drafting in ${listed(ruledOut.map(vendorLink))} does not cover psychiatry notes, so we leave ${ruledOut.length === 1 ? 'it' : 'them'} out here.`
            : '',
        )
      : '')
  )
}
