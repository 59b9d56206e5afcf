import { expect, type Page } from '@playwright/test'
import { said } from './support/member.ts'
import { operators } from './support/operators.ts'
import { watchForFaults } from './support/page-checks.ts'
import { share, otherMember, type OtherMember } from './support/people.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const searches = '**/api/users/search?*'
const results = (page: Page) => page.getByRole('list', { name: 'People found' }).getByRole('listitem')
const follow = (page: Page, { displayName }: OtherMember, state = 'Follow') =>
  page.getByRole('button', { name: `${state} ${displayName}`, exact: true })

async function openSearch(page: Page): Promise<void> {
  await page.goto('/community')
  await page.getByRole('tab', { name: 'Search' }).click()
}

test(
  'Discover suggests people; following one updates the button and the counts',
  { tag: '@smoke' },
  async ({ page }) => {
    const faults = await watchForFaults(page)
    const asha = await signInAsNewMember(page)
    const { username } = await asha.account.me()
    const jun = await otherMember('Jun')
    await page.goto('/community')
    await expect(page.getByRole('tab')).toHaveText(['Discover', 'Search'])
    await follow(page, jun).click()
    await expect(follow(page, jun, 'Following')).toBeFocused()
    await page.getByRole('link', { name: new RegExp(jun.displayName) }).click()
    await expect(page).toHaveTitle(`${jun.displayName} · Sadhana Compass`)
    await expect(page.getByRole('button', { name: '1 Follower' })).toBeVisible()
    await follow(page, jun, 'Following').click()
    await expect(page.getByRole('button', { name: '0 Followers' })).toBeVisible()
    await expect(follow(page, jun)).toBeVisible()
    await page.goto(`/people/${username}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Follow|Following) Asha/ })).toBeHidden()
    expect(faults).toEqual([])
  },
)

test('the badge appears when operators verify a member, and disappears when they withdraw it', async ({ page }) => {
  await signInAsNewMember(page)
  const jun = await otherMember('Jun')
  await share(jun)
  operators('verify', jun.username)
  const name = page.getByRole('link', { name: `${jun.displayName} Verified @${jun.username}` })
  await page.goto(`/community?tab=search&q=${jun.displayName}`)
  await expect(results(page).locator(name)).toBeVisible()
  await page.goto('/?tab=community')
  await expect(name).toBeVisible()
  await page.goto(`/people/${jun.username}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Verified')
  operators('verify', jun.username, '--withdraw')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jun.displayName)
})

test('search starts at two characters, after a pause; with fewer, the results are cleared', async ({ page }) => {
  await signInAsNewMember(page)
  const jun = await otherMember('Jun')
  const queries: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/users/search') queries.push(searchParams.get('q') ?? '')
  })
  await openSearch(page)
  const text = page.getByLabel('Name or username')
  await text.fill(' x ')
  await text.pressSequentially(jun.displayName)
  await text.fill(`  ${jun.displayName} `)
  await expect(results(page)).toHaveCount(1)
  expect(queries.filter((q) => q.trim().length < 2)).toEqual([])
  expect(queries.at(-1)).toBe(jun.displayName)
  await expect(page.getByText('1 person found')).toBeAttached()
  await text.fill(jun.displayName.charAt(0))
  await expect(results(page)).toHaveCount(0)
  await text.fill('qqqqqqqqzzzz')
  await expect(page.getByText('No one here has that name.')).toBeVisible()
  await text.fill(jun.username)
  await results(page).getByRole('link').click()
  await page.goBack()
  await expect(text).toHaveValue(jun.username)
  await expect(results(page)).toHaveCount(1)
})

test('a newer search cancels the previous one, whose late results are never shown', async ({ page }) => {
  await signInAsNewMember(page)
  const [jun, kavita] = [await otherMember('Jun'), await otherMember('Kavita')]
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().includes(encodeURIComponent(jun.displayName)),
  )
  const way = Promise.withResolvers<void>()
  await page.route(searches, async (route) => {
    if (route.request().url().includes(encodeURIComponent(jun.displayName))) await way.promise
    await route.continue().catch(() => undefined)
  })
  await openSearch(page)
  const text = page.getByLabel('Name or username')
  const firstRequest = page.waitForRequest((request) => request.url().includes(encodeURIComponent(jun.displayName)))
  await text.fill(jun.displayName)
  await firstRequest
  await text.fill(kavita.displayName)
  await cancelled
  way.resolve()
  await expect(results(page)).toHaveText([new RegExp(kavita.displayName)])
})

test('a member who approves followers gets a request, and accepts or declines it', async ({ page, otherBrowser }) => {
  await signInAsNewMember(page)
  const theirs = await otherBrowser.newPage()
  const kavita = await signInAsNewMember(theirs, 'Kavita Menon')
  const me = await kavita.account.me()
  await theirs.goto('/settings/privacy')
  await theirs.getByRole('switch', { name: 'Approve followers' }).check()
  await expect(said(theirs, 'Settings saved')).toBeVisible()
  const ben = await otherMember('Ben')
  await ben.member.community.follow({ params: { id: me.id } })

  await page.goto(`/people/${me.username}`)
  await page.getByRole('button', { name: 'Follow Kavita Menon' }).click()
  await expect(page.getByRole('button', { name: 'Requested Kavita Menon' })).toBeFocused()
  await expect(page.getByRole('button', { name: '0 Followers' })).toBeVisible()

  await theirs.goto('/community')
  const requests = theirs.getByRole('region', { name: 'Follow requests' })
  await requests.getByRole('button', { name: 'Accept Asha Rao' }).click()
  await expect(requests.getByText('Accepted')).toBeFocused()
  await requests.getByRole('button', { name: `Decline ${ben.displayName}` }).click()
  await expect(requests.getByText('Declined')).toBeFocused()
  await theirs.reload()
  await expect(theirs.getByRole('tab', { name: 'Discover' })).toBeVisible()
  await expect(requests).toBeHidden()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Following Kavita Menon' })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 Follower' })).toBeVisible()
  expect((await ben.member.community.person({ params: { username: me.username } })).follow).toBe('none')
})

test('another member’s lists lead from person to person', async ({ page }) => {
  await signInAsNewMember(page)
  const [ben, jun] = [await otherMember('Ben'), await otherMember('Jun')]
  await ben.member.community.follow({ params: { id: jun.id } })
  await page.goto(`/people/${jun.username}`)
  await page.getByRole('button', { name: '1 Follower' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(ben.displayName) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: ben.displayName })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: '1 Following' }).click()
  await follow(page, jun).click()
  await expect(follow(page, jun, 'Following')).toBeFocused()
})
