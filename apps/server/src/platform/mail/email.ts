import type { Language } from '@sadhana/contract'

type Action = { label: string; url: string }

/** The content of an email. Its HTML and its plain text are both made from this, so they can't differ. */
export type Email = {
  /** Of its words, and therefore of everything around them. */
  language: Language
  paragraphs: readonly string[]
  action?: Action
  /** Another way, shown as a plain link below the button. */
  otherAction?: Action
  /** Something to copy by hand, such as a code. */
  code?: string
  /** Comes inside the email, so that nothing is loaded. Shown below the first paragraph. */
  picture?: { png: Uint8Array; alt: string; width: number; height: number }
  closing: string
  /** The words of a person, which no machine has translated. */
  isByPerson?: true
}

/** How the HTML refers to the picture in the email. */
export const pictureId = 'picture@sadhana-compass'

type Around = { name: string | undefined; contact: string | undefined; unsubscribeUrl?: string | undefined }

type Frame = {
  greeting: (name: string | undefined) => string
  questions: (contact: string) => string
  stop: string
  /** In languages that no one has read through yet. */
  translated?: string
}

/** What comes after the greeting starts with a capital letter, which in German doesn't go with a comma. */
const frames: Record<Language, Frame> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    questions: (contact) => `Questions? Write to ${contact}.`,
    stop: 'Stop these emails',
  },
  de: {
    greeting: (name) => (name ? `Hallo ${name}!` : 'Hallo!'),
    questions: (contact) => `Fragen? Schreib an ${contact}.`,
    stop: 'Diese E-Mails abbestellen',
    translated: 'Maschinell übersetzt. Hilf uns, es besser zu machen.',
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    questions: (contact) => `¿Tienes preguntas? Escribe a ${contact}.`,
    stop: 'Dejar de recibir estos correos',
    translated: 'Traducción automática. Ayúdanos a mejorarla.',
  },
}

export function renderEmail(content: Email, { name, contact, unsubscribeUrl }: Around): { html: string; text: string } {
  const frame = frames[content.language]
  const greeting = frame.greeting(name)
  const closings = [content.closing, ...(contact ? [frame.questions(contact)] : [])]
  const stop = unsubscribeUrl === undefined ? undefined : { label: frame.stop, url: unsubscribeUrl }
  const mark = content.isByPerson ? undefined : frame.translated
  const whole = { ...content, greeting, closings, stop, mark }
  return { html: renderHtml(whole), text: renderText(whole) }
}

type Whole = Omit<Email, 'closing'> & {
  greeting: string
  closings: string[]
  stop: Action | undefined
  mark: string | undefined
}

const brand = 'Sadhana Compass'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

const imageOf = ({ alt, width, height }: NonNullable<Email['picture']>) =>
  `<img src="cid:${pictureId}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;max-width:100%;height:auto;border:0">`

/** Email clients that drop the style sheet show the inline colours. Those with dark mode use the darker ones. */
const darkColours = `@media (prefers-color-scheme: dark) {
  .page { background: #10201f !important; color: #e9e4d8 !important }
  .brand { color: #86c5bd !important }
  .button { background: #86c5bd !important; color: #10201f !important }
}`

function renderHtml({
  language,
  greeting,
  paragraphs,
  picture,
  action,
  otherAction,
  code,
  closings,
  stop,
  mark,
}: Whole): string {
  const link = ({ label, url }: Action) =>
    paragraph(`<a class="brand" href="${escapeHtml(url)}" style="color:#0d5f5f">${escapeHtml(label)}</a>`)
  const button = ({ label, url }: Action) =>
    paragraph(
      `<a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#0d5f5f;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a>`,
    )
  // A token is one long word, wider than a phone.
  const codeStyle = 'font:600 20px/1.4 monospace;overflow-wrap:anywhere;word-break:break-all'
  const [first = '', ...others] = paragraphs
  const parts = [
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(first)),
    ...(picture ? [paragraph(imageOf(picture))] : []),
    ...others.map((text) => paragraph(escapeHtml(text))),
    ...(code ? [paragraph(`<strong style="${codeStyle}">${escapeHtml(code)}</strong>`)] : []),
    ...(action ? [button(action)] : []),
    ...(otherAction ? [link(otherAction)] : []),
    ...closings.map((text) => paragraph(escapeHtml(text))),
    ...(stop ? [link(stop)] : []),
    ...(mark ? [`<p style="margin:24px 0 0;font-size:14px">${escapeHtml(mark)}</p>`] : []),
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${brand}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root { color-scheme: light dark }
${darkColours}</style></head>
<body class="page" style="margin:0;background:#f8f5ee;color:#1b2d2f;font:17px/1.5 Georgia,serif">
<div class="page" style="background:#f8f5ee;color:#1b2d2f">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;overflow-wrap:anywhere">
<p class="brand" style="margin:0 0 32px;font-size:20px;color:#0d5f5f">${brand}</p>
${parts.join('\n')}
</div></div></body></html>`
}

const inText = ({ label, url }: Action): string => `${label}: ${url}`

function renderText({ greeting, paragraphs, picture, action, otherAction, code, closings, stop, mark }: Whole): string {
  const [first = '', ...others] = paragraphs
  const parts = [
    greeting,
    first,
    ...(picture ? [picture.alt] : []),
    ...others,
    ...(code ? [code] : []),
    ...[action, otherAction].flatMap((link) => (link ? [inText(link)] : [])),
    ...closings,
    ...(stop ? [inText(stop)] : []),
    ...(mark ? [mark] : []),
    `-- \n${brand}`,
  ]
  return `${parts.join('\n\n')}\n`
}
