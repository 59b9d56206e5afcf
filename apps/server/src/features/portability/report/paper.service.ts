import { fileURLToPath } from 'node:url'
import { type Language, type Limb, limbShapes } from '@sadhana/contract'
import Pdf from 'pdfkit'
import { colours } from '../sharing/picture.rules.ts'

const fontFile = (name: string): string =>
  fileURLToPath(new URL(`../../../../assets/fonts/${name}.ttf`, import.meta.url))

const fonts = {
  read: fontFile('literata-regular'),
  italic: fontFile('literata-italic'),
  plain: fontFile('anek-latin-regular'),
  strong: fontFile('anek-latin-semibold'),
}

/** Colours for paper: those of the light theme on white. */
export const inks = { ...colours, muted: '#52605f', line: '#d9d6cb', faint: '#aab3b0' }

/** The A4 size in points, and the margins. */
export const sheet = { width: 595.28, height: 841.89, side: 57, top: 57, foot: 794 }
export const column = sheet.width - 2 * sheet.side

type Doc = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

export type Words = {
  x: number
  y: number
  size: number
  width?: number
  font?: keyof typeof fonts
  colour?: string
  align?: 'left' | 'right' | 'center'
  /** The line height in font sizes. By default, the font's own. */
  leading?: number
}

/** A document whose text and pictures are tagged, so that screen readers can read it properly. */
export function createPaper({ title, language, madeAt }: { title: string; language: Language; madeAt: Date }) {
  const doc: Doc = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: fonts.read,
    pdfVersion: '1.7',
    // The library's types don't have this value yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Sadhana Compass', Producer: 'Sadhana Compass', CreationDate: madeAt },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  let section: Element = root

  const setUp = ({ font = 'read', size, colour = inks.ink }: Pick<Words, 'font' | 'size' | 'colour'>) =>
    doc.font(fonts[font]).fontSize(size).fillColor(colour)

  const optionsOf = ({ width, align = 'left', size, leading }: Words) => ({
    width: width ?? column,
    align,
    lineGap: leading === undefined ? 0 : size * leading - doc.currentLineHeight(),
  })

  /** Text that isn't part of the document's content, or is already covered by another tag. */
  const print = (content: string, words: Words): void => {
    setUp(words)
    const isOneLine = words.width === undefined && !content.includes('\n')
    doc.text(content, words.x, words.y, { ...optionsOf(words), ...(isOneLine && { lineBreak: false }) })
  }

  const heightOf = (content: string, words: Words): number => {
    setUp(words)
    return doc.heightOfString(content, optionsOf(words))
  }

  /** With a smaller font, if the text or its longest word would be wider than `width`. */
  const fitted = (parts: readonly string[], words: Words & { width: number }): Words => {
    setUp(words)
    const widest = Math.max(...parts.map((part) => doc.widthOfString(part)))
    return widest > words.width ? { ...words, size: (words.size * words.width) / widest - 0.1 } : words
  }

  return {
    doc,
    fitted,
    heightOf,
    print,
    addPage: (): void => {
      doc.addPage()
      section = doc.struct('Sect')
      root.add(section)
    },
    /** Returns how far down the text reaches. */
    write: (tag: 'H1' | 'H2' | 'P', content: string, words: Words): number => {
      section.add(doc.struct(tag, {}, () => print(content, words)))
      return words.y + heightOf(content, words)
    },
    figure: (alt: string, draw: () => void): void => {
      section.add(doc.struct('Figure', { alt }, draw))
    },
    /** Rows of cells, which are drawn one by one. */
    table: (rows: { tag: 'TH' | 'TD'; draw: () => void }[][]): void => {
      const table = doc.struct('Table')
      section.add(table)
      for (const cells of rows) {
        const row = doc.struct('TR')
        table.add(row)
        for (const { tag, draw } of cells) row.add(doc.struct(tag, {}, draw))
      }
    },
    rule: (y: number): void => {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(sheet.side, y)
        .lineTo(sheet.width - sheet.side, y)
        .lineWidth(0.75)
        .stroke(inks.line)
      doc.endMarkedContent()
    },
    /** The foot of every page: what the document is, and the page number. The last one has a note below. */
    foot: (left: (index: number) => string, right: (index: number, pages: number) => string, note: string): void => {
      const { count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index)
        doc.markContent('Artifact', { type: 'Pagination' })
        doc
          .moveTo(sheet.side, sheet.foot)
          .lineTo(sheet.width - sheet.side, sheet.foot)
          .lineWidth(0.75)
          .stroke(inks.line)
        const words = {
          x: sheet.side,
          y: sheet.foot + 8,
          size: 8.5,
          width: column,
          font: 'plain',
          colour: inks.muted,
        } as const
        print(left(index), words)
        print(right(index, count), { ...words, align: 'right' })
        if (index === count - 1 && note) print(note, { ...words, y: words.y + 13 })
        doc.endMarkedContent()
      }
    },
    /** A limb's symbol with the width `size`. */
    symbol: (limb: Limb, { x, y, size, colour }: { x: number; y: number; size: number; colour: string }): void => {
      doc
        .save()
        .translate(x, y)
        .scale(size / 24)
        .lineWidth(1.6)
        .lineCap('round')
        .lineJoin('round')
      for (const { fill, stroked, ...shape } of limbShapes[limb]) {
        const outline = 'd' in shape ? doc.path(shape.d) : doc.circle(shape.cx, shape.cy, shape.r)
        if (fill === undefined) outline.stroke(colour)
        else if (stroked) outline.fillOpacity(fill).fillAndStroke(colour, colour).fillOpacity(1)
        else outline.fillOpacity(fill).fill(colour).fillOpacity(1)
      }
      doc.restore()
    },
    finish: async (): Promise<Buffer> => {
      const chunks: Buffer[] = []
      doc.end()
      for await (const chunk of doc) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks)
    },
  }
}

export type Paper = ReturnType<typeof createPaper>
