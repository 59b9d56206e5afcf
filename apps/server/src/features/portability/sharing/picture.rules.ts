import {
  type DateOrder,
  type Language,
  type Limb,
  limbShapes,
  linkPreviewSize,
  type SharedFigures,
  sharePictureSize,
  stoneOutline,
  stonePlaces,
} from '@sadhana/contract'
import { dateInWords, type Line, linesOf } from './sharing.rules.ts'
import { sharingTexts } from './sharing.texts.ts'

/** These are always the colours of the light theme, whichever theme the member uses. */
export const colours = { ink: '#16282b', muted: '#3d5658', lake: '#0c5c5b', sun: '#e6ac45', paper: '#fdfcf8' }
export const limbColours: Record<Limb, string> = {
  yamas: '#944b42',
  niyamas: '#ab723c',
  asana: '#656818',
  pranayama: '#42926b',
  pratyahara: '#0f7079',
  dharana: '#4f84ba',
  dhyana: '#6c5594',
  samadhi: '#ad6689',
}
export const plainStones = ['#5c8b89', '#76a19f', '#94b8b5']

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** The font names in the files of assets/fonts. */
const sans = 'Anek Latin Medium'

type Text = {
  x: number
  y: number
  size: number
  font?: string
  fill?: string
  italic?: boolean
  bold?: boolean
  end?: boolean
}

function words(content: string, { x, y, size, font = 'Literata', fill = colours.ink, ...look }: Text): string {
  const style = `${look.italic ? ' font-style="italic"' : ''}${look.bold ? ' font-weight="600"' : ''}${look.end ? ' text-anchor="end"' : ''}`
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${fill}"${style}>${escape(content)}</text>`
}

/** The letters of our fonts. A name in another script is left out of the picture, because it would be drawn as gaps. */
const drawable = /^[ -~\u00A1-\u00FFĀāĪīŚśŪūḍḥḷṃṅṇṛṢṣṭ’]+$/

const symbol = (limb: Limb): string =>
  limbShapes[limb]
    .map(({ fill, stroked, ...shape }) => {
      const look = fill === undefined ? '' : ` fill="#fff" fill-opacity="${fill}"${stroked ? '' : ' stroke="none"'}`
      return 'd' in shape
        ? `<path d="${shape.d}"${look}/>`
        : `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"${look}/>`
    })
    .join('')

/** The app's stack of stones on its two ripples, 300 wide. */
function stack(stones: readonly (Limb | null)[]): string {
  const top = stonePlaces[stones.length - 1] ?? stonePlaces[0]
  const drawn = stones.map((limb, index) => {
    const { x, y, wide, high } = stonePlaces[index] ?? stonePlaces[0]
    const stone = `<path d="${stoneOutline}" stroke="none" fill="${limb ? limbColours[limb] : plainStones[index % plainStones.length]}" transform="translate(${x} ${y}) scale(${wide} ${high})"/>`
    const mark = limb && `<g transform="translate(${x - 10} ${y - 10}) scale(.8333)">${symbol(limb)}</g>`
    return `${stone}${mark ?? ''}`
  })
  return `<g fill="none" stroke="#fff" stroke-width="1.2"><ellipse cx="150" cy="182" rx="140" ry="18" opacity=".35"/><ellipse cx="150" cy="180" rx="112" ry="12" opacity=".55"/></g>
<g fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>
<circle cx="${top.x + 1}" cy="${top.y - 23 * top.high - 12}" r="7.5" fill="${colours.sun}"/>`
}

type Frame = { width: number; height: number; shore: number; rise: number; sun: { x: number; r: number } }

/** The sky, two ridges, the sun and a lake, from top to bottom. */
function landscape({ width, height, shore, rise, sun }: Frame): string {
  const ridge = (high: number, fill: string, turn: number) =>
    `<path fill="${fill}" d="M0 ${shore - high}C${width * 0.18} ${shore - high * (1.5 + turn)} ${width * 0.34} ${shore - high * 0.6} ${width * 0.52} ${shore - high * (0.9 - turn)}S${width * 0.82} ${shore - high * (1.7 - turn)} ${width} ${shore - high * (1.1 + turn)}V${height}H0Z"/>`
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#cfe0e7"/><stop offset=".62" stop-color="#eef0e6"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${sun.x}" cy="${shore - rise * 1.2}" r="${sun.r}" fill="${colours.sun}"/>
${ridge(rise, '#b6cdcb', 0.05)}${ridge(rise * 0.47, '#8db4b2', -0.1)}
<path fill="${colours.lake}" d="M0 ${shore}C${width * 0.3} ${shore - 12} ${width * 0.7} ${shore - 4} ${width} ${shore + 4}V${height}H0Z"/>`
}

const svg = ({ width, height }: Frame, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

function sideNote({ kind, note }: Line, language: Language): string {
  const { mostOfAll, thisWeek } = sharingTexts[language]
  if (kind === 'favorite') return mostOfAll
  return kind === 'week' ? thisWeek(note) : note
}

function leadNote(line: Line, language: Language): string {
  const isOfPractice = line.kind === 'streak' || line.kind === 'time'
  return isOfPractice ? sharingTexts[language].ofPractice(line.note) : sideNote(line, language)
}

type Place = { x: number; y: number; scale: number; language: Language }

/** The first stat is large. The others are below it, two per line, each as wide as its words. */
function statLines([lead, ...others]: readonly Line[], { x, y, scale, language }: Place): string {
  if (!lead) return words(sharingTexts[language].shared, { x, y: y + 40 * scale, size: 92 * scale, italic: true })
  const isWord = lead.kind === 'favorite'
  const rest = others.map((line, index) => {
    const gap = index % 2 === 1 ? ` dx="${64 * scale}"` : ` x="${x}" y="${y + (200 + index * 55) * scale}"`
    const note = `<tspan dx="${14 * scale}" font-family="${sans}" font-size="${38 * scale}" fill="${colours.muted}">${escape(sideNote(line, language))}</tspan>`
    return `<tspan${gap}>${escape(line.value)}</tspan>${note}`
  })
  return `${words(lead.value, { x, y, size: (isWord ? 150 : 240) * scale })}
${words(leadNote(lead, language), { x, y: y + (isWord ? 100 : 80) * scale, size: 62 * scale, italic: true })}
<text font-family="Literata" font-size="${76 * scale}" fill="${colours.ink}">${rest.join('')}</text>`
}

function byline({ firstName, sharedOn }: SharedFigures, language: Language, dates?: DateOrder): string {
  const name = firstName?.normalize('NFC') ?? ''
  const date = dateInWords(sharedOn, language, dates)
  return drawable.test(name) ? `${name}, ${date}` : date
}

/** The picture to share, 1080 by 1350 pixels. */
export function sharePicture(shared: SharedFigures, language: Language, dates?: DateOrder): string {
  const frame = { ...sharePictureSize, shore: 1010, rise: 180, sun: { x: 756, r: 86 } }
  return svg(
    frame,
    `${landscape(frame)}${statLines(linesOf(shared, language), { x: 92, y: 300, scale: 1, language })}
<g transform="translate(60 712) scale(1.95)">${stack(shared.stones)}</g>
${words('Sadhana Compass', { x: 84, y: 1270, size: 52, fill: colours.paper })}
${words(byline(shared, language, dates), { x: 996, y: 1268, size: 38, font: sans, fill: colours.paper, bold: true, end: true })}`,
  )
}

/** The picture for a link preview, 1200 by 630 pixels. It is in English, like the words beside it. */
export function linkPreview(shared: SharedFigures): string {
  const frame = { ...linkPreviewSize, shore: 480, rise: 88, sun: { x: 690, r: 54 } }
  return svg(
    frame,
    `${landscape(frame)}${statLines(linesOf(shared, 'en').slice(0, 3), { x: 72, y: 196, scale: 0.66, language: 'en' })}
<g transform="translate(790 262) scale(1.3)">${stack(shared.stones)}</g>
${words('Sadhana Compass', { x: 72, y: 578, size: 38, fill: colours.paper })}
${words(byline(shared, 'en'), { x: 1128, y: 578, size: 28, font: sans, fill: colours.paper, bold: true, end: true })}`,
  )
}
