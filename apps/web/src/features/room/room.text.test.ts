import { roomAudiences } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { roomText as text } from './room.text.ts'

describe('one and several have sentences of their own', () => {
  test.each([
    [text.room.placesLeft(1), '1 place left'],
    [text.room.placesLeft(8), '8 places left'],
    [text.room.sitting(1), '1 person is sitting'],
    [text.room.sitting(7), '7 people are sitting'],
    [text.after.bows(1), '1 person has bowed so far.'],
    [text.after.bows(4), '4 people have bowed so far.'],
    [text.after.title(1, 1), '1 minute, 1 person.'],
    [text.after.title(20, 7), '20 minutes, 7 people.'],
    [text.inMinutes(1), 'minute'],
    [text.inMinutes(12), 'minutes'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected)
  })
})

test('every audience has a label and a phrase', () => {
  for (const audience of roomAudiences) {
    expect(text.own.audiences[audience]).toMatch(/^[A-Z]/)
    expect(text.yours(audience)).toBe(`Your room, ${text.openTo[audience]}`)
  }
})

test('a room that starts now says so, and others say when', () => {
  expect(text.places(20, 6, 10)).toBe('20 minutes, 6 of 10 places taken')
  expect(text.about(15, 'pranayama', 'followers')).toBe('15 minutes of pranayama, for followers.')
  expect(text.hostedBy('Asha', 'buddies')).toBe('Asha, for buddies')
})

test('a button names what it is about, the visible word first', () => {
  expect(text.room.of(text.room.block, text.room.someone(2))).toBe('Block: Stone 2')
  expect(text.goTo('The 7:30 sit')).toBe('Take a place: The 7:30 sit')
})

test('nothing presses anyone', () => {
  const words = JSON.stringify(text)
  for (const pressing of ['!', 'hurry', 'last chance', 'only ', 'miss']) expect(words).not.toContain(pressing)
})
