import { limbs, linkPreviewSize, type SharedFigures } from '@sadhana/contract'
import { escape } from './picture.rules.ts'
import { dateInWords, linesOf } from './sharing.rules.ts'

const sharedBy = ({ firstName, sharedOn }: SharedFigures): string =>
  firstName ? `Shared by ${firstName} on ${dateInWords(sharedOn, 'en')}` : `Shared on ${dateInWords(sharedOn, 'en')}`

const tag = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escape(content)}">`

/** Tags for programs that show a preview of a link. */
function previewTags(shared: SharedFigures, address: string): string {
  const { title } = shared
  return Object.entries({
    robots: 'noindex',
    'og:type': 'article',
    'og:site_name': 'Sadhana Compass',
    'og:title': title,
    'og:description': sharedBy(shared),
    'og:url': address,
    'og:image': `${address}/preview.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(linkPreviewSize.width),
    'og:image:height': String(linkPreviewSize.height),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  })
    .map(([name, content]) => tag(name, content))
    .join('')
}

/** The page for readers without JavaScript. */
function plainPage(shared: SharedFigures): string {
  const { distribution } = shared
  const lines = linesOf(shared, 'en').map(({ label, value, note }) => `${label}: ${value} ${note}`)
  const shares = limbs.flatMap((limb) => (distribution?.[limb] ? [`${limb} ${distribution[limb]}`] : []))
  const all = [...lines, ...(shares.length > 0 ? [`Sessions in the last 30 days: ${shares.join(', ')}`] : [])]
  const list = all.map((line) => `<li>${escape(line)}</li>`).join('')
  const until = `It ends on ${dateInWords(shared.endsOn, 'en')}, or when it’s revoked.`
  return `<h1>${escape(shared.title)}</h1><p>${escape(sharedBy(shared))}. ${until}</p><ul>${list}</ul>`
}

const titlePlace = /(?<=<title>).*?(?=<\/title>)/
const endOfHead = /(?=<\/head>)/
const withoutCode = /(?<=<noscript\s*>)[^<]*(?=<\/noscript\s*>)/

/**
 * The app’s own page. Its head describes what the link leads to, and so does its body, for readers without JavaScript.
 */
export const fillIn = (shell: string, shared: SharedFigures, address: string): string =>
  shell
    .replace(titlePlace, () => `${escape(shared.title)} · Sadhana Compass`)
    .replace(endOfHead, () => previewTags(shared, address))
    .replace(withoutCode, () => plainPage(shared))
