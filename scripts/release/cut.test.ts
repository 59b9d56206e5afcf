import { expect, test } from 'vitest'
import { cutChangelog, mayFollow, mayRelease, setVersion } from './cut.rules.ts'

test.each([
  ['0.1.0', '0.1.1', true],
  ['0.1.9', '0.2.0', true],
  ['0.9.3', '1.0.0', true],
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.2', false],
  ['0.1.3', '0.2.1', false],
  ['1.0.0', '0.9.0', false],
  ['0.1.0', 'v0.1.1', false],
  ['0.1.0', '0.2.0-beta', false],
])('after %s may come %s: %s', (current, next, allowed) => {
  expect(mayFollow(current, next)).toBe(allowed)
})

test.each([
  ['0.1.0', false, true],
  ['0.1.0', true, false],
  ['0.2.0', false, true],
  ['0.2.0', true, true],
  ['0.3.0', false, false],
])('with 0.1.0 in package.json, %s may be released when 0.1.0 is tagged (%s): %s', (next, isTagged, allowed) => {
  expect(mayRelease('0.1.0', next, { isTagged })).toBe(allowed)
})

const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n- A bell.\n\n## 0.1.0 (2026-01-01)\n\n- All.\n'

test('the unreleased changes become the release, and an empty section is left', () => {
  expect(cutChangelog(changelog, '0.2.0', '2026-11-16')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-16)\n\n### Added\n- A bell.\n\n## 0.1.0 (2026-01-01)\n\n- All.\n',
  )
})

test('a release without changes is refused', () => {
  const once = cutChangelog(changelog, '0.2.0', '2026-11-16')
  expect(() => cutChangelog(once, '0.2.1', '2026-11-17')).toThrow('nothing under Unreleased')
})

test('our packages depend on each other in the same version, and other dependencies stay', () => {
  const file = { version: '0.1.0', dependencies: { '@sadhana/contract': '0.1.0', zod: '4.6.7' } }
  setVersion(file, '0.2.0')
  expect(file).toEqual({ version: '0.2.0', dependencies: { '@sadhana/contract': '0.2.0', zod: '4.6.7' } })
})
