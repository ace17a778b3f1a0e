// cspell:disable: words and parts of words, as visitors write them.
import { oneOf } from '../one-of'
import type { NeedTable } from './row'

const offline = 'What can we read and write without a connection, and how is it saved later?'

/** Needs of the system itself, its connections, and its makers. */
export const systemNeeds: NeedTable = {
  'work without a connection': {
    ask: offline,
    words: oneOf(
      /\boffline(?: (?:use|mode|access|notes|copy))?\b/,
      /\bwithout (?:a )?(?:signal|wi-?fi|a connection|internet|service)\b/,
      /\bno (?:signal|wi-?fi|cell service)\b/,
      /\b(?:terrible|bad|poor|spotty) (?:signal|wi-?fi|internet|connection)\b/,
    ),
  },
  'a copy to read during an outage': {
    ask: 'What can we read while you are down, and what uptime do you promise in writing?',
    words: oneOf(
      /\bdowntime(?: (?:mode|copy|plan|procedures?))?\b|\buptime(?: (?:promise|guarantee))?\b|\boutages?\b/,
      /\bslas?\b(?= |,|\.)/,
    ),
  },
  'exchange with a health information exchange (HIE)': {
    ask: "Do you send records to our state's exchange and receive them, and at what cost?",
    words: /\bhies?\b|\bhealth information exchanges?\b/g,
  },
  'HL7 interfaces': {
    ask: 'Which HL7 interfaces are running at other customers today, and what does each cost?',
    words: /\bhl7\b|\bbooking feed\b|\badt feed\b/g,
  },
  webhooks: { ask: 'Which events can you send to our own systems?', words: /\bwebhooks?\b/g },
  'single sign-on': {
    ask: 'Can our staff sign in with our own accounts, and at what cost?',
    words: /\bsso\b(?:\/saml)?|\bsingle sign-?on\b|\bsaml\b|\b(?:entra|okta|azure ad)\b/g,
  },
  'work with RPMS': {
    ask: 'Do you exchange data with RPMS, and who does that at another tribe today?',
    words: /\brpms\b/g,
  },
  'work with the student information system': {
    ask: 'From which student systems can you take rosters, and how do you keep school records apart?',
    words: /\bpeims\b|\bstudent information system\b|\bpowerschool\b|\bskyward\b|\bferpa\b/g,
  },
  "notes in the facility's record": {
    ask: "Can our note go into the facility's own record without typing it twice?",
    words: oneOf(
      /\bpointclickcare\b|\bmatrixcare\b|\bdouble (?:entry|documentation)\b|\benter everything twice\b/,
      /\bwrite twice\b/,
    ),
  },
  credentialing: {
    ask: "Do you track each clinician's licenses and payer enrollments by state?",
    words: oneOf(
      /\bcredentialing\b|\blicen[cs]e(?:-by-state)? (?:rules|tracking|by state|expir\w{1,12})\b/,
      /\bstate licen[cs]e matching\b/,
    ),
  },
  'room scheduling': {
    ask: 'Can we book rooms and chairs together with people?',
    words: oneOf(
      /\b(?:room|chair|space) (?:scheduling|booking|calendar|management)s?\b/,
      /\bscheduling (?:across|for|of) (?:\w+ )?rooms\b|\bbook (?:the )?rooms\b/,
    ),
  },
  'one calendar for all locations': {
    ask: 'Can we see and book all clinicians and rooms of all our locations in one calendar?',
    words: oneOf(
      /\b(?:one|shared|single|common) calendar\b|\bcentral (?:scheduling|intake)\b/,
      /\bcentrali[sz]ed scheduling\b/,
    ),
  },
  'online booking': {
    ask: 'Can clients book on our website, and which times do they see?',
    words: oneOf(
      /\bonline (?:booking|scheduling)\b|\bself[- ](?:booking|scheduling|schedule)\b/,
      /\bbook (?:\w+ )?(?:online|themselves)\b|\bbooking on (?:our |the )?website\b/,
    ),
  },
  'online intake forms': {
    ask: 'Can new clients fill in and sign everything before the first visit?',
    words: oneOf(
      /\b(?:online|digital|electronic) (?:intake|paperwork|forms)\b|\bintake (?:forms|paperwork|packets?)\b/,
    ),
  },
  'texting with clients': {
    ask: 'Can we text clients from the chart, with consent kept?',
    words: /\b(?:text|sms) (?:messag(?:es|ing))\b(?! reminders)|\btwo-?way text\w{0,12}\b|\btexting\b/g,
  },
  'secure messages': {
    ask: 'Who outside the practice can receive a file or message, and how do they sign in?',
    words: /\bsecure (?:sharing|messag(?:ing|es?)|e-?mail|chat)\b/g,
  },
  fax: {
    ask: 'Can we send and receive faxes in the chart, and what does a page cost?',
    words: /\be-?fax(?:es|ing)?\b|\bfax(?:es|ing)?\b/g,
  },
  tablets: {
    ask: 'Does every screen work on a tablet, and which tablets do you test?',
    words: /\b(?:on|with) (?:a |an |our |their )?(?:tablets?|ipads?)\b/g,
  },
  'a waitlist': {
    ask: 'Can we keep a waitlist and offer an open time to the next in line?',
    words: /\bwait(?:ing)?[- ]?lists?\b/g,
  },
  'support by phone': {
    ask: 'Who answers the phone, in which hours, and is it part of the price?',
    words: oneOf(
      /\bphone support\b|\bsupport by phone\b/,
      /\b(?:person|human|someone|somebody) (?:who|that|to) (?:answers?|pick(?:s)? up)(?: the phone)?\b/,
      /\blive support\b|\breal (?:person|human)\b/,
    ),
  },
  'hosting it yourself': {
    ask: 'Can we run it on our own servers, and who keeps it up to date?',
    words: oneOf(
      /\bself[- ]?host(?:ed|ing)?\b|\bopen[- ]?source\b|\bopenemr\b|\bon-?prem(?:ise)?s?\b/,
      /\bour own servers?\b/,
    ),
  },
  'confidentiality of victim services': {
    ask: 'Can names be kept from everybody outside, the vendor included?',
    words: /\b(?:vawa|fvpsa)\b|\bvictim confidentiality\b/g,
  },
  'rules on AI training': {
    ask: 'Is our data used to train a model, and where does the contract say so?',
    words: /\btrains? on (?:our|my|client|patient) (?:data|notes|sessions)\b|\bai training\b/g,
  },
  'audit trail': {
    ask: 'Does a log show who opened which chart, and can we read it ourselves?',
    words: /\baudit (?:trails?|logs?)\b/g,
  },
  GDPR: {
    ask: 'Where is the data kept, and do you sign a processing agreement under the GDPR?',
    words: /\bgdpr\b/g,
  },
  'the privacy law of our country': {
    ask: 'In which country is the data kept, and do you sign what our law asks for?',
    words: /\bpipeda\b|\bphipa\b|\bdata privacy act\b/g,
  },
  scheduling: {
    ask: 'How do you show the week of all clinicians, and repeat appointments?',
    words: /\b(?:rbt |staff |appointment |patient |client )?schedul(?:ing|er?)\b|\bcalendars?\b/g,
    isBasic: true,
  },
  notes: {
    ask: 'Can we see a progress note from start to signature?',
    words: /\b(?:progress |clinical |secure |session |advocacy |treatment )?notes\b|\bdocumentation\b/g,
    isBasic: true,
  },
}
