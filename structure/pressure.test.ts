import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

type Source = { path: string; text: string }

/**
 * The texts of screens, notices, emails and the catalogue. Articles may speak of loss, and so may members, so the words
 * that the guide looks for in their messages are left out, and so are those that no translation may have.
 */
const places = ['apps/web/src', 'apps/server/src', 'apps/server/migrations', 'packages/contract/src']

const sources: Source[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...places], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) =>
      /\.(tsx?|sql)$/.test(path) &&
      !/\.test\.tsx?$|\/(generated|content)\/|\/crisis\/crisis[\w-]*\.rules\.ts$|\/languages\/testing\//.test(path),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const pressing =
  /\blose\b|\bdon['’]t break\b|\blast chance\b|\byou(?: are|['’]re) behind\b|\bonly (?:\w+|\$\{[^}]*\}) left\b/i
const isComment = (line: string) => /^(\/\/|\/?\*|--|\{\/\*)/.test(line)

const pressure = (files: Source[]): string[] =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line: line.trim(), where: `${path}:${index + 1}` }))
      .filter(({ line }) => pressing.test(line) && !isComment(line))
      .map(({ where }) => where),
  )

test('no label, notice or email puts pressure on anyone', () => {
  const planted = [
    "title: 'You could lose your streak'",
    "text: 'Don’t break the chain'",
    '<p>Last chance</p>',
    "title: 'You’re behind'",
    "text: 'You are behind your friends'",
    'hint: `only ${left} left`',
    "text: 'Only 3 left'",
  ]
  expect(pressure([{ path: 'a.tsx', text: planted.join('\n') }])).toHaveLength(planted.length)
  expect(sources.length).toBeGreaterThan(500)
  expect(pressure(sources)).toEqual([])
})
