import type { LetterKind } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'
import { createCommands } from './commands.ts'

const clock = movableClock()
const app = await testApp({ clock })
const { as, config, db, mailbox, member, startWorker, withRole } = app
await startWorker()

const aLetter = (text = 'Can I log a practice for last week?', kind: LetterKind = 'question') => ({ kind, text })

async function cli(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  await createCommands({ app, config, print }).parseAsync(['letters', ...args], { from: 'user' })
  return lines
}

test('operators see supporters’ letters first, then the oldest, and no text can disturb their terminal', async () => {
  const [asha, ben] = [await member(), await member()]
  const first = await as(asha).letters.write({ body: aLetter('first\tof all\u001b[2J\nand more', 'idea') })
  const second = await as(asha).letters.write({ body: aLetter('second') })
  await db
    .insertInto('user_subscriptions')
    .values({
      user_id: ben.id,
      id: newId(),
      subscription_tier: 'standard',
      amount_cents: 600,
      end_date: new Date(clock.now().getTime() + 60_000),
    })
    .execute()
  const paid = await as(ben).letters.write({ body: aLetter('from a supporter') })
  const today = clock.now().toISOString().slice(0, 10)
  expect(await cli()).toEqual([
    `${paid.id}\t${today}\tsupporter\tquestion\t${ben.username}\tfrom a supporter`,
    `${first.id}\t${today}\tin turn\tidea\t${asha.username}\tfirst of all [2J`,
    `${second.id}\t${today}\tin turn\tquestion\t${asha.username}\tsecond`,
    '3 waiting letters',
  ])
  expect(await cli('read', first.id)).toEqual([
    `from\t${asha.username}`,
    'kind\tidea',
    'answer by email\tyes',
    'attached\tnothing',
    '>\tfirst of all [2J',
    '>\tand more',
  ])
})

test('a letter about words is read with the words, their page and their names', async () => {
  const asha = await member()
  const words = {
    language: 'de',
    page: '/people/:username',
    shown: 'Folgen',
    keys: ['a.text.ts aText.follow'],
  } as const
  const write = (keys: string[]) =>
    as(asha).letters.write({ body: { ...aLetter('Begleiten', 'idea'), words: { ...words, keys } } })
  const [found, unknown] = [await write(words.keys.slice()), await write([])]
  const about = ['words shown\tFolgen', 'language\tde', 'page\t/people/:username']
  expect((await cli('read', found.id)).slice(4, 8)).toEqual([...about, 'texts\ta.text.ts aText.follow'])
  expect((await cli('read', unknown.id)).slice(4, 8)).toEqual([...about, 'texts\tnot found'])
})

test('an answer is saved with the letter, sent by email once, and closes the letter', async () => {
  const asha = await member()
  const { id } = await as(asha).letters.write({ body: aLetter('Does the streak follow?') })
  expect(await cli('answer', id, 'Yes.\n\nIt is worked out again from all your days.')).toEqual([
    `letter ${id} answered`,
  ])
  await expect(cli('answer', id, 'Once more.')).rejects.toThrow(`no waiting letter with the id ${id}`)
  const [letter] = (await as(asha).letters.list({ query: {} })).items
  expect(letter).toMatchObject({
    state: 'answered',
    answer: 'Yes.\n\nIt is worked out again from all your days.',
    closedAt: clock.now().toISOString(),
  })
  const mail = await mailbox.mailTo(asha.email, 'An answer to your letter')
  expect(mail.text).toContain('Yes.\n\nIt is worked out again from all your days.')
  expect(mail.text).toContain('http://localhost/settings/letters')
  expect(mail.text).not.toContain('Does the streak follow?')
  expect(mailbox.sentTo(asha.email).filter(({ subject }) => subject === 'An answer to your letter')).toHaveLength(1)
})

test('a letter can be closed without an answer', async () => {
  const asha = await member()
  const { id } = await as(asha).letters.write({ body: aLetter() })
  expect(await cli('close', id, '--reason', 'The second of two')).toEqual([`letter ${id} closed`])
  expect((await as(asha).letters.list({ query: {} })).items[0]).toMatchObject({ state: 'closed', answer: null })
})

test('actions from the shell are logged, and every command can print JSON', async () => {
  const [asha, ines] = [await member(), await withRole('moderator')]
  const { id } = await as(asha).letters.write({ body: aLetter('Is there a bell?') })
  expect(JSON.parse((await cli('--json')).join(''))).toEqual(expect.arrayContaining([expect.objectContaining({ id })]))
  for (let times = 0; times < 2; times++) {
    expect(JSON.parse((await cli('read', id, '--json')).join(''))).toMatchObject({ id, text: 'Is there a bell?' })
  }
  clock.advance({ seconds: 1 })
  expect(await cli('answer', id, 'Yes.', '--json')).toEqual([JSON.stringify({ id, state: 'answered' })])
  const { items } = await as(ines).operator.audit({ query: {} })
  expect(items.filter(({ objectId }) => objectId === id)).toMatchObject([
    { act: 'letter_answered', actorKind: 'shell', subject: { username: asha.username } },
    { act: 'letter_opened', actorKind: 'shell' },
  ])
})

test.each([
  [['read', newId()], /^no waiting letter/],
  [['close', 'nonsense\u001b[2J', '--reason', 'Why'], /^this is no id of a letter$/],
  [['close', newId(), '--reason', '  '], /^Please give a reason$/],
  [['answer', newId(), '  '], /^Please write an answer$/],
])('letters %o is refused', async (args, message) => {
  await expect(cli(...args)).rejects.toThrow(message)
})
