import type { ChatReply } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { publishPassages } from './library/library.service.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member, url } = await testApp({ clock })
await publishPassages(db)

async function ask(asha: TestMember, language: string, message: string): Promise<ChatReply> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${asha.token}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ message }),
  })
  return (await response.json()) as ChatReply
}

test.each([
  ['de', 'Danke dir!', /^Gern\./],
  ['es', '¡Muchas gracias!', /^De nada\./],
  ['de', 'Guten Abend', /^Hallo\. Frag mich/],
  ['es', 'Buenas tardes', /^Hola\. Pregúntame/],
  ['de', 'Wie wird das Wetter in Paris?', /dazu nichts gefunden/],
  ['es', '¿Qué tiempo hace en París?', /no encontré nada sobre eso/],
  [
    'de',
    'Gib mir bitte eine Übung',
    /^Wie wäre es mit Pranayama, 3 Minuten\? Eine Idee: auf drei einatmen, auf vier ausatmen/,
  ],
  ['es', 'Dame una práctica, por favor', /^¿Qué tal pranayama, 3 minutos\? Una idea: inhala contando tres/],
  ['de', 'Wie oft habe ich letzte Woche geübt?', /^Ich weiß nichts über dich/],
  ['es', '¿Cómo dormí esta semana?', /^No puedo ver tu sueño/],
  ['de', 'Welches Level bin ich?', /Dein Level und deine Punkte stehen unter „Fortschritt“/],
  ['de', 'Was passiert mit meiner Serie an einem Ruhetag?', /Ruhetag/],
  ['es', '¿Qué es pratyahara?', /es la quinta rama/],
])('in %s, “%s” is answered in that language', async (language, message, words) => {
  expect(await ask(await member(), language, message)).toMatchObject({
    kind: 'local',
    response: expect.stringMatching(words),
  })
})

test.each([
  ['de', 'Soll ich meine Antidepressiva absetzen?', 'medical', /^Das ist eine Frage für eine Arztpraxis/],
  ['es', '¿El pranayama cura el asma?', 'medical', /^Esa es una pregunta para profesionales/],
  ['de', 'Wie lange kann ich fasten?', 'eating', /^Ich gebe keinen Rat/],
  ['es', 'quiero bajar de peso con yoga', 'eating', /^No doy consejos/],
  ['en', 'Habe ich eine Depression?', 'medical', /^That’s a question for a doctor/],
])('in %s, “%s” is left to a person', async (language, message, kind, words) => {
  expect(await ask(await member(), language, message)).toMatchObject({ kind, response: expect.stringMatching(words) })
})

test.each([
  ['de', 'Ich will nicht mehr leben', 'Europe/Berlin', /^Germany\. .*Emergency: 112\./],
  ['es', 'No quiero vivir más', 'Europe/Madrid', /^Spain\. .*Emergency: 112\./],
  ['de', 'I want to die', 'Asia/Tokyo', /^Every country, by call, text or chat: https:\/\/findahelpline\.com\.\n/],
])(
  'in %s, a crisis answer is the English one, with country and numbers first',
  async (language, message, zone, first) => {
    const asha = await member()
    await db.updateTable('users').set({ zone }).where('id', '=', asha.id).execute()
    const [inLanguage, inEnglish] = [await ask(asha, language, message), await ask(asha, 'en', message)]
    expect(inLanguage).toMatchObject({
      kind: 'crisis',
      response: expect.stringMatching(first),
      sources: inEnglish.sources,
    })
    const [opening, question, numbers = '', end] = inEnglish.response.split('\n\n')
    const [ours = '', ...others] = inLanguage.response.split('\n\n')
    expect(ours.endsWith(numbers)).toBe(true)
    expect(others).toEqual([opening, question, end])
  },
)

test('after helplines, no practice is suggested in the next two answers, in any language', async () => {
  const asha = await member()
  expect((await ask(asha, 'de', 'Ich will nicht mehr leben')).kind).toBe('crisis')
  for (const message of ['Gib mir eine Übung', 'Was soll ich jetzt üben?'])
    expect((await ask(asha, 'de', message)).response).toMatch(/^I’d rather not suggest a practice right now/)
  expect((await ask(asha, 'de', 'Gib mir eine Übung')).response).toMatch(/^Wie wäre es mit/)
})

test('a question about the log is answered in the language it is read in, and so is what was used', async () => {
  const asha = await member()
  // Today is a Tuesday.
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-03', '2026-03-09']) {
    await as(asha).practice.log({ body: aPractice({ date, duration: 90 }) })
  }
  await as(asha).guide.allow({ body: { mayUseLog: true } })
  const german = 'Letzte Woche hast du 3 Übungen an 2 Tagen eingetragen, insgesamt 4 Stunden und 30 Minuten.'
  expect(await ask(asha, 'de', 'Wie oft habe ich letzte Woche geübt?')).toMatchObject({
    response: german,
    logUsed: german,
    sources: [{ source: 'Dein Tagebuch', title: 'Alle meine Übungen', path: '/sessions' }],
  })
  expect((await ask(asha, 'es', '¿Qué rama practico más?')).response).toBe('En los últimos 30 días practicaste dhyana.')
  expect((await ask(asha, 'es', 'How often did I practise last week?')).response).toMatch(
    /^La semana pasada registraste 3/,
  )
})

test('an article in English says so, and a question in English finds the translated passage', async () => {
  const asha = await member()
  const article = await ask(asha, 'de', 'What is the clear jewel?')
  expect(article.response).toMatch(/^Dazu habe ich nur etwas auf Englisch gefunden:\n\n/)
  expect(article.sources[0]?.source).toMatch(/ \(auf Englisch\)$/)
  const handbook = await ask(asha, 'es', 'How do I block someone?')
  expect(handbook.sources[0]).toMatchObject({ source: 'Manual', path: '/guide#mute-block-report' })
})

test('“Und dann?” follows on from the last question', async () => {
  const asha = await member()
  await ask(asha, 'de', 'Wie lösche ich mein Konto?')
  expect((await ask(asha, 'de', 'Und dann?')).sources[0]).toMatchObject({ path: '/guide#your-data' })
})
