// cspell:ignore filemaker
import { vendors } from '../../catalogue'
import type { VendorId } from '../../catalogue/ids'
import type { SystemName } from '../terms/known'

/** A system on the market: its id in the catalogue, its name, and what people write for it. */
type Row = readonly [id: VendorId | null, name: string, aliases: string]

/** The systems of the catalogue; people write the name of one in small letters, unless its record says otherwise. */
const catalogued = vendors.map(({ id, name, names }): Row => [id, name, names.read ?? name.toLowerCase()])

// cspell:disable
/** Systems that the catalogue does not have. */
const others: readonly (readonly [name: string, aliases: string])[] = [
  ['Headway', 'headway(?= (?:and|to|for|is|since|pays|ehr|handles)|[.,;)]|$)'],
  ['Grow Therapy', 'grow therapy'],
  ['Rula', 'rula'],
  ['SonderMind', 'sonder ?mind'],
  ['DrChrono', 'dr\\.? ?chrono'],
  ['AdvancedMD', 'advanced ?md'],
  ['eClinicalWorks', 'e-?clinical ?works|ecw'],
  ['myEvolv', 'my ?evolv'],
  ['Procentive', 'procentive'],
  ['CarePaths', 'care ?paths'],
  ['TheraSoft', 'therasoft'],
  ['Theralytics', 'theralytics'],
  ['Office Puzzle', 'office ?puzzle'],
  ['Catalyst', 'catalyst(?= (?:for|or|and|is|by|data|now)|[.,;)?]|$)|datafinch'],
  ['Hi Rasmus', 'hi ?rasmus'],
  ['Ensora Data Collection', 'noteable|accupoint|webaba'],
  ['Passage Health', 'passage health'],
  ['AlohaABA', 'aloha ?aba'],
  ['SAMMS', 'samms'],
  ['AZZLY', 'azzly'],
  ['Dazos', 'dazos'],
  ['Reliatrax', 'reliatrax'],
  ['Orchid', 'orchid(?= (?:ehr|emr)|[.,;)]|$)'],
  ['10e11', 'ten ?eleven|10e11'],
  ['Foothold (AWARDS)', 'foothold|awards(?= system| ehr)'],
  ['Medicat', 'medicat'],
  ['Point and Click', 'point (?:and|&|n) click|pnc(?= (?:for|is|ehr)|[.,)])'],
  ['PyraMed', 'pyramed'],
  ['Titanium Schedule', 'titanium(?: schedule)?'],
  ['PointClickCare', 'point ?click ?care'],
  ['Meditech', 'medi ?tech'],
  ['Medsphere', 'medsphere|carevue'],
  ['Allscripts', 'all ?scripts|veradigm'],
  ['Greenway', 'greenway|intergy|prime ?suite'],
  ['PracticeSuite', 'practice ?suite'],
  ['RPMS', 'rpms'],
  ['OpenEMR', 'open ?emr'],
  ['OpenMRS', 'openmrs'],
  ['VistA', 'vista(?= ehr| cprs)|cprs'],
  ['Anasazi', 'anasazi'],
  ['ShareCare', 'sharecare'],
  ['CMBHS', 'cmbhs'],
  ['Fusion', 'fusion(?: web clinic)?(?= (?:now|and|today|is|for)|[.,;)]|$)|fusion web ?clinic'],
  ['WebPT', 'web ?pt'],
  ['Prompt', 'prompt (?:emr|health)'],
  ['Raintree', 'raintree'],
  ['TheraOffice', 'thera ?office'],
  ['Frontline', 'frontline(?= (?:for|education|is)|[.,;)]|$)'],
  ['SEIS', 'seis(?= for)'],
  ['PowerSchool', 'power ?school'],
  ['Practice Better', 'practice better'],
  ['Cliniko', 'cliniko'],
  ['WriteUpp', 'write ?upp'],
  ['Owl Practice', 'owl practice'],
  ['Halaxy', 'halaxy'],
  ['Therapyportal', 'therapy ?portal'],
  ['CounSol', 'counsol(?:\\.com)?'],
  ['My Clients Plus', 'my ?clients ?plus'],
  ['QuicDoc', 'quic ?doc'],
  ['TheraScribe', 'therascribe'],
  ['Patagonia Health', 'patagonia health'],
  ['Azalea', 'azalea(?: health)?'],
  ['ModMed', 'mod ?med'],
  ['Praxis', 'praxis(?= emr| ehr)'],
  ['Medent', 'medent'],
  ['Apricot', 'apricot'],
  ['Salesforce', 'salesforce(?= (?:as our|for (?:notes|charts)))'],
  ['Blueprint', 'blueprint(?= (?:ehr|health))'],
  ['Upheal', 'upheal(?= ehr)'],
  ['Tava', 'tava(?: health)?'],
]
// cspell:enable

/** Ways of keeping records without a system for care. */
const waysWithout: typeof others = [
  ['paper', 'paper(?: charts?| notes?| files?| records?)?|binders?|pen and paper|legal pads?'],
  ['spreadsheets', 'spreadsheets?|excel|google sheets?'],
  [
    'documents',
    '(?:ms |microsoft )?word(?= (?:files?|documents?|docs?|for|templates?|and)|[.,;)]|$)|google (?:docs?|drive|workspace|calendar)|word (?:files?|documents?|docs?)|shared drive|dropbox',
  ],
  [
    'a system of its own',
    'home-?(?:built|grown|made) (?:system|database|ehr|emr|software|thing)|(?:an? )?(?:access|filemaker) database|filemaker',
  ],
]

const alternatives = (aliases: readonly string[]) =>
  new RegExp(`(?<![a-z0-9@.-])(?:${aliases.join('|')})(?![a-z0-9])`, 'g')

/** All systems, and all ways without one, in one pattern each (global, on lowercase text). */
export const anySystem = alternatives([
  ...catalogued.map(([, , aliases]) => aliases),
  ...others.map(([, aliases]) => aliases),
])
export const anyWayWithout = alternatives(waysWithout.map(([, aliases]) => aliases))

const rows = [...catalogued, ...[...others, ...waysWithout].map(([name, aliases]): Row => [null, name, aliases])]
const readers = rows.map(([id, name, aliases]) => ({
  id,
  name,
  // Some aliases look at what follows them, which a name alone does not have.
  pattern: new RegExp(`^(?:${aliases})(?=[,]?$| now$| ehr$)`),
}))

/** The system that a name stands for, such as one of the lead form's, or a catalogue id; null for an unknown name. */
export function systemNamed(words: string): SystemName | null {
  const plain = words.toLowerCase()
  const found = readers.find(
    ({ id, name, pattern }) =>
      id === plain ||
      name.toLowerCase() === plain ||
      [plain, `${plain} now`, `${plain} ehr`].some((text) => pattern.test(text)),
  )
  return found ? { id: found.id, name: found.name } : null
}
