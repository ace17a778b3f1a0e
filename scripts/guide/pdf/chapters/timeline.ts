import { guideTimeline, timelineFor } from '../../../../client/content/free-guide'
import { type Chapter, heading, paragraph, restForNotes } from '../blocks'
import type { Paper } from '../paper'
import { type Color, colors, type Face, sheet, textWidth } from '../style'
import { type Cell, checkbox, table } from '../table'

const weeks = 16

export const timeline: Chapter = {
  id: 'timeline',
  title: 'Sixteen weeks in four phases',
  about: `For ${timelineFor}. Smaller ones need fewer people, larger ones more weeks; the order stays the same. A program with beds should allow six months or more, and switch site by site. Give every task one named owner.`,
  write: (paper) => {
    drawBars(paper)
    for (const [index, { title, weeks: span, ends, byWeek }] of guideTimeline.entries()) {
      heading(paper, `Phase ${index + 1}: ${title}, ${span.toLowerCase()}`, 2)
      paragraph(paper, [{ text: 'Ends when: ', face: 'bold' }, { text: ends }], { keep: true })
      const rows = byWeek.flatMap(({ name, tasks }) =>
        tasks.map(({ text, owner }, row): Cell[] => [
          checkbox,
          { text: row === 0 ? name : '', style: { face: 'semibold' } },
          text,
          owner,
          '',
        ]),
      )
      table(paper, {
        head: ['Done', 'Week', 'Task', 'Owner', 'Name and date'],
        rows,
        widths: [8, 14, 42, 16, 20],
        rowHeight: 27,
        named: false,
        whole: true,
      })
      if (index > 0) restForNotes(paper, `Decisions of phase ${index + 1}`)
    }
  },
}

const shades = [colors.accent, colors.accentMid, colors.accentLight, colors.accentPale] as const

/** The phases as bars over the weeks; the headings below say the same in words. */
function drawBars(paper: Paper) {
  const week = textWidth / weeks
  paper.ensure(112)
  const top = paper.y
  const write = (text: string, x: number, y: number, face: Face, size: number, color: Color) =>
    paper.artifact(() => paper.doc.font(face, size).fillColor(color).text(text, x, y, { lineBreak: false }))
  for (let number = 1; number <= weeks; number += 1) {
    const width = paper.measure(String(number), 'regular', 7.5)
    write(String(number), sheet.left + (number - 0.5) * week - width / 2, top, 'regular', 7.5, colors.inkSoft)
  }
  for (const [index, { title, weeks: span }] of guideTimeline.entries()) {
    const [from = 1, to = weeks] = (span.match(/\d+/g) ?? []).map(Number)
    const y = top + 14 + index * 21
    const x = sheet.left + (from - 1) * week
    const width = (to - from + 1) * week
    paper.fill(sheet.left, y, textWidth, 18, colors.sunken, 4)
    paper.fill(x + 1, y, width - 2, 18, shades[index] ?? colors.accent, 4)
    const inBar = width > 100
    const after = x + width + 6
    const place = !inBar && after + 90 > sheet.right ? x - 84 : after
    write(title, inBar ? x + 8 : place, y + 4, 'bold', 8.5, inBar && index < 2 ? colors.white : colors.ink)
  }
  paper.y = top + 14 + guideTimeline.length * 21 + 6
}
