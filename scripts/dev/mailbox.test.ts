import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import { renderEmail } from '../../apps/server/src/platform/mail/email.ts'
import { startMailbox } from './mailbox.ts'

const mailbox = await startMailbox()
const smtp = createTransport({ url: mailbox.smtpUrl })
afterAll(async () => {
  smtp.close()
  await mailbox.close()
})

const open = async (path: string) => {
  const response = await fetch(mailbox.url + path)
  return { status: response.status, text: await response.text() }
}

test('an email is listed, newest first, and opens as it was sent', async () => {
  const content = { language: 'en' as const, paragraphs: ['Stay.'], closing: 'Goodbye.' }
  const action = { label: 'Open', url: 'http://localhost:3000/login' }
  const mail = { from: 'hello@localhost', to: 'asha@example.org' }
  const about = { name: 'Asha', contact: undefined }
  await smtp.sendMail({ ...mail, subject: 'The first', ...renderEmail(content, about) })
  const withLink = renderEmail({ ...content, action }, about)
  await smtp.sendMail({ ...mail, subject: '<script>alert(1)</script>', ...withLink })

  const { text: list } = await open('/dev/emails')
  expect(list.indexOf('/dev/emails/1')).toBeLessThan(list.indexOf('/dev/emails/0'))
  expect(list).toContain('asha@example.org')
  expect(list).not.toContain('<script')

  const { text: email } = await open('/dev/emails/1')
  expect(email).toContain('Hello Asha,')
  expect(email).toContain('Open: http://localhost:3000/login')
  expect(email).not.toContain('<script')
})

test('an unknown email or page isn’t found', async () => {
  expect(await open('/dev/emails/99')).toMatchObject({ status: 404 })
  expect(await open('/elsewhere')).toMatchObject({ status: 404 })
})
