// cspell:ignore filemaker
import { resolveVendorId } from '../../catalogue/ids'
import type { SystemName } from '../terms/known'

/** A system on the market: the id that the catalogue has or would have, its name, and what people write for it. */
type Row = readonly [key: string, name: string, aliases: string]

// cspell:disable
/** Systems that the catalogue has or may have. The aliases are alternatives of a regular expression on lowercase text. */
const catalogued: readonly Row[] = [
  ['opus', 'Opus', 'opus(?: behavioral(?: health)?| ehr| emr)?'],
  [
    'therapynotes',
    'TherapyNotes',
    'therapy-?notes?(?:\\.com)?|therapy notes(?= (?:since|now|today|is|raised|contract|ehr|emr|account)|[.;)]|$)',
  ],
  ['kipu', 'Kipu EMR', 'kipu(?: health| emr)?'],
  ['simplepractice', 'SimplePractice', 'simple ?-?practice|simple prac'],
  ['doxy', 'Doxy.me', 'doxy(?:\\.?me)?'],
  ['epic', 'Epic', 'epic(?: systems)?|mychart|epiccare'],
  ['therabill', 'TheraBill', 'thera ?bill'],
  ['therapyappointment', 'TherapyAppointment', 'therapy ?appointment'],
  ['valant', 'Valant', 'valant'],
  ['nextgen', 'NextGen', 'next ?-?gen(?: healthcare| office)?(?! (?:of|sequencing))'],
  ['kareo', 'Kareo', 'kareo|tebra'],
  [
    'credibleemr',
    'Credible EMR',
    'credible(?: emr| ehr| behavioral(?: health)?)?(?! (?:source|threat|option|vendor|evidence|answer|alternative|company|reference|plan|way|system|threats|sources))',
  ],
  ['athenahealth', 'athenahealth', 'athena(?:health| ?one|net| ?health)?'],
  ['clinicsource', 'ClinicSource', 'clinic ?source'],
  ['cerner', 'Cerner', '(?:oracle )?cerner|oracle health|millennium(?= emr| ehr)'],
  ['clearent', 'Clearent', 'clearent'],
  ['mentegram', 'Mentegram', 'mentegram'],
  ['smartcare', 'SmartCare EHR', 'smart ?care(?: ehr)?|streamline(?: healthcare| smartcare)'],
  ['alleva', 'Alleva', 'alleva'],
  ['alma', 'Alma', 'alma(?: health)?'],
  ['bestnotes', 'BestNotes', 'best ?-?notes'],
  ['elation', 'Elation', 'elation(?: health)?'],
  ['epitomax', 'Epitomax (PsyTech)', 'epitomax|psy-?tech'],
  ['icanotes', 'ICANotes', 'ica ?-?notes'],
  ['insync', 'InSync', 'in-?sync(?: healthcare| emr)'],
  ['lightningstep', 'Lightning Step', 'lightning ?-?step'],
  ['luminello', 'Luminello', 'luminello'],
  ['netsmart', 'Netsmart', 'netsmart|my ?avatar|my ?evolv|avatar(?= (?:ehr|emr|now|since)|[.,)]|$)|gethelp|plexus'],
  ['osmind', 'Osmind', 'osmind'],
  ['practicefusion', 'Practice Fusion', 'practice ?fusion'],
  ['ritten', 'Ritten', 'ritten'],
  ['sunwave', 'Sunwave', 'sun ?-?wave(?: health)?'],
  ['welligent', 'Welligent', 'welligent|wellegen|wellegent'],
  ['carelogic', 'CareLogic', 'care ?logic|qualifacts'],
  ['centralreach', 'CentralReach', 'central ?reach'],
  [
    'charm',
    'Charm',
    'charm(?: ?health| ehr| ?tracker)?(?= (?:is|now|since|ehr|today|for|and|has|does)|[.,;)]|$)|charm ?(?:health|ehr|tracker)',
  ],
  ['exym', 'Exym', 'exym'],
  ['healthie', 'Healthie', 'healthie'],
  ['jane', 'Jane', 'jane ?app|jane(?: payments)?(?= (?:is|now|since|for|and|but|has|does|raised|contract)|[.,;)]|$)'],
  ['methasoft', 'Methasoft', 'methasoft|netalytics'],
  ['motivity', 'Motivity', 'motivity'],
  ['practiceq', 'PracticeQ (IntakeQ)', 'practice ?q|intake ?q'],
  ['rethink', 'Rethink', 'rethink(?:bh|first| behavioral(?: health)?)?(?! (?:our|the|this|how|my|it|whether))'],
  ['sessionshealth', 'Sessions Health', 'sessions ?health'],
  ['theranest', 'TheraNest', 'thera ?nest|ensora(?: health)?'],
  ['zencharts', 'ZenCharts', 'zen ?charts?'],
]

/** Systems that the catalogue does not have. */
const others: readonly (readonly [name: string, aliases: string])[] = [
  ['Headway', 'headway(?= (?:and|to|for|is|since|pays|ehr|handles)|[.,;)]|$)'],
  ['Grow Therapy', 'grow therapy'],
  ['Rula', 'rula'],
  ['SonderMind', 'sonder ?mind'],
  ['DrChrono', 'dr\\.? ?chrono'],
  ['AdvancedMD', 'advanced ?md'],
  ['eClinicalWorks', 'e-?clinical ?works|ecw'],
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

const rows = [...catalogued, ...[...others, ...waysWithout].map(([name, aliases]): Row => ['', name, aliases])]
const readers = rows.map(([key, name, aliases]) => ({
  id: resolveVendorId(key) ?? null,
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
