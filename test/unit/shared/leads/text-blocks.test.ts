import { textBlocks } from '../../../../shared/leads/text-blocks'

describe('plain text', () => {
  it('has paragraphs that keep their line breaks', () => {
    expect(textBlocks('One\r\ntwo\n\n\n  Three ')).toEqual([
      { kind: 'paragraph', lines: ['One', 'two'] },
      { kind: 'paragraph', lines: ['Three'] },
    ])
  })

  it('has lists, even directly below a line, with items that continue on the next line', () => {
    expect(textBlocks('Why:\n- cheap\n  and good\n+ near\n\nBye')).toEqual([
      { kind: 'paragraph', lines: ['Why:'] },
      { kind: 'list', items: ['cheap and good', 'near'] },
      { kind: 'paragraph', lines: ['Bye'] },
    ])
  })

  it('has numbered lists, and reads a single numbered line as a heading', () => {
    expect(textBlocks('2. b\n3) c\n\n1. Opus')).toEqual([
      { kind: 'numbers', first: 2, items: ['b', 'c'] },
      { kind: 'heading', text: '1. Opus' },
    ])
  })

  it.each(['-5 degrees', '3.5 stars', '1.Opus', '2026. was', '<b>x</b>'])('reads %j as ordinary text', (text) => {
    expect(textBlocks(text)).toEqual([{ kind: 'paragraph', lines: [text] }])
  })

  it('that is empty has no blocks', () => {
    expect(textBlocks(' \n\n ')).toEqual([])
  })
})
