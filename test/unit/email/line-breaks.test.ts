import { createElement } from 'react'
import { answerContent } from '../../../server/conversation/email'
import { Quotation } from '../../../server/platform/email/layout'
import { renderEmail } from '../../../server/platform/email/render'
import { AnswersTable } from '../../../server/submissions/answers'

const answer = {
  ...{ to: { address: 'ana@northside.example' }, replyTo: { address: 'hello@guide.example' }, subject: 'Re: A' },
  ...{
    text: 'Yes.\n\nBest,\nJane',
    thread: [],
    why: 'You wrote to us.',
    reference: 'Reference: 1',
    timeZone: 'UTC',
    operator: { editors: [] },
  },
  ...{ siteName: 'Guide', siteUrl: 'https://guide.example' },
  quote: { at: new Date('2026-03-04T15:06:00Z'), text: 'One\r\nTwo\n  three' },
}

describe('real F9: line breaks of what people wrote need no CSS', () => {
  it.each([
    ['an answer', () => answerContent(answer).html, 'Best,<br/>Jane'],
    ['what it quotes', () => answerContent(answer).html, 'One<br/>Two<br/>\u00a0 three'],
    [
      'a message to the team',
      () => renderEmail(createElement(Quotation, { text: 'Hello,\n\n- <b>\n\nAna' })),
      'Hello,<br/><br/>- &lt;b&gt;<br/><br/>Ana',
    ],
    [
      'an answer in a table',
      () =>
        renderEmail(
          createElement(AnswersTable<'note'>, {
            fields: [{ name: 'note', label: 'Note', control: 'textarea' } as never],
            answers: { note: 'a\nb' },
          }),
        ),
      'a<br/>b',
    ],
  ])('in %s', (_where, render, expected) => {
    const html = render()
    expect(html).toContain(expected)
    expect(html).not.toContain('white-space')
  })
})
