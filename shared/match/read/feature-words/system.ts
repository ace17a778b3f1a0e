// cspell:disable: words and parts of words, as visitors write them.
import { oneOf } from '../one-of'
import type { FeatureWords } from './words'

/** Features of the system as such. */
export const systemWords = {
  aiNotetaking: {
    words: oneOf(
      /\bai\b(?!\/)|\ba\.i\.|\bartificial intelligence\b/,
      /\bambient (?:notes?|listening|documentation|scribes?|ai)\b|\bscribes?\b/,
      /\bauto(?:mated|matic|-generated) (?:progress )?notes?\b/,
      /\bnotes? (?:written|drafted) (?:for|by) (?:me|us|the system|a machine)\b|\binteligencia artificial\b/,
      /\btranscri\w{1,12}|\brecord(?:s|ed|ing)? (?:my |our |the )?sessions\b/,
      /\blisten(?:s|ing)? (?:in )?(?:to|on) (?:my |our |the )?(?:sessions|clients|patients)\b|\bchat ?gpt\b/,
      /\bgpt\b|\b(?:ro)?bots?\b|\bmachine learning\b|\bcopilot\b|\bia\b(?= (?:en|para|que))/,
    ),
  },
  mobileApp: {
    words: oneOf(
      /\b(?:mobile|phone|smartphone|iphone|ios|ipad|android|tablet) (?:app|version|notes?|access|documentation|charting|data)s?\b/,
      /\b(?:an|a good|a real|its own|because of the|for the) app\b/,
      /\bapp (?:for|that) (?:staff|families|clients|parents|our|my|the)\b|\boffline or mobile\b/,
      /(?<!sign(?:ed)? (?:it |them )?|fill(?:ed)? (?:it |them )?(?:out |in )?|family )\b(?:on|from|with|by) (?:a|an|their|our|my|the|any)? ?(?:cell ?)?(?:i?phones?|smartphones?)\b/,
      /\bcelular\b|\baplicaci[o\u00f3]n\b|\bmobile-friendly\b|\bapps?\b(?! store)/,
      /\b(?:works?|working|chart(?:s|ing)?|documents?|documenting|writes?|data|notes?|usable|runs?|used?|using|clock(?:s|ing)? in) (?:\w+ ){0,4}(?:on|from|in) (?:a |their |the |an |our |any )?(?:i?phones?|tablets?|ipads?|cars?|field|androids?)\b/,
      /\bin the field\b|\bmobile\b(?! (?:cris[ei]s|methadone|van|unit|team|home|clinic|outreach))/,
      /\bcell ?phones?\b|\bm[o\u00f3]vil\b|\bipads?\b|\bsmartphones?\b|\bandroids?\b/,
    ),
  },
  hipaaCompliant: { words: /\bhipaa\b|\bbaa\b/g },
  cloudBased: {
    words: oneOf(
      /\bcloud(?:-based)?\b|\bweb-based\b|\bbrowser-based\b|\bnothing to install\b|\bno servers?\b/,
      /\b(?:any|a|the|in a|in the) (?:web )?browser\b|\bfrom anywhere\b|\bnube\b/,
    ),
  },
  customizable: {
    words: oneOf(
      /\bcustomi[sz](?:able|ation|e|ing)\b(?! (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?))/,
      /\bconfigurable\b|\b(?:tailored|custom) workflows?\b/,
      /\b(?:configure|customi[sz]ed|adapt(?:able|ed)?|flexible|change it ourselves)\b(?! (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?))/,
    ),
  },
  dataMigrationIn: {
    words: oneOf(
      /\bmigrat(?:e|ion|ing|ed)\b(?! (?:off|away|from))/,
      /(?<!device )\bdata (?:migration|import|conversion|transfer)\b/,
      /\bimport (?:of )?(?:our|my|old|existing|\d+)/,
      /\b(?:move|bring|transfer|carry)(?: over)? (?:all )?(?:our|my|the) (?:old |existing |client |patient )?(?:data|records|charts|history|notes)\b(?: over)?/,
      /\bold charts\b/,
      /\bimport(?:s|ed|ing)? (?:of )?(?:the |all |every |\w+ years |client|patient|records|charts|history|everything|from)/,
      /\bconver(?:t|ting|sion) (?:of )?(?:our|my|the|old|existing|data|records)\b/,
      /\b(?:bring|carry|move|transfer|take)(?:ing)? (?:over |across )?(?:\w+ ){0,3}(?:years|charts|records|history|data|files|clients) (?:over|across|with us|with me|into|in)\b/,
      /\bold (?:records|data|notes|files|system's data)\b/,
      /\b(?:mov(?:e|ing)|bring(?:ing)?|carry(?:ing)?|copy(?:ing)?|pull(?:ing)?|transfer(?:ring)?|port(?:ing)?|load(?:ing)?|convert(?:ing)?) (?:over )?(?:\w+ ){0,4}(?:history|histories|charts|records|data|files|notes)\b(?! out)/,
      /\b(?:charts|records|history|data|files|notes) (?:\w+ ){0,3}(?:over|across|moved|migrated|converted|imported|transferred|brought|carried|copied)\b/,
      /\byears of (?:\w+ )?(?:notes|charts|records|data|history)\b/,
      /\b(?:charts|records|history|data|files|notes|clients|patients|everything) (?:\w+ ){0,4}(?:come|comes|coming|go|goes) (?:over|across|along|with us|with me)\b/,
      /\binto the new (?:system|one|emr|ehr|record|software)\b|\bmigraci[o\u00f3]n\b/,
      /\bdata (?:from|out of) (?:the |our )?(?:old|current|present|existing)\b/,
      /\bhistorical (?:data|records|charts)\b|\bold system\b(?= (?:data|notes|records))/,
    ),
  },
  dataExport: {
    words: oneOf(
      /\b(?:data|nightly|full|bulk|daily|complete) exports?\b/,
      /\bexport(?:s|ing|ed)? (?:of )?(?:our|my|all|the|every\w{0,12}|patient|client|raw|to our|a|full|any)\b(?:,? \w+){0,3}/,
      /\b(?:get|getting|take|taking) (?:all )?(?:our|my) (?:data|records|charts|notes) (?:out|back|along|with (?:us|me))\b/,
      /\bvendor lock-?in\b|\bdata warehouse\b|\bown (?:our|my) data\b/,
      /\bdownload (?:of )?(?:all|our|my|everything|the whole)\b|\b(?:data|charts|records) (?:back )?out\b/,
      /\bcopy of (?:all |our |my |the )+(?:data|charts|records)\b|\bget everything out\b/,
      /\bexports?\b(?! (?:to|as) (?:pdf|excel) (?:of )?(?:one|a))|\bdata feed\b|\bbulk (?:data|download)\b/,
      /\bleave with (?:our|my)\b|\bheld hostage\b/,
      /\b(?:get|take|pull|download|extract|print|keep) (?:\w+ ){0,4}(?:data|records|charts|notes|files|everything) (?:\w+ ){0,2}(?:out|with (?:us|me)|along|off|away|back|ourselves|myself)\b/,
      /\bback-?ups?\b(?! (?:plan|clinician|therapist))/,
      /\b(?:own|ownership of) (?:our|the|my) (?:data|records|charts)\b/,
      /\bdata (?:is|are|stays?|remains?) ours\b|\bdata ownership\b/,
      /\b(?:usable|readable|open|standard) format\b/,
      /\bfeed (?:to|into|for) (?:our|the) (?:own )?(?:warehouse|lake|data)\b|\bsnowflake\b|\bsql access\b/,
      /\bread access to the database\b/,
    ),
  },
  oncCertified: {
    words: oneOf(
      /\bonc\b|\bcehrt\b|\b(?:be|is|are|stay|fully|federally) certified\b/,
      /\bcertified (?:ehr|emr|technology|system|product)\b|\bonc[- ]certified\b|\bchpl\b|\bmips\b/,
      /\bpromoting interoperability\b|\bmeaningful use\b/,
      /\bcertified\b(?! (?:mail|peers?|coders?|nurses?|teachers?|public|clinics?|community|addiction|alcohol|counselors?|specialists?|by the state|letter))/,
      /\bcertification\b(?= (?:of|for|by|is|as|matters|required|from)|,|\.)|\b2015 edition\b|\bcures act\b/,
      /\bqpp\b|\bcertificado\b/,
    ),
  },
  fhirApi: {
    words: oneOf(
      /\b(?:open |real |documented |rest |read\/write )?apis?\b|\bfhir\b|\binteroperab\w{1,12}|\bhl7 fhir\b/,
      /\bopen interfaces?\b|\bprogrammatic access\b/,
      /\bintegrat\w{1,12} (?:with|to|into) (?:our|the|their) (?:own )?(?:systems?|software|warehouse|lake|data|app)\b/,
    ),
  },
  soc2OrHitrust: {
    words: oneOf(
      /\bsoc ?-?2\b|\bhitrust\b|\bsecurity (?:audit|attestation|certification)s?\b|\bsoc-?ii\b|\bsoc ii\b/,
      /\bpen(?:etration)? tests?\b/,
      /\bsecurity (?:review|questionnaire|packet|assessment|report|whitepaper)s?\b|\biso ?27001\b/,
      /\bsoc reports?\b|\bhecvat\b|\btx-?ramp\b|\bstate-?ramp\b|\bfedramp\b/,
    ),
  },
} satisfies Record<string, FeatureWords>
