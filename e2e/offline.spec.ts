import { expect, type Page } from '@playwright/test'
import { greeting, heading } from './support/member.ts'
import { fillPractice, saveButton } from './support/practice-form.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens home as a new member and waits until this browser can do without the network. */
async function visit(page: Page) {
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(2), { notes: 'a heron on the weir' }) })
  await page.goto('/')
  await expect(heading(page)).toHaveText(greeting)
  await isPrepared(page)
  return member
}

const isPrepared = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller && localStorage.getItem('reads-stored'))

/** How many of the bells this page can load, from wherever. */
async function bellsThatRing(): Promise<number> {
  const kept = await caches.open('kept-sounds-en')
  const answers = await Promise.all((await kept.keys()).map(({ url }) => fetch(url)))
  return answers.filter(({ ok }) => ok).length
}

test('after one visit the app opens cold without a network, and what is written there arrives', async ({
  page,
  context,
}) => {
  const member = await visit(page)
  await page.close()
  await context.setOffline(true)
  const cold = await context.newPage()
  await cold.goto('/')
  await expect(heading(cold)).toHaveText(greeting)
  await expect(cold.getByText('You’re offline.')).toBeVisible()
  await cold.getByRole('button', { name: 'Calm', exact: true }).click()
  await expect(cold.getByText('1 thing waits to be sent.')).toBeVisible()

  await cold.goto('/?tab=practice')
  await fillPractice(cold, { limb: 'Pranayama', minutes: '40' })
  await saveButton(cold).click()
  await expect(cold.getByText('2 things wait to be sent.')).toBeVisible()
  await cold.goto('/meditation')
  await expect(cold.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  expect(await cold.evaluate(bellsThatRing)).toBe(3)
  await cold.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(cold.getByRole('button', { name: 'Pause' })).toBeVisible()
  await cold.evaluate(() => localStorage.removeItem('meditation-sit'))
  await cold.goto('/meditation?tab=guided')
  await cold.getByRole('button', { name: 'Start Session: A longer out-breath' }).click()
  await expect(cold.getByRole('button', { name: 'Start Session', exact: true })).toBeVisible()
  await cold.goto('/sessions')
  await expect(cold.getByText('a heron on the weir').first()).toBeVisible()
  await cold.goto('/wellness')
  await expect(heading(cold)).toHaveText('Wellness Tracking')
  await cold.goto('/guide')
  await expect(cold.getByRole('heading', { name: 'User guide' })).toBeVisible()
  await cold.goto('/help-now')
  await expect(heading(cold)).toHaveText('Talk to a person, now.')

  await context.setOffline(false)
  await cold.goto('/')
  await expect.poll(async () => (await member.wellness.moods({ query: {} })).items).toMatchObject([{ mood: 'calm' }])
  await expect.poll(async () => (await member.practice.list({ query: {} })).items).toHaveLength(2)
})

/** Everything that this browser has stored for the app, as one text. */
const allStored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      // The app itself is the same for everyone.
      if (name.startsWith('shell-')) continue
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(name, request.url, await (await cache.match(request))!.text())
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(name)))
      })
      for (const store of db.objectStoreNames) {
        const reading = db.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => reading.addEventListener('success', resolve))
        texts.push(JSON.stringify(reading.result))
      }
      db.close()
    }
    return texts.join('\n')
  })

test('another member of the same browser finds nothing of the first', async ({ page, context }) => {
  const member = await visit(page)
  const { id, username } = await member.account.me()
  const before = await allStored(page)
  for (const trace of [id, username, 'a heron on the weir']) expect(before).toContain(trace)

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  const after = await allStored(page)
  for (const trace of [id, username, 'a heron on the weir']) expect(after).not.toContain(trace)

  await page.close()
  const next = await context.newPage()
  await signInAsNewMember(next)
  await next.goto('/')
  await expect(heading(next)).toHaveText(greeting)
  await isPrepared(next)
  const scanned = await allStored(next)
  for (const trace of [id, username, 'a heron on the weir']) expect(scanned).not.toContain(trace)
})

test('stored files that are wrong or gone disturb no one who is online, and are replaced', async ({
  page,
  context,
}) => {
  await visit(page)
  const damaged = await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('shell-'))!
    const shell = await caches.open(name)
    const files = await shell.keys()
    const script = files.find(({ url }) => url.includes('/assets/meditation-'))!
    await shell.put(script, new Response('throw new Error("not ours")'))
    await shell.delete('/app.html')
    return files.length
  })
  await page.goto('/meditation')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  // The page that was just opened has asked the worker to look.
  const stored = () =>
    page.evaluate(async () => {
      const shell = await caches.open((await caches.keys()).find((each) => each.startsWith('shell-'))!)
      return Promise.all([shell.keys().then(({ length }) => length), shell.match('/app.html').then(Boolean)])
    })
  await expect.poll(stored).toEqual([expect.any(Number), true])
  expect((await stored())[0]).toBeGreaterThanOrEqual(damaged)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('a device without room says so, and the app works online', async ({ page, context, baseURL }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 100_000 })
  const member = await signInAsNewMember(page)
  await page.goto('/settings/device')
  await expect(heading(page)).toHaveText('There’s no room left on this device')
  await page.goto('/')
  await page.getByRole('button', { name: 'Calm', exact: true }).click()
  await expect.poll(async () => (await member.wellness.moods({ query: {} })).items).toMatchObject([{ mood: 'calm' }])
})

test('every push message shows a notification, whatever is open', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  await visit(page)
  const devtools = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await found
  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications()
      return notifications.map(({ body }) => body)
    })
  const message = {
    title: 'A moment for yourself',
    body: 'The kettle first.',
    tag: 'reminder',
    token: null,
    actions: [],
  }
  // A busy browser drops a message whose worker starts too late. Its tag shows it once, however often it comes.
  await expect(async () => {
    await deliver(JSON.stringify(message))
    await expect.poll(shown, { timeout: 5000 }).toEqual(['The kettle first.'])
  }).toPass()
  await page.goto('about:blank')
  await deliver('of another version')
  await page.goto('/')
  await expect.poll(shown).toEqual(['Whenever you’re ready.'])
})

test('a table that another app shares opens in the import', async ({ page }) => {
  await visit(page)
  // As the device does: a form with the file, sent to the address in the manifest.
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'POST'
    form.enctype = 'multipart/form-data'
    form.action = '/share'
    const chosen = new DataTransfer()
    chosen.items.add(new File(['Date,Minutes,Notes\n2026-01-05,20,by the mill\n'], 'sits.csv', { type: 'text/csv' }))
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file', files: chosen.files })
    form.append(input)
    document.body.append(form)
    form.submit()
  })
  await expect(page).toHaveURL('/settings/import')
  await expect(page.getByText('sits.csv')).toBeVisible()
  expect(await allStored(page)).not.toContain('by the mill')
})
