import { expect, type Page } from '@playwright/test'
import { aFreshMember, aFullLife, aLongHistory, aMoveAway, anOperatorsDay } from './support/walk/lives.ts'
import { dismissToast } from './support/page-checks.ts'
import { openFold, fillFeelings, saveButton } from './support/practice-form.ts'
import { control } from './support/sit.ts'
import { onThisMachine } from './support/slowness.ts'
import { signInAsStandIn } from './support/stand-in-member.ts'
import { test } from './support/test.ts'
import { pagesOf, walk, type Stop } from './support/walk/walk.ts'

// Each walk opens about a dozen pages.
test.setTimeout(onThisMachine(300_000))
// Endless animations never finish, and contrast can be checked only when nothing moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const seen = (words: string | RegExp) => (page: Page) => expect(page.getByText(words).first()).toBeVisible()

const forVisitors: readonly Stop[] = [
  { path: '/', title: 'Find your bearing', keepsTheme: true, isMeasuredAtADesk: true, isLight: true },
  { path: '/login', title: 'Welcome back', isMeasuredAtADesk: true, isLight: true },
  { path: '/login?view=forgot', title: /./ },
  { path: '/login?view=reset', title: 'Choose a new password' },
  { path: '/login#recovery=abc', title: /./ },
  { path: '/register', title: 'Create account', isMeasuredAtADesk: true, isLight: true },
  { path: '/verify-email#token=abc', title: 'Verify your email' },
  { path: '/waitlist', title: 'Join the Waitlist', isMeasuredAtADesk: true, isLight: true },
  { path: '/waitlist', title: 'Join the Waitlist', act: sendEmptyForm },
  { path: '/waitlist', title: 'Join the Waitlist', act: joinWaitlist },
  { path: '/pricing', title: 'Conscious Giving, Conscious Growth' },
  { path: '/guide', title: /./ },
  { path: '/guide#analytics', title: /./ },
  { path: '/help-now', title: 'Talk to a person, now.' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/terms', title: 'Terms' },
  { path: '/accessibility', title: 'Accessibility' },
]

async function sendEmptyForm(page: Page): Promise<void> {
  await button(page, 'Join the Waitlist').click()
  await expect(page.getByText('Name is required')).toBeVisible()
}

async function joinWaitlist(page: Page): Promise<void> {
  await page.route('**/api/waitlist', (route) => route.fulfill({ json: { message: 'Welcome to the journey!' } }))
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Your experience').selectOption('beginner')
  await button(page, 'Join the Waitlist').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Journey')
  // The toast's code may load after the heading.
  await expect(page.locator('.toast')).toBeVisible()
  await dismissToast(page)
}

/** For a member who has practised for two months. */
const ofPractice: readonly Stop[] = [
  { path: '/', title: 'Good', whole: seen('Take your log with you'), isMeasuredAtADesk: true, isLight: true },
  { path: '/?tab=practice', title: 'New Practice Session', isLight: true },
  { path: '/?tab=practice', title: 'New Practice Session', act: openAllFolds },
  { path: '/?tab=practice', title: 'New Practice Session', act: logUsualPractice },
  { path: '/what-can-help#sources', title: 'What can help now' },
  { path: '/sessions', title: 'All my sessions', isLight: true },
  { path: '/sessions', title: 'All my sessions', act: deleteOne },
  { path: '/sessions', title: 'All my sessions', act: openEditor },
  { path: '/sessions?view=deleted', title: 'All my sessions' },
  { path: '/gamification', title: 'Practice journey', whole: seen('Current streak'), isLight: true },
  { path: '/gamification?tab=achievements', title: 'Practice journey' },
  { path: '/gamification?tab=challenges', title: 'Practice journey' },
  { path: '/gamification?tab=buddies', title: 'Practice journey', maxScriptBytes: 195_000 },
  { path: '/gamification?tab=learning', title: 'Practice journey' },
  { path: '/gamification?tab=progress', title: 'Practice journey' },
  { path: '/gamification/learning/closing-the-doors', title: 'Closing the doors' },
]

async function openAllFolds(page: Page): Promise<void> {
  await expect(button(page, /^Dhyana 30 minutes/)).toBeVisible()
  for (const fold of ['moment', 'notes', 'sharing'] as const) await openFold(page, fold)
}

async function logUsualPractice(page: Page): Promise<void> {
  await button(page, /^Dhyana 30 minutes/).click()
  await fillFeelings(page)
  await saveButton(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Dhyana, 30 minutes' })).toBeVisible()
}

async function deleteOne(page: Page): Promise<void> {
  await button(page, /^Delete Dhyana/)
    .first()
    .click()
  await expect(page.getByRole('row').filter({ hasText: 'Deleted' })).toBeVisible()
  await dismissToast(page)
}

async function openEditor(page: Page): Promise<void> {
  await button(page, /^Edit /)
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Edit practice session' })).toBeVisible()
}

/** For a member who knows people and has filled in everything. */
const ofALife = ({ friend, me, partner }: { friend: string; me: string; partner: string }): readonly Stop[] => [
  {
    path: '/?tab=community&feed=following',
    title: 'Community',
    whole: seen(/^Read more|A long breath/),
    maxShift: 0.02,
    isMeasuredAtADesk: true,
  },
  {
    path: '/community',
    title: 'Community',
    whole: seen('Follow requests'),
    // With the practices, fonts for their notes and for names, the next room and the inbox.
    maxRequests: 18,
    maxShift: 0.02,
    isMeasuredAtADesk: true,
    isLight: true,
  },
  { path: '/rooms', title: 'Sit together', isLive: true, isMeasuredAtADesk: true },
  { path: '/inbox', title: 'Inbox', whole: seen(/Tomás .*wrote to you/), isLive: true, isMeasuredAtADesk: true },
  { path: '/inbox/settings', title: 'What reaches you', isMeasuredAtADesk: true },
  { path: '/messages', title: 'Messages', whole: seen(/Tomás/), isLive: true, isMeasuredAtADesk: true },
  {
    path: `/messages/${partner}`,
    title: 'Messages',
    whole: seen('Six thirty tomorrow?'),
    isLive: true,
    maxRequests: 28,
    isMeasuredAtADesk: true,
  },
  { path: `/people/${friend}`, title: 'Ana Lucía', maxShift: 0.02, isMeasuredAtADesk: true },
  { path: `/people/${me}`, title: 'Asha Rao', isLight: true },
  { path: '/profile', title: 'Asha Rao', isLight: true },
  { path: '/profile?tab=social', title: 'Asha Rao' },
  { path: '/profile?tab=referrals', title: 'Asha Rao' },
  { path: '/profile?tab=settings', title: 'Asha Rao' },
  { path: '/profile?tab=settings&change=password', title: 'Asha Rao', maxScriptBytes: 201_500 },
  { path: '/profile?tab=subscription', title: 'Asha Rao' },
  { path: '/wellness', title: 'Wellness Tracking', isLight: true },
  { path: '/wellness?tab=sleep', title: 'Wellness Tracking' },
  { path: '/wellness?tab=insights', title: 'Wellness Tracking' },
  { path: '/wellness?tab=insights', title: 'Wellness Tracking', act: showTables },
  { path: '/wellness?tab=preferences', title: 'Wellness Tracking' },
  { path: '/wellness/questions', title: 'Ask your own practice' },
  { path: '/wellness/reflection', title: 'Insights' },
  { path: '/wellness/compare', title: 'Insights' },
]

async function showTables(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Associated with' })).toBeVisible()
  // Each button has another label once it has been pressed.
  const toggles = button(page, 'Show as table')
  for (let left = await toggles.count(); left > 0; left--) await toggles.first().click()
}

const ofSettings: readonly Stop[] = [
  { path: '/waiting', title: 'Everything has been sent', isLight: true },
  { path: '/wellness/deleted', title: 'Recently deleted', isLight: true },
  { path: '/settings', title: 'Settings', isLight: true },
  { path: '/settings/practice', title: 'Practice settings', whole: seen('You’re on this pause now.'), isLight: true },
  { path: '/settings/reminders', title: 'Reminders', isLight: true },
  { path: '/settings/device', title: 'This browser needs a network' },
  { path: '/settings/privacy', title: 'Privacy settings', isLight: true },
  { path: '/settings/sharing', title: 'Shared pages', isLight: true },
  { path: '/settings/letters', title: 'Write to us', isLight: true },
  { path: '/settings/archive', title: /./ },
  { path: '/settings/import', title: 'Import', isLight: true },
  { path: '/settings/move', title: 'Move', isLight: true },
  { path: aMoveAway, title: 'Move to next.example?', whole: seen('What stays here'), isLight: true },
  { path: '/settings/erase', title: 'Erase your account', isLight: true },
  { path: '/security', title: 'Account Security', isLight: true },
  { path: '/security?tab=verification', title: 'Account Security' },
  {
    path: '/security?tab=verification',
    title: 'Account Security',
    act: (page) => button(page, 'I have a code').click(),
  },
  { path: '/security?tab=activity', title: 'Account Security', whole: seen('Account created') },
  { path: '/security?tab=access-tokens', title: 'Account Security', whole: seen('Nothing but you can open your log') },
]

/** The timer with its dial and dialogs; and the pages of own sits, which need all of it and more. */
const [timerBytes, sitsBytes] = [184_500, 192_000]

const ofAFreshMember: readonly Stop[] = [
  { path: '/', title: 'Welcome', whole: seen('No practice sessions yet'), isLight: true },
  { path: '/?tab=community', title: 'Community' },
  { path: '/welcome', title: 'Sit for one minute?', isLight: true },
  { path: '/welcome?card=why', title: 'What brings you?', isLight: true },
  { path: '/welcome?card=who', title: 'Who may see you?', isLight: true },
  {
    path: '/meditation',
    title: 'Meditation',
    maxShift: 0,
    maxScriptBytes: timerBytes,
    maxRequests: 15,
    isMeasuredAtADesk: true,
    isLight: true,
  },
  { path: '/meditation', title: 'Meditation', act: openInsights, maxScriptBytes: timerBytes, maxRequests: 15 },
  { path: '/meditation/sits', title: 'Your sits', whole: seen('No sits saved yet'), maxScriptBytes: sitsBytes },
  { path: '/meditation/sits/new', title: 'A sit of your own', whole: seen('Stretches'), maxScriptBytes: sitsBytes },
  {
    path: '/meditation/sits/new?part=breath',
    title: 'Your breath',
    whole: seen('Use this breath'),
    maxScriptBytes: 193_500,
  },
  { path: '/meditation?tab=sound', title: 'Meditation', whole: seen('Only sound'), maxScriptBytes: sitsBytes },
  { path: '/sessions', title: 'All my sessions', isLight: true },
  { path: '/wellness', title: 'Wellness Tracking', isLight: true },
  // This stop comes last, because a running sit is shown on every page.
  {
    path: '/meditation',
    title: 'Meditation',
    act: startSit,
    // A running sit also loads what saves it and what draws toasts, in case it ends without a network.
    maxScriptBytes: 197_500,
    isWeighedAfterActing: true,
  },
]

async function startSit(page: Page): Promise<void> {
  await control(page, 'Start').click()
  await expect(control(page, 'Pause')).toBeVisible()
}

async function openInsights(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Insights' }).click()
  await expect(page.getByText('Your sits will be here')).toBeVisible()
}

/** Failed calls are retried, so they aren't counted. */
const ofAServerThatFails: readonly Stop[] = [
  { path: '/', title: 'Mira', act: seen('We couldn’t load') },
  { path: '/privacy', title: 'Privacy', act: seen('Privacy') },
  { path: '/no/such/page', title: 'There’s no page here', act: seen('Go home') },
]

const ofAnOperator = ({ letter, member, report }: Record<'letter' | 'member' | 'report', string>): readonly Stop[] => [
  { path: '/operators', title: 'Overview', whole: seen('Email queue') },
  { path: '/operators/waitlist', title: 'Waitlist' },
  { path: '/operators/letters', title: 'Letters' },
  { path: `/operators/letters/${letter}`, title: 'Is there a bell halfway?' },
  { path: '/operators/challenges', title: 'Challenges' },
  { path: '/operators/switches', title: 'Switches' },
  { path: '/operators/closing', title: 'Closing' },
  { path: '/operators/reports', title: 'Reports' },
  { path: `/operators/reports/${report}`, title: 'Reports' },
  { path: '/operators/members', title: 'Members' },
  { path: `/operators/members/${member}`, title: /./ },
  { path: '/operators/audit', title: 'Audit log' },
]

const anyone = { friend: '*', me: '*', partner: '*' }
const pages = pagesOf([
  ...[forVisitors, ofPractice, ofALife(anyone), ofSettings, ofAFreshMember, ofAServerThatFails].flat(),
  ...ofAnOperator({ letter: '*', member: '*', report: '*' }),
])

const halves = (stops: readonly Stop[]) => [stops.slice(0, stops.length / 2), stops.slice(stops.length / 2)]

test.describe('pages are light, don’t shift, cover nothing and are accessible, and every link leads somewhere', () => {
  for (const [index, some] of halves(forVisitors).entries())
    test(`the pages of a visitor, part ${index + 1}`, ({ page }) => walk(page, some, { pages }))

  for (const [index, some] of halves(ofPractice).entries())
    test(`the pages of a member who has practised for two months, part ${index + 1}`, async ({ page }) => {
      await aLongHistory(page)
      await walk(page, some, { pages })
    })

  test('the pages of a member who knows people', async ({ page }) => {
    await walk(page, ofALife(await aFullLife(page)), { pages })
  })

  test('the settings of a member', async ({ page }) => {
    await aFreshMember(page, { isPausing: true })
    await walk(page, ofSettings, { pages })
  })

  test('the pages of a new member', async ({ page }) => {
    await aFreshMember(page)
    await walk(page, ofAFreshMember, { pages })
  })

  test('the pages of a member while the server fails', async ({ page }) => {
    await signInAsStandIn(page)
    await walk(page, ofAServerThatFails, { pages })
  })

  test('the pages of an operator', async ({ page }) => {
    // All pages of the console are in one chunk.
    await walk(page, ofAnOperator(await anOperatorsDay(page)), { pages, scriptBudget: 212_500 })
  })
})
