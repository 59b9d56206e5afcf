import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'
import { disguised, pseudo } from './pseudo.ts'

test('a text gets about 40 % longer, and no plain letter is left', () => {
  const text = 'Your practices are saved on this device, and sent when the network is back.'
  const longer = disguised(text)
  expect(longer).toMatch(/^⟦.*⟧$/)
  expect(longer).not.toMatch(/[a-z]/i)
  expect(longer.length / text.length).toBeGreaterThan(1.25)
  expect(longer.length / text.length).toBeLessThan(1.5)
})

test('marks, places, addresses of links and words between asterisks stay where they are', () => {
  expect(disguised('Read the <terms>terms</terms> about {limb}.')).toBe(
    '⟦Ŕééááđ ťĥéé <terms>ťééŕɱš</terms> ááƀóóúúť {limb}.⟧',
  )
  expect(disguised('See [Home](/home) or *sit*.')).toBe('⟦Šéééé [Ĥóóɱéé](/home) óóŕ *šííť*.⟧')
})

test('a text that has been disguised once stays so', () => {
  const once = disguised('Calm')
  expect(disguised(once)).toBe(once)
  expect(disguised(`You felt ${once}.`)).toBe('⟦Ýóóúú ƒééĺť Ćááĺɱ.⟧')
})

test('ids, names and Sanskrit stay, because no translation changes them', () => {
  const english = { id: 'home', limb: 'Dhyana', title: 'Back', list: ['home', 'Sit'] }
  const [german, spanish] = [
    { ...english, title: 'Zurück', list: ['home', 'Sitzen'] },
    { ...english, title: 'Volver', list: ['home', 'Sit'] },
  ]
  expect(pseudo(english, [german, spanish])).toEqual({
    id: 'home',
    limb: 'Dhyana',
    title: '⟦Ƀááćķ⟧',
    list: ['home', '⟦Šííť⟧'],
  })
})

test('a function keeps the values that it is given, and disguises what it looks up', () => {
  const follows = pseudo((name: string) => `You follow ${name}`, [(name: string) => `Du folgst ${name}`])
  expect(follows('Asha Rao')).toBe('⟦Ýóóúú ƒóóĺĺóóŵ Asha Rao⟧')
  const words: Record<string, string> = { calm: 'ruhig' }
  const feeling = pseudo((name: string) => `${name}, then`, [(name: string) => `${words[name]}, dann`])
  expect(feeling('calm')).toBe('⟦ćááĺɱ, ťĥééñ⟧')
})

test('numbers, dates and missing texts stay what they are', () => {
  const texts = { none: undefined, least: 3, since: new Date(0), isShort: (text: string) => text.length < 3 }
  const changed = pseudo(texts, [texts])
  expect(changed).toMatchObject({ none: undefined, least: 3, since: new Date(0) })
  expect(changed.isShort('ab')).toBe(true)
})

test('a plain word is found, with its place and the text around it', () => {
  const seen = [
    { text: '⟦Šááṽéé⟧ now', where: '/ button' },
    { text: disguised('Save it'), where: '/ p' },
  ]
  expect(plainWords(seen, [])).toEqual(['/ button: now, in “⟦Šááṽéé⟧ now”'])
})

test('names, Sanskrit, dates, zones, and words of the API are no findings', () => {
  const seen = [
    'Asha Rao · 14 Nov',
    'asha-2a9d68d0-ecf5',
    'Tue',
    'Wed',
    'Sat',
    '⟦Ĥéé⟧, Asha',
    '⟦/people/asha⟧',
    '⟦Šééñđ⟧ data.csv',
    'https://next.example/a',
    'me@example.org',
    'A long breath',
    'America/Juneau',
    'America/Port of Spain',
    'Dhyana',
    'Monday',
    'Europe/Berlin',
    'Sadhana Compass',
    '12 h',
  ].map((text) => ({ text, where: '/' }))
  expect(
    plainWords(seen, ['Asha Rao', 'Jun Park', 'asha-2a9d68d0-ecf5', 'A long breath, and another one.', 'calm']),
  ).toEqual([])
})

test('a key of the API is no excuse for a word, and neither is one word of a sentence', () => {
  const seen = ['calm last-30-days', 'Save', 'calm/Save'].map((text) => ({ text, where: '/' }))
  expect(plainWords(seen, ['calm', 'last-30-days', 'Save your practice first.'])).toHaveLength(3)
})
