import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { mailTo } from './support/mail.ts'
import { expectAccessible, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'

const fields = {
  currentPractice: ['absolute-beginner', 'beginner', 'intermediate', 'advanced', 'teacher'],
  practiceTypes: ['meditation', 'yoga', 'eight-limbs', 'philosophy', 'breathwork', 'all'],
  practiceFrequency: ['daily', 'few-times-week', 'weekly', 'monthly', 'rarely', 'wanting-to-start'],
  primaryInterest: ['tracking', 'ai-guidance', 'community', 'eight-limbs', 'personal-growth', 'wellness'],
  heardAboutUs: ['friend', 'social-media', 'search', 'yoga-community', 'blog', 'other'],
}

const submit = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' })

/** Fills in the three fields that need an answer. */
async function fillIn(page: Page, email = `${randomUUID()}@example.org`) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Your experience').selectOption('beginner')
  return email
}

/** Four selects, the notes, the referral code and the link in its hint. */
const optionalStops = 7

for (const width of [390, 1280]) {
  test(`at ${width} px a visitor joins with the keyboard alone, and the confirmation arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const faults = await watchForFaults(page)
    const email = `${randomUUID()}@example.org`
    await page.goto('/waitlist')
    await page.getByLabel('Email').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Asha Rao')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Inter')
    for (let stop = 0; stop < optionalStops; stop += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(submit(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Journey')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Welcome to the journey!', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    expect(faults).toEqual([])
    expect((await mailTo(email)).subject).toBe('You’re on the waitlist')
  })
}

test('every answer is sent, and empty ones are left out', async ({ page }) => {
  const bodies: unknown[] = []
  await page.route('**/api/waitlist', (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ json: { message: 'Welcome to the journey!' } })
  })
  await page.goto('/waitlist')
  await fillIn(page, 'asha@example.org')
  await page.getByLabel('How often').selectOption('few-times-week')
  await page.getByLabel('Anything else you’d like us to know').fill('I sit at dawn.')
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Journey')
  expect(bodies).toEqual([
    {
      email: 'asha@example.org',
      name: 'Asha Rao',
      currentPractice: 'beginner',
      practiceFrequency: 'few-times-week',
      additionalNotes: 'I sit at dawn.',
    },
  ])
})

test('the selects offer exactly their choices', async ({ page }) => {
  await page.goto('/waitlist')
  for (const [name, values] of Object.entries(fields)) {
    const options = page.locator(`select[name="${name}"] option`)
    await expect(options).toHaveCount(values.length + 1)
    expect(await options.evaluateAll((list) => list.map((option) => (option as HTMLOptionElement).value))).toEqual([
      '',
      ...values,
    ])
  }
})

test('what is missing is said at each field, and the first one gets the focus', async ({ page }) => {
  await page.goto('/waitlist')
  await submit(page).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  await expect(page.getByLabel('Your experience')).toHaveAccessibleDescription('Please select a valid experience level')
})

test('an email that is none is refused before it is sent', async ({ page }) => {
  await page.goto('/waitlist')
  await fillIn(page, 'asha at example')
  await submit(page).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
})

test('the button shows that the entry is on its way', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/waitlist', async (route) => {
    await answer.promise
    await route.fulfill({ json: { message: 'Welcome to the journey!' } })
  })
  await page.goto('/waitlist')
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Joining...' })).toHaveAttribute('aria-disabled', 'true')
  answer.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Journey')
})

const failures = [
  {
    what: 'an error of ours',
    answer: { status: 500, json: { code: 'service.failed', message: 'Not now.' } },
    text: 'HTTP 500: Not now.',
  },
  {
    what: 'an answer that is not JSON',
    answer: { status: 502, contentType: 'text/plain', body: 'No upstream' },
    text: 'HTTP 502: No upstream',
  },
]

for (const { what, answer, text } of failures) {
  test(`${what} is told as '${text}' and what was typed stays`, async ({ page }) => {
    await page.route('**/api/waitlist', (route) => route.fulfill(answer))
    await page.goto('/waitlist')
    const email = await fillIn(page)
    await submit(page).click()
    await expect(page.getByText('Something went wrong', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
}

test('a server that cannot be reached is told as a network error', async ({ page }) => {
  await page.route('**/api/waitlist', (route) => route.abort())
  await page.goto('/waitlist')
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByText('Network error: Failed to fetch').first()).toBeVisible()
})

test('what the server refuses is said at its field', async ({ page }) => {
  const fieldError = {
    code: 'request.invalid',
    message: 'Please check the highlighted fields.',
    fields: { name: 'Too long' },
  }
  await page.route('**/api/waitlist', (route) => route.fulfill({ status: 422, json: fieldError }))
  await page.goto('/waitlist')
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Too long')
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('sending the same entry again after a lost answer repeats its key, a changed entry gets a new one', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/waitlist', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.fulfill({ status: 503, body: 'Later' })
  })
  await page.goto('/waitlist')
  await fillIn(page)
  await submit(page).click()
  await expect.poll(() => keys.length).toBe(1)
  await submit(page).click()
  await expect.poll(() => keys.length).toBe(2)
  await page.getByLabel('Name').fill('Asha R.')
  await submit(page).click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the form, its errors and the thanks are accessible in the ${colorScheme} theme`, async ({ page }) => {
    const faults = await watchForFaults(page)
    await page.route('**/api/waitlist', (route) => route.fulfill({ json: { message: 'Welcome to the journey!' } }))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/waitlist')
    await submit(page).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expectAccessible(page)
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Journey')
    await expectAccessible(page)
    expect(faults).toEqual([])
  })
}

test('the form fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/waitlist')
  await submit(page).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
