import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { startSmtpCatcher } from '../smtp-catcher.ts'

export const mailboxPath = '/dev/emails'
const maxSaved = 200

/** Catches every email of a development service and shows it on a plain page. Nothing leaves the machine. */
export async function startMailbox() {
  const emails: Email[] = []
  let forgotten = 0
  const smtp = await startSmtpCatcher(async (source) => {
    emails.push(await PostalMime.parse(source))
    if (emails.length > maxSaved) {
      emails.shift()
      forgotten++
    }
  })

  const pageAt = (path: string): string | undefined => {
    if (path === mailboxPath) return listPage(emails.map((email, at) => ({ email, number: at + forgotten })))
    const [, number] = new RegExp(`^${mailboxPath}/(\\d+)$`).exec(path) ?? []
    const email = number === undefined ? undefined : emails[Number(number) - forgotten]
    return email && emailPage(email)
  }
  const pages = createServer((request, response) => {
    const body = pageAt(request.url ?? '')
    response.writeHead(body ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
    })
    response.end(body ?? page('Not found', '<p>This email is not here any more.</p>'))
  })
  pages.listen(0, '127.0.0.1')
  await once(pages, 'listening')

  return {
    smtpUrl: smtp.url,
    url: `http://127.0.0.1:${(pages.address() as AddressInfo).port}`,
    close: async () => {
      pages.closeAllConnections()
      pages.close()
      await smtp.close()
    },
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const recipients = ({ to = [] }: Email) => to.map(({ address = '' }) => address).join(', ')

const page = (title: string, body: string, head = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}
<style>
  body { margin: 0 auto; max-width: 52rem; padding: 2rem 1rem; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 0.5rem; text-align: left; border-bottom: 1px solid #8884 }
  iframe { width: 100%; height: 32rem; border: 1px solid #8884; background: #fff }
  pre { white-space: pre-wrap }
</style></head>
<body>${body}</body></html>`

function listPage(emails: { email: Email; number: number }[]): string {
  const rows = emails.toReversed().map(({ email, number }) => {
    const link = `<a href="${mailboxPath}/${number}">${escapeHtml(email.subject ?? 'No subject')}</a>`
    return `<tr><td>${link}</td><td>${escapeHtml(recipients(email))}</td><td>${escapeHtml(email.date ?? '')}</td></tr>`
  })
  const table = `<table><thead><tr><th>Subject</th><th>To</th><th>Sent</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  const none = '<p>No emails yet. They appear here as soon as the worker sends one.</p>'
  const intro = '<h1>Emails</h1><p>Caught by <code>npm run dev</code>; nothing leaves this machine.</p>'
  return page('Emails', intro + (rows.length > 0 ? table : none), '<meta http-equiv="refresh" content="5">')
}

function emailPage(email: Email): string {
  const { subject = 'No subject', html = '', text = '' } = email
  // Links open in the whole window, where the app is.
  const frame = escapeHtml(`<base target="_top">${html}`)
  return page(
    subject,
    `<p><a href="${mailboxPath}">All emails</a></p><h1>${escapeHtml(subject)}</h1><p>To ${escapeHtml(recipients(email))}</p>
<iframe title="Email" sandbox="allow-top-navigation" srcdoc="${frame}"></iframe>
<h2>As plain text</h2><pre>${escapeHtml(text)}</pre>`,
  )
}
