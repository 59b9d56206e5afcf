// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { EverythingInView } from '#testing/in-view.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ownWords, within, words, wordsAboutAi } from '#testing/spoken-words.ts'
import { MemberFrame } from './frames/member-frame.tsx'
import { RouteTable } from './route-table.tsx'
import { memberRoutes } from './routes.tsx'
import { answersOf, marked, user } from './some-of-everything.ts'

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))

/** Numbers near a streak, a level or experience: anywhere in the panel or part of the page that names one. */
const figuresBeside = () => {
  const named = within(document.body).filter((element) => /streak|level|experience/i.test(ownWords(element)))
  const blocks = named.map((element) => element.closest('.panel, section, article, header, h1, li') ?? element)
  return [...new Set(blocks)].map(words).filter((text) => /\d/.test(text))
}

/** The member's numbers anywhere on the page, including its title. */
const figuresOfMember = () =>
  [document.title, ...within(document.body).map(ownWords)].filter((text) => marked.test(text))

const examples: Record<string, string> = { slug: 'closing-the-doors', username: 'tomas' }
const addresses = memberRoutes.map(({ path }) =>
  path.replace('*', '/nowhere').replaceAll(/:(\w+)/g, (parameter, name: string) => examples[name] ?? parameter),
)

function expectLoaded() {
  expect(screen.getAllByRole('heading', { level: 1 })).not.toEqual([])
  expect(queryClient.isFetching()).toBe(0)
  expect(document.querySelector('.skeleton, .spinner')).toBeNull()
  // The code of a tab may still be loading.
  for (const panel of screen.queryAllByRole('tabpanel')) expect(panel.textContent).not.toBe('')
}

/**
 * A query starts, and its reply renders, one turn after the page looks finished. So we wait until it stays the same.
 */
async function shown() {
  for (let before; before !== document.body.innerHTML || queryClient.isFetching() > 0;) {
    before = document.body.innerHTML
    await waitFor(expectLoaded)
    await act(() => new Promise<void>((turn) => setTimeout(turn)))
  }
}

async function open(path: string, quietMode: boolean) {
  const app = (
    <MemberFrame user={user}>
      <RouteTable routes={memberRoutes} />
    </MemberFrame>
  )
  renderScreen(app, { api: answersOf(quietMode), path, user })
  await shown()
}

/** Goals are chosen there, texts explain rules or studies, and shared pages show what the member chose to share. */
const hasOtherFigures = /^\/(settings\/(practice|sharing)|guide|accessibility|what-can-help|shared\/:token)$/
const figuresIn = (path: string) => [...figuresOfMember(), ...(hasOtherFigures.test(path) ? [] : figuresBeside())]

/** The numbers on a page and in each of its tabs, by the name of the tab; words about AI count like numbers. */
async function walk(path: string, quietMode: boolean) {
  await open(path, quietMode)
  const tabs = screen.queryAllByRole('tab').map((tab) => tab.textContent)
  const found = () => [...figuresIn(path), ...(quietMode ? wordsAboutAi(path) : [])]
  const results = [{ tab: tabs[0] ?? '', figures: found() }]
  for (const tab of tabs.slice(1)) {
    fireEvent.click(screen.getByRole('tab', { name: tab }))
    await shown()
    results.push({ tab, figures: found() })
  }
  return results.filter(({ figures }) => figures.length > 0)
}

test.each(addresses)(
  'in quiet mode and without the guide, %s and its tabs show no number of a streak, a level or experience, and no word about AI',
  async (path) => {
    expect(await walk(path, true)).toEqual([])
  },
)

test.each([
  ['/', ['Dashboard']],
  ['/gamification', ['Streaks', 'Achievements', 'Challenges', 'Buddies', 'Progress']],
  ['/meditation', ['Insights']],
  ['/profile', ['Profile']],
  ['/people/tomas', ['']],
  ['/wellness/compare', ['']],
  ['/wellness/reflection', ['']],
])('the test can find them: without quiet mode %s has some in %j', async (path, tabs) => {
  const results = await walk(path, false)
  expect(results.map(({ tab }) => tab)).toEqual(expect.arrayContaining(tabs))
})

test('a number counts anywhere in the panel that names a streak, even if only screen readers get it', async () => {
  await open('/gamification', false)
  expect(figuresBeside().length).toBeGreaterThan(1)
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

test('a stone with a number for a name stays hidden in quiet mode', async () => {
  await open('/gamification?tab=achievements', true)
  expect(screen.getByText('Still water')).toBeTruthy()
  expect(screen.queryByText('Ten hours')).toBeNull()
  expect(screen.queryByText(/laid this year/)).toBeNull()
  expect(screen.queryByText(/ of 8,?340/)).toBeNull()
})

test('the test can find words about AI: with the guide, home has some', async () => {
  await open('/', false)
  expect(wordsAboutAi('/')).not.toEqual([])
})
