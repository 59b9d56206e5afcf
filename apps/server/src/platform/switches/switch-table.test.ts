import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type SwitchName, switchNames } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { allRoutes } from '#testing/routes.ts'
import { switchesOfJob, switchTable, usedSwitches } from './switch-table.ts'

const routes = allRoutes.map(({ route }) => ({ path: route.path, name: `${route.method} ${route.path}` }))
const isConsole = (path: string) => path.startsWith('/api/operator/')

const source = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.includes('.test.'))
const jobs = files.flatMap((file) =>
  [...readFileSync(`${source}${file}`, 'utf8').matchAll(/defineJob\(\{\s*name: '([\w.]+)'/g)].map(
    ([, name = '']) => name,
  ),
)

test('the test finds the routes and the jobs', () => {
  expect(routes.length).toBeGreaterThan(150)
  expect(jobs.length).toBeGreaterThan(30)
})

describe.each(switchNames)('the switch for %s', (name: SwitchName) => {
  const { paths, routes: held, stays, jobNames, jobs: waiting } = switchTable[name]

  test('holds every route of its kind, or says why one stays open', () => {
    const ofKind = routes.filter(({ path }) => paths.test(path) && !isConsole(path)).map((route) => route.name)
    expect(ofKind.filter((route) => !held.includes(route) && !(route in stays))).toEqual([])
  })

  test('holds every job of its kind, or says why one continues', () => {
    const undecided = jobs.filter(
      (job) => jobNames.test(job) && !waiting.some((one) => one.name === job) && !(job in stays),
    )
    expect(undecided).toEqual([])
  })

  test('names only routes and jobs that exist', () => {
    const known = new Set([...routes.map((route) => route.name), ...jobs])
    const named = [...held, ...Object.keys(stays), ...waiting.map((job) => job.name)]
    expect(named.filter((one) => !known.has(one))).toEqual([])
    expect(held.filter((one) => one in stays)).toEqual([])
  })
})

test('a switch for something that isn’t there is not shown', () => {
  const used = switchNames.filter((name) => switchTable[name].routes.length > 0)
  expect(usedSwitches).toEqual(used)
})

test('pictures that come with an archive wait for both switches', () => {
  expect(switchesOfJob('portability.restore_pictures')).toEqual(['imports', 'pictures'])
  expect(switchesOfJob('account.send_password_reset')).toEqual([])
})
