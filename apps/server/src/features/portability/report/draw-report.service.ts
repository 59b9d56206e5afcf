import { compassMark, type Language, stoneOutline, stonePlaces } from '@sadhana/contract'
import { limbColours, plainStones } from '../sharing/picture.rules.ts'
import { drawFacts, drawFeelings, drawLimbs, drawNotes, drawRhythm } from './draw-pages.service.ts'
import type { Page } from './pages.rules.ts'
import { createPaper, inks, type Paper, sheet } from './paper.service.ts'
import type { ReportTexts } from './report.texts.en.ts'
import { reportTexts } from './report.texts.ts'

type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

/** The PDF, ready to be stored. */
export function drawReport(pages: Page[], { language, madeAt }: { language: Language; madeAt: Date }): Promise<Buffer> {
  const texts = reportTexts[language]
  const cover = pages.find((page) => page.kind === 'cover')
  const who = cover?.who ?? ''
  const paper = createPaper({ title: texts.document(who), language, madeAt })
  for (const page of pages) {
    paper.addPage()
    draw(paper, page, texts)
  }
  paper.foot(
    (index) => (index === 0 ? (cover?.printed ?? '') : who),
    (index, count) => `${index === 0 ? '' : 'Sadhana Compass · '}${texts.page(index + 1, count)}`,
    texts.translated,
  )
  return paper.finish()
}

function draw(paper: Paper, page: Page, texts: ReportTexts): void {
  if (page.kind === 'cover') return drawCover(paper, page, texts.cover)
  if (page.kind === 'rhythm') return drawRhythm(paper, page, texts.rhythm)
  if (page.kind === 'limbs') return drawLimbs(paper, page, texts.limbs)
  if (page.kind === 'feelings') return drawFeelings(paper, page, texts.feelings)
  return drawNotes(paper, page, texts.notes)
}

function aboutStones(stones: PageOf<'cover'>['stones'], texts: ReportTexts['cover']): string {
  const named = stones.filter((limb) => limb !== null)
  return named.length > 0 ? texts.stones(named) : texts.plainStones
}

/** The app's stack of stones on its two ripples, 300 points wide. */
function drawStack({ doc, symbol }: Paper, stones: PageOf<'cover'>['stones']): void {
  const top = stonePlaces[stones.length - 1] ?? stonePlaces[0]
  doc.lineWidth(0.8)
  doc.ellipse(150, 182, 140, 18).strokeOpacity(0.35).stroke(inks.lake)
  doc.ellipse(150, 180, 112, 12).strokeOpacity(0.6).stroke(inks.lake).strokeOpacity(1)
  for (const [index, limb] of stones.entries()) {
    const { x, y, wide, high } = stonePlaces[index] ?? stonePlaces[0]
    const colour = limb ? limbColours[limb] : (plainStones[index % plainStones.length] ?? inks.lake)
    doc.save().translate(x, y).scale(wide, high).path(stoneOutline).fill(colour).restore()
    if (limb) symbol(limb, { x: x - 9, y: y - 9, size: 18, colour: '#ffffff' })
  }
  doc.circle(top.x + 1, top.y - 23 * top.high - 9, 7).fill(inks.sun)
}

/** Our logo, 30 points wide. */
function drawMark({ doc }: Paper, x: number, y: number): void {
  const { ring, points, head, body, legs } = compassMark
  doc
    .save()
    .translate(x, y)
    .scale(30 / 48)
    .lineWidth(1.75)
    .lineCap('round')
  doc.circle(ring.cx, ring.cy, ring.r).stroke(inks.lake)
  doc.path(points).stroke(inks.lake)
  doc.circle(head.cx, head.cy, head.r).fill(inks.sun)
  for (const outline of [body, legs]) doc.path(outline).fill(inks.lake)
  doc.restore()
}

function drawCover(paper: Paper, { who, stones, facts, lead }: PageOf<'cover'>, texts: ReportTexts['cover']): void {
  const { doc } = paper
  const x = sheet.side
  paper.figure(texts.logo, () => drawMark(paper, x, sheet.top - 7))
  paper.write('P', 'Sadhana Compass', { x: x + 40, y: sheet.top, size: 14 })
  paper.figure(aboutStones(stones, texts), () => {
    doc
      .save()
      .translate(sheet.width / 2 - 195, 165)
      .scale(1.3)
    drawStack(paper, stones)
    doc.restore()
  })
  // Without facts the title is lower, which leaves room above the foot for the lead.
  const below = facts.length > 0 ? 0 : lead ? 40 : 70
  paper.write('H1', texts.title, { x, y: 540 + below, size: 49, leading: 1.06 })
  const end = paper.write('P', who, { x, y: 668 + below, size: 16, font: 'italic' })
  if (lead) paper.write('P', lead, { x, y: end + 12, size: 12, colour: inks.muted })
  if (facts.length > 0) drawFacts(paper, facts, 716)
}
