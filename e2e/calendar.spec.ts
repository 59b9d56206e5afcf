import { account, type JourneySettings, practice } from '@sadhana/contract'
import { expect, type APIRequestContext } from '@playwright/test'
import { memberPassword, practiceOn, addMember, type Tokens } from './support/signed-in-member.ts'
import { openFold } from './support/practice-form.ts'
import { useMovedService } from './support/services/moved-service.ts'
import { test } from './support/test.ts'

const service = useMovedService()

// The device is in New York; the member has chosen Berlin, and days that end at 4:00.
test.use({ baseURL: service.url, timezoneId: 'America/New_York' })

async function signIn(request: APIRequestContext, username: string): Promise<Tokens> {
  const answer = await request.post(service.url + account.login.path, {
    headers: { origin: service.url },
    data: { identifier: username, password: memberPassword },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Tokens
}

test('open screens agree with the server about today: over midnight, a clock change and the end of the day', async ({
  context,
  playwright,
}) => {
  const { username, member } = await addMember(context.request, 'Asha Rao')
  await member.journey.changeSettings({ body: { zone: 'Europe/Berlin', zoneFollowsDevice: false, dayEndsAt: 240 } })

  // Half past eleven on Saturday in Berlin. At two, the clocks go forward to three.
  let moment = '2027-03-27T22:30:00Z'
  await service.moveTo(moment)
  const tokens = await signIn(context.request, username)
  const asMember = { authorization: `Bearer ${tokens.token}` }
  const settings = async () => {
    const own = await playwright.request.newContext()
    const { token } = await signIn(own, username)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await own.get(`${service.url}/api/journey/settings`, { headers })
    const read = (await answer.json()) as JourneySettings
    await own.dispose()
    return read
  }
  const practised = practiceOn('2027-03-27', { time: '21:10', zone: 'Europe/Berlin' })
  const logged = await context.request.post(practice.log.path, { headers: asMember, data: practised })
  expect(logged.status(), await logged.text()).toBe(201)
  const sit = { duration: 10, startedAt: '2027-03-27T20:40:00Z', completedAt: '2027-03-27T20:50:00Z' }
  const saved = await context.request.post('/api/meditation-sessions', { headers: asMember, data: sit })
  expect(saved.status(), await saved.text()).toBe(201)

  await context.clock.install({ time: moment })
  await context.addInitScript(({ token, refreshToken, expiresIn }) => {
    if (localStorage.getItem('accessToken')) return
    localStorage.setItem('accessToken', token)
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('tokenExpiry', String(Date.now() + expiresIn * 1000))
  }, tokens)

  const open = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const home = await open('/')
  const form = await open('/?tab=practice')
  const sessions = await open('/sessions')
  const rhythm = await open('/settings/practice')
  const meditation = await open('/meditation')
  await meditation.getByRole('tab', { name: 'Insights' }).click()

  const moveTo = async (next: string) => {
    await service.moveTo(next)
    await context.clock.fastForward(Date.parse(next) - Date.parse(moment))
    moment = next
  }

  /** Checks what every page shows without a reload. */
  const expectDay = async (day: { today: string; heading: string; word: string; date: string }) => {
    expect((await settings()).today).toBe(day.today)
    await expect(home.getByText(day.heading)).toBeVisible()
    await expect(home.getByText(`${day.word}, 21:10`)).toBeVisible()
    await expect(form.getByLabel('Date')).toHaveValue(day.date)
    await expect(sessions.getByRole('cell', { name: `${day.word}, 21:10`, exact: true })).toBeVisible()
    await expect(rhythm.getByLabel('First day')).toHaveValue(day.today)
    await expect(meditation.getByText(`${day.word}, 21:40`)).toBeVisible()
  }

  const saturday = { today: '2027-03-27', heading: 'Saturday 27 March. You sat', word: 'Today' }
  await expectDay({ ...saturday, date: '2027-03-27' })
  await moveTo('2027-03-27T23:30:00Z')
  await expectDay({ ...saturday, date: '2027-03-28' })
  await openFold(form, 'moment')
  await expect(form.getByLabel('Date')).toHaveAccessibleDescription('Counts for Saturday 27 March.')
  await moveTo('2027-03-28T01:59:00Z')
  await expectDay({ ...saturday, date: '2027-03-28' })
  await moveTo('2027-03-28T02:01:30Z')
  await expectDay({
    today: '2027-03-28',
    heading: 'Sunday 28 March. You haven’t logged anything yet today.',
    word: 'Yesterday',
    date: '2027-03-28',
  })
})
