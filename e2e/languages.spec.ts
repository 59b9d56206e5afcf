import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pagesIn } from '../apps/server/src/testing/portability/pdf-pages.ts'
import { pauseAccount, pauseReason } from './support/console-member.ts'
import { foundingCode } from './support/founding-code.ts'
import { emailTo } from './support/mail.ts'
import { heading, password } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { choice } from './support/practice-form.ts'
import {
  addMember,
  endQuietHours,
  type Member,
  memberOn,
  newAccount,
  practiceOn,
  signInAsNewMember,
  verifyEmailOf,
} from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const expectLanguage = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language)

const changeLanguage = (member: Member, language: 'de' | 'es') => member.profile.changeLanguage({ body: { language } })

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-AT' })

  test('a member reads the app in German, in Spanish, and in English again', { tag: '@smoke' }, async ({ page }) => {
    const faults = await watchForFaults(page)
    await page.goto('/')
    await expectLanguage(page, 'de')
    await expect(page.getByRole('navigation', { name: 'Sprache' })).toBeVisible()

    await changeLanguage(await signInAsNewMember(page), 'de')
    await page.goto('/settings')
    await expectLanguage(page, 'de')
    await expect(heading(page)).toHaveText('Einstellungen')
    await expectAccessibleInBothThemes(page)
    await page.getByLabel('Sprache').selectOption('es')
    await expectLanguage(page, 'es')
    await expect(heading(page)).toHaveText('Ajustes')
    // The next page asks for nothing, and is in Spanish all the same.
    await page.goto('/meditation')
    await expectLanguage(page, 'es')
    await page.goto('/settings')
    await page.getByLabel('Idioma').selectOption('en')
    await expect(heading(page)).toHaveText('Settings')
    await expectLanguage(page, 'en')
    expect(faults).toEqual([])
  })

  test('a member taps words that could sound better, and suggests others', async ({ page }) => {
    const faults = await watchForFaults(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const asha = await signInAsNewMember(page)
    await changeLanguage(asha, 'de')
    await page.goto('/wellness')
    await expectLanguage(page, 'de')
    await page.getByRole('button', { name: /^Kontomenü/ }).click()
    await page.getByRole('menuitem', { name: 'Andere Worte vorschlagen' }).click()
    await expect(page.getByRole('dialog', { name: 'Andere Worte vorschlagen' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Auf der Seite antippen' }).click()
    await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused()
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByText('Befinden').click()
    await expect(page.getByLabel('Welche Worte?')).toHaveValue('Befinden')
    await page.getByLabel('Was würdest du stattdessen sagen?').fill('Wohlbefinden')
    await page.getByRole('button', { name: 'Senden' }).click()
    await expect(page.getByRole('dialog', { name: 'Danke. Deine Worte sind bei uns.' })).toBeVisible()
    const { items } = await asha.letters.list({ query: {} })
    expect(items[0]).toMatchObject({
      text: 'Wohlbefinden',
      words: {
        language: 'de',
        page: '/wellness',
        shown: 'Befinden',
        keys: ['app/frames/member-frame.text.ts memberFrameText.nav.wellness'],
      },
    })
    expect(faults).toEqual([])
  })

  test('someone joins, practises and is told everything in German', async ({ page }) => {
    const faults = await watchForFaults(page)
    await page.clock.install()
    const account = newAccount()
    const { username: taken } = await addMember(page.request, 'Ben Hollow')
    await register(page, { ...account, taken })
    await endQuietHours(await memberOn(page))
    const { text = '', html = '' } = await emailTo(account.email, { subject: 'Bestätige deine E-Mail-Adresse' })
    expect(text).toMatch(/Willkommen|Bitte bestätige/)
    expect(html).toContain('<html lang="de">')

    await logPractice(page)
    await sit(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await readReflection(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await printReport(page)

    await verifyEmailOf(account.username)
    await (await memberOn(page)).reminder.test({ body: { channel: 'email' } })
    expect((await emailTo(account.email, { subject: 'Ein Moment für dich' })).html).toContain('<html lang="de">')

    await page.goto('/settings')
    await page.getByLabel('Sprache').selectOption('es')
    await expect(heading(page)).toHaveText('Ajustes')
    await page.getByLabel('Idioma').selectOption('de')
    await expect(heading(page)).toHaveText('Einstellungen')
    expect(faults).toEqual([])

    pauseAccount(account.username)
    await page.reload()
    await expect(heading(page)).toHaveText(/^Dein Konto ist bis zum \d+\. \S+ pausiert\.$/)
    await expect(page.getByText(`„${pauseReason}“`)).toBeVisible()
    await expectLanguage(page, 'de')
    await expect(page.locator('[lang=en]')).toHaveText('If you’re having a hard time, talk to a person, now.')
    const notice = await emailTo(account.email, { subject: 'Wir haben dein Konto pausiert' })
    expect(notice.text).toContain('Wir haben dein Konto für 7 Tage pausiert.')
    expect(notice.text).toContain(`Unser Grund: „${pauseReason}“`)
  })
})

type Newcomer = ReturnType<typeof newAccount> & { taken: string }

/** Once with an address that is none, once with a name that is taken, and then as it should be. */
async function register(page: Page, { username, email, password: secret, taken }: Newcomer) {
  await page.goto(`/register?ref=${foundingCode()}`)
  await expectLanguage(page, 'de')
  await page.getByLabel('Anzeigename').fill('Asha Rao')
  await page.getByLabel('Mitgliedsname').fill(taken)
  await page.getByLabel('E-Mail').fill('asha@')
  await password(page, 'Passwort').fill(secret)
  await password(page, 'Passwort wiederholen').fill(secret)
  const submit = page.getByRole('button', { name: 'Konto erstellen' })
  await submit.click()
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein')).toBeVisible()
  await page.getByLabel('E-Mail').fill(email)
  await submit.click()
  await expect(page.getByText(/^Dieser Mitgliedsname ist schon vergeben\./).first()).toBeVisible()
  await page.getByLabel('Mitgliedsname').fill(username)
  await submit.click()
  await page.getByRole('button', { name: 'Nicht jetzt' }).click()
  await page.goto('/')
  await expect(heading(page)).toHaveText(/^(Willkommen|Guten (Morgen|Tag|Abend)), Asha\.$/)
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
    const outside = page.locator('main a b').evaluateAll(
      (words) =>
        words.filter((word) => {
          const around = word.closest('a')!
          const end = around.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(around).paddingRight)
          return word.getBoundingClientRect().right - word.clientWidth + word.scrollWidth > end + 0.5
        }).length,
    )
    expect(await outside, `words beyond their button at ${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

async function logPractice(page: Page) {
  await page.goto('/?tab=practice')
  await page.getByLabel('Dauer (Minuten)').fill('25')
  await choice(page, 'Ashtanga-Glied', 'Asana').check()
  await choice(page, 'Gefühl vor der Übung', 'Unruhig').check()
  await choice(page, 'Gefühl nach der Übung', 'Ruhig').check()
  await page.getByRole('button', { name: 'Übung speichern' }).click()
  await expect(page.getByText('Davor unruhig, danach ruhig.')).toBeVisible()
}

async function sit(page: Page) {
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Starten', exact: true }).click()
  await page.clock.fastForward('04:00')
  await page.getByRole('button', { name: 'Beenden' }).click()
  await expect(page.getByRole('dialog', { name: 'Jetzt beenden?' })).toBeVisible()
  await page.getByRole('button', { name: /^[345] Minuten speichern$/ }).click()
  await expect(page.getByText(/^Du hast [345] Minuten meditiert$/).first()).toBeVisible()
}

/** The month before this one, with enough practices for a reflection. */
async function readReflection(page: Page) {
  const member = await memberOn(page)
  const first = new Date()
  first.setUTCMonth(first.getUTCMonth() - 1, 1)
  const name = first.toLocaleDateString('de-DE', { month: 'long', timeZone: 'UTC' })
  const stressed = { time: '06:30', limbType: 'pranayama', beforeFeeling: 'stressed', duration: 15 } as const
  for (const number of [1, 2, 3, 4, 5, 14, 15, 16]) {
    const date = `${first.toISOString().slice(0, 8)}${String(number).padStart(2, '0')}`
    await member.practice.log({ body: practiceOn(date, stressed) })
  }
  await page.goto('/wellness/reflection')
  await page.getByRole('button', { name: 'Ja, einmal im Monat' }).click()
  await expect(
    page.getByRole('heading', { name: new RegExp(`^Der ${name} war ein Monat mit .* am Morgen\\.$`) }),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
}

async function printReport(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bericht zum Ausdrucken' })
  await dialog.getByRole('button', { name: 'PDF erstellen' }).click()
  const link = dialog.getByRole('link', { name: /^Herunterladen,/ })
  await expect(link).toBeVisible()
  const download = page.waitForEvent('download')
  await link.click()
  const words = (await pagesIn(new Uint8Array(await readFile(await (await download).path())))).join(' ')
  expect(words).toMatch(/Aufzeichnungen einer Praxis.*Gedruckt am \d+\. \S+ 20\d\d.*Rhythmus/)
  await page.keyboard.press('Escape')
}

test.describe('on a device in English', () => {
  test('a member’s own language comes with them, unless they have chosen another one here', async ({ page }) => {
    const faults = await watchForFaults(page)
    const pages: string[] = []
    page.on('domcontentloaded', () => pages.push(page.url()))
    const { username, password: secret, member } = await addMember(page.request, 'Asha Rao')
    await changeLanguage(member, 'de')
    await page.goto('/login?redirect=%2Fsettings')
    await expectLanguage(page, 'en')
    await page.getByLabel('Username, email or phone').fill(username)
    await password(page, 'Password').fill(secret)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(heading(page)).toHaveText('Einstellungen')
    await expectLanguage(page, 'de')
    expect(pages, 'loaded again once').toHaveLength(2)

    await page.goto('/guide?language=en')
    await expectLanguage(page, 'en')
    await page.goto('/settings')
    await expect(heading(page)).toHaveText('Settings')
    expect((await (await memberOn(page)).account.me()).language).toBe('de')
    expect(faults).toEqual([])
  })
})
