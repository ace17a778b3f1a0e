// cspell:disable: words of other languages.
import { splitQuoted } from '../../../server/inbox/quoted'

const gmail = 'On Mon, Nov 2, 2026 at 9:00 AM The Guide <no-reply@guide.example>\nwrote:'

it.each([
  ['an introduction over two lines', `Yes.\n\n${gmail}\n\n> Which?\n> Or both?`, 'Yes.'],
  ['an introduction with an unmarked history', `Yes.\n\n${gmail}\nWhich?`, 'Yes.'],
  ['quoted lines alone', 'Yes.\n\n> Which?', 'Yes.'],
  ['the head of Outlook', 'Yes.\n\nFrom: The Guide\nSent: Monday\nTo: Ana\n\nWhich?', 'Yes.'],
  ['a bold head', 'Yes.\n\n*From:* The Guide\n*Date:* Monday\n\nWhich?', 'Yes.'],
  ['a German introduction', 'Ja.\n\nAm 02.11.2026 um 09:00 schrieb The Guide <g@x.example>:\n> Welche?', 'Ja.'],
  ['a French introduction', 'Oui.\n\nLe lun. 2 nov. 2026 à 09:00, The Guide a écrit :\n> Lequel ?', 'Oui.'],
  ['a German head', 'Ja.\n\nVon: The Guide\nGesendet: Montag\nAn: Ana\nBetreff: Re\n\nWelche?', 'Ja.'],
  ['a German separator', 'Ja.\n\n-----Ursprüngliche Nachricht-----\nWelche?', 'Ja.'],
  ['a head with dates alone', 'Yes.\n\nFrom: g@x.example\nDate: Monday\n\nWhich?', 'Yes.'],
  ['a separator', 'Yes.\n\n-----Original Message-----\nWhich?', 'Yes.'],
])('the history below a reply is folded: %s', (_what, text, written) => {
  const split = splitQuoted(text)
  expect(split.text).toBe(written)
  expect(split.quoted).toBe(text.slice(written.length).trim())
})

it.each([
  ['answers between what is quoted', 'Hello,\n\n> Which?\nThis one.\n> When?\nNow.'],
  ['an answer below what is quoted', `${gmail}\n> Which?\n\nThis one.`],
  ['an answer below, under a greeting', `Hello,\n${gmail}\n> Which?\n\nThis one.`],
  ['words that only look like a head', 'From: here on it is clear.\nThank you.'],
  ['peers S2: lines of their own', 'From: March 2027\nDate: still open\nBudget: $100'],
  ['peers S2: lines of their own about places', 'Hello,\n\nFrom: Ohio\nTo: Texas\nDate: in May\n\nThank you'],
  ['peers S2: lines of their own in German', 'Von: März 2027\nDatum: offen\n\nDanke'],
  ['a sentence that begins with Am', 'Am Montag entscheiden wir.\nDanke:'],
  ['a sentence that begins with On', 'On Monday we decide.\nOn Tuesday we tell you.'],
])('text that the sender wrote is never folded: %s', (_what, text) => {
  expect(splitQuoted(text)).toEqual({ text, quoted: '' })
})

it('a megabyte of quote introductions above an answer is scanned in less than two seconds', () => {
  const text = `${'On x wrote:\n> y\n'.repeat(60_000)}end`
  const started = process.cpuUsage()
  expect(splitQuoted(text)).toEqual({ text, quoted: '' })
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(2_000)
})
