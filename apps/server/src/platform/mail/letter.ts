/** The content of a mail; both its HTML and its plain text are made from it, so they cannot differ. */
export type Letter = {
  greeting: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Something to copy by hand, such as a code. */
  code?: string
  closing: string
}

export const renderLetter = (letter: Letter): { html: string; text: string } => ({
  html: renderHtml(letter),
  text: renderText(letter),
})

const brand = 'Sadhana Compass'
const ink = '#1b2d2f'
const river = '#0d5f5f'
const paper = '#f8f5ee'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

function renderHtml({ greeting, paragraphs, action, code, closing }: Letter): string {
  const button = ({ label, url }: { label: string; url: string }) =>
    paragraph(
      `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${river};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a>`,
    )
  const parts = [
    paragraph(escapeHtml(greeting)),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...(code ? [paragraph(`<strong style="font:600 20px/1.4 monospace">${escapeHtml(code)}</strong>`)] : []),
    ...(action ? [button(action)] : []),
    paragraph(escapeHtml(closing)),
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${brand}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:17px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-size:20px;color:${river}">${brand}</p>
${parts.join('\n')}
</div></body></html>`
}

function renderText({ greeting, paragraphs, action, code, closing }: Letter): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    closing,
    `-- \n${brand}`,
  ]
  return `${parts.join('\n\n')}\n`
}
