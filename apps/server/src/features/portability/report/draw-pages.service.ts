import { stoneOutline } from '@sadhana/contract'
import { limbColours } from '../sharing/picture.rules.ts'
import type { DotChart } from './stats.rules.ts'
import type { Fact, LimbLine, Note, Page } from './pages.rules.ts'
import { column, inks, type Paper, sheet, type Words } from './paper.service.ts'
import type { ReportTexts } from './report.texts.en.ts'

type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

const { side, top } = sheet
const small = { size: 8.5, font: 'plain', colour: inks.muted } as const

/** Draws up to three stats side by side under a line. */
export function drawFacts(paper: Paper, facts: Fact[], y: number): void {
  paper.rule(y)
  const width = column / 3
  for (const [index, { value, label }] of facts.entries()) {
    const x = side + index * width
    paper.write('P', value, { x, y: y + 10, size: 25, width })
    paper.write('P', label, { ...small, x, y: y + 44, size: 9.5, width: width - 8 })
  }
}

/** Returns the position where the page continues. */
function drawHead({ write }: Paper, title: string, lead: string): number {
  write('H1', title, { x: side, y: top, size: 28 })
  return write('P', lead, { x: side, y: top + 44, size: 12.5, width: 400, colour: inks.muted, leading: 1.4 }) + 18
}

const heading = (paper: Paper, text: string, y: number): number =>
  paper.write('H2', text, { x: side, y, size: 12.5, width: column }) + 8

const darkness = (share: number): number => 0.35 + 0.65 * share

function drawDots({ doc, print }: Paper, { unit, rows }: DotChart, y: number): number {
  const most = Math.max(1, ...rows.flatMap(({ dots }) => dots.map((minutes) => minutes ?? 0)))
  const [left, step] = [side + 40, (column - 40) / (unit === 'day' ? 31 : 12)]
  const rowHeight = Math.min(unit === 'day' ? 20 : 26, 260 / rows.length)
  const largest = Math.min(step, rowHeight) / 2 - 0.6
  for (const [row, { label, dots }] of rows.entries()) {
    const middle = y + rowHeight * (row + 0.5)
    print(label, { ...small, x: side, y: middle - 5 })
    for (const [place, minutes] of dots.entries()) {
      if (minutes === null) continue
      // The eye compares areas, not widths.
      const share = Math.sqrt(minutes / most)
      const dot = doc.circle(left + step * (place + 0.5), middle, minutes === 0 ? 1 : Math.max(1.6, largest * share))
      if (minutes === 0) dot.fill(inks.faint)
      else dot.fillOpacity(darkness(share)).fill(inks.lake).fillOpacity(1)
    }
  }
  return y + rowHeight * rows.length
}

function drawHours({ doc, print }: Paper, hours: PageOf<'rhythm'>['hours'], y: number): void {
  const [high, step] = [86, column / hours.length]
  doc
    .moveTo(side, y + high)
    .lineTo(side + column, y + high)
    .lineWidth(0.75)
    .stroke(inks.line)
  for (const [hour, { share, count }] of hours.entries()) {
    const x = side + hour * step
    const tall = share === 0 ? 0 : Math.max(1.5, share * (high - 12))
    if (tall > 0) {
      doc.roundedRect(x + 2, y + high - tall, step - 4, tall, Math.min(2, tall / 2))
      doc.fillOpacity(darkness(share)).fill(inks.lake).fillOpacity(1)
    }
    if (count)
      print(count, { ...small, size: 7.5, x: x - 4, y: y + high - tall - 10, width: step + 8, align: 'center' })
    if (hour % 3 === 0) print(`${hour}:00`, { ...small, size: 7.5, x, y: y + high + 4 })
  }
}

export function drawRhythm(paper: Paper, page: PageOf<'rhythm'>, texts: ReportTexts['rhythm']): void {
  let y = heading(paper, page.dotsTitle, drawHead(paper, texts.title, page.lead))
  const begin = y
  paper.figure(page.dotsNote, () => {
    y = drawDots(paper, page.dots, begin)
  })
  y = paper.write('P', page.dotsNote, { ...small, x: side, y: y + 6, width: column }) + 22
  y = heading(paper, page.hoursTitle, y)
  paper.figure(texts.bars, () => drawHours(paper, page.hours, y))
  drawFacts(paper, page.facts, y + 128)
}

const limbPlaces = { name: side + 30, bar: side + 128, sessions: side + 212, hours: side + 258, shift: side + 312 }
const lineHeight = 46

function cellsOf(paper: Paper, line: LimbLine, y: number) {
  const { doc, fitted, print, symbol } = paper
  const colour = limbColours[line.limbType]
  return [
    () => {
      symbol(line.limbType, { x: side, y: y + 8, size: 18, colour })
      print(line.name, { x: limbPlaces.name, y: y + 4, size: 12.5 })
      print(line.about, { ...small, x: limbPlaces.name, y: y + 22 })
    },
    () => {
      doc.roundedRect(limbPlaces.bar, y + 13, Math.max(5, 84 * line.share), 5, 2.5).fill(colour)
      print(line.sessions, {
        ...small,
        size: 10,
        colour: inks.ink,
        x: limbPlaces.sessions,
        y: y + 10,
        width: 36,
        align: 'right',
      })
    },
    () =>
      print(line.hours, {
        ...small,
        size: 10,
        colour: inks.ink,
        x: limbPlaces.hours,
        y: y + 10,
        width: 34,
        align: 'right',
      }),
    () => {
      const { shift, shiftNote } = line
      const place = { x: limbPlaces.shift, width: 170 }
      if (shift) print(shift, fitted([shift], { ...place, y: y + 4, size: 11, font: 'italic' }))
      print(shiftNote, { ...small, ...place, y: shift ? y + 22 : y + 11 })
    },
  ]
}

export function drawLimbs(paper: Paper, { lead, heads, lines }: PageOf<'limbs'>, texts: ReportTexts['limbs']): void {
  const begin = drawHead(paper, texts.title, lead)
  const places = [limbPlaces.name, limbPlaces.bar, limbPlaces.hours, limbPlaces.shift]
  const head = heads.map((text, index) => () => {
    const isHours = index === 2
    const words = { ...small, font: 'strong', x: places[index] ?? side, y: begin, width: isHours ? 34 : 160 } as const
    paper.print(text, { ...paper.fitted([text], words), align: isHours ? 'right' : 'left' })
  })
  const first = begin + 18
  paper.table([
    head.map((draw) => ({ tag: 'TH' as const, draw })),
    ...lines.map((line, row) =>
      cellsOf(paper, line, first + row * lineHeight).map((draw, cell) => ({
        tag: cell === 0 ? ('TH' as const) : ('TD' as const),
        draw,
      })),
    ),
  ])
  for (const row of lines.keys()) paper.rule(first + row * lineHeight - 2)
  const below = first + lines.length * lineHeight
  paper.rule(below - 2)
  const y = heading(paper, texts.sutraTitle, below + 28)
  const end = paper.write('P', texts.sutra, { x: side, y, size: 14, width: 400, leading: 1.45 })
  paper.write('P', texts.sutraSource, { ...small, size: 9.5, x: side, y: end + 6, width: column })
}

export function drawFeelings(paper: Paper, page: PageOf<'feelings'>, texts: ReportTexts['feelings']): void {
  const { doc, fitted, heightOf, print } = paper
  const headY = drawHead(paper, texts.title, page.lead)
  const [left, rowHeight] = [side + 70, 46]
  const step = (column - 70) / Math.max(page.after.length, 5)
  const label = { ...small, size: 9.5, colour: inks.ink }
  const heads = page.after.map((after, place): [string, Words] => {
    const words = { ...label, x: left + place * step, y: headY, width: step, align: 'center' } as const
    return [after, fitted(after.split(' '), words)]
  })
  const begin = headY + Math.max(0, ...heads.map(([after, words]) => heightOf(after, words) - 14))
  const head = heads.map(
    ([after, words]) =>
      () =>
        print(after, words),
  )
  const rowOf = ({ before, cells }: (typeof page.rows)[number], row: number) => {
    const middle = begin + 20 + rowHeight * (row + 0.5)
    const drawn = cells.map(({ share, count }, place) => () => {
      const x = left + step * (place + 0.5)
      if (share === 0) return void doc.circle(x, middle, 1).fill(inks.faint)
      const size = Math.sqrt(share)
      doc
        .save()
        .translate(x, middle)
        .scale(0.08 + 0.16 * size, 0.22 + 0.46 * size)
        .path(stoneOutline)
      doc.fillOpacity(darkness(size)).fill(inks.lake).restore()
      const words = { ...small, size: 8.5, y: middle - 5, width: step }
      // The number is inside the stone if there is room, otherwise beside it.
      if (size > 0.6) print(count, { ...words, x: x - step / 2, align: 'center', colour: '#ffffff' })
      else print(count, { ...words, x: x + 10 + 14 * size, align: 'left' })
    })
    const name = fitted(before.split(' '), { ...label, x: side, y: middle, width: 62, align: 'right' })
    return [() => print(before, { ...name, y: middle - heightOf(before, name) / 2 }), ...drawn]
  }
  paper.table([
    [() => undefined, ...head].map((draw) => ({ tag: 'TH' as const, draw })),
    ...page.rows.map((row, index) =>
      rowOf(row, index).map((draw, cell) => ({ tag: cell === 0 ? ('TH' as const) : ('TD' as const), draw })),
    ),
  ])
  const below = begin + 20 + rowHeight * page.rows.length + 26
  const y = heading(paper, texts.standsOutTitle, below)
  const end = paper.write('P', page.standsOut, { x: side, y, size: 12.5, width: 420, leading: 1.45 })
  paper.write('P', page.counted, { ...small, size: 9.5, x: side, y: end + 6, width: column })
}

const noteWidth = column / 2 - 14

function noteParts({ head, text }: Note, x: number, y: number): { head: Words; text: Words; of: [string, string] } {
  return {
    head: { ...small, x, y, width: noteWidth },
    text: { x, y: y + 14, size: 11, width: noteWidth, leading: 1.35 },
    of: [head, text],
  }
}

/** Two columns, down the left one first, on as many pages as they need. */
export function drawNotes(paper: Paper, { lead, tags, notes }: PageOf<'notes'>, { title }: ReportTexts['notes']): void {
  let begin = drawHead(paper, title, lead)
  if (tags) begin = paper.write('P', tags, { x: side, y: begin, size: 11, width: column, leading: 1.35 }) + 18
  let [place, y] = [0, begin]
  for (const note of notes) {
    const room = sheet.foot - 24
    const height = 14 + paper.heightOf(note.text, noteParts(note, 0, 0).text)
    if (y + height > room && y > begin) {
      if (place === 1) {
        paper.addPage()
        begin = top
      }
      ;[place, y] = [1 - place, begin]
    }
    const { head, text, of } = noteParts(note, side + place * (noteWidth + 28), y)
    paper.write('P', of[0], head)
    y = paper.write('P', of[1], text) + 16
  }
}
