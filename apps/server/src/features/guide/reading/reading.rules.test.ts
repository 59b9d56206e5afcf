import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answerTexts } from '../chat/answers.texts.ts'
import { smallTalk, wantsPractice } from '../chat/answer.rules.ts'
import { isAboutWellness, shownElsewhere } from '../chat/own-pages.rules.ts'
import { isAboutOwnLog } from '../log/log-answers.rules.ts'
import { countsEverything } from '../log/log-words.rules.ts'
import { periodOf } from '../log/log-stats.rules.ts'
import { boundaryOf, oversteps } from '../safety/boundary.rules.ts'
import { inEnglish } from './reading.rules.ts'

test.each([
  ['Wie oft habe ich letzte Woche geübt?', 'how often did I practise last week'],
  ['wie oft hab ich diese woche meditiert', 'how often did I practise this week'],
  ['Wie viele Minuten habe ich gestern meditiert?', 'how often did I practise yesterday'],
  ['Wie viel habe ich in den letzten zwei Wochen geübt?', 'how often did I practise in the last two weeks'],
  ['Habe ich am Sonntag geübt?', 'how often did I practise on sunday'],
  ['Wie oft habe ich Asana geübt?', 'how often did I practise asana'],
  ['Welches Glied übe ich am meisten?', 'which limbs did I practise'],
  ['Was habe ich gestern gemacht?', 'which limbs did I practise yesterday'],
  ['Welches Glied vernachlässige ich?', 'which limb do I neglect'],
  ['Wann habe ich zuletzt geübt?', 'when did I last practise'],
  ['Wann habe ich zuletzt Yoga gemacht?', 'when did I last practise asana'],
  ['Was ist meine längste Serie?', 'what is my longest streak'],
  ['Was war meine längste Meditation?', 'what was my longest session'],
  ['Wie lange übe ich im Schnitt?', 'how long do I practise on average'],
  ['Wann übe ich meistens?', 'when do I usually practise'],
  ['An welchem Tag übe ich am häufigsten?', 'which day do I practise most'],
  ['An welchem Wochentag übe ich am seltensten?', 'which day do I skip the most'],
  ['Was beruhigt mich am meisten?', 'which practice calms me most'],
  ['Übe ich mehr als letzte Woche?', 'am I practising more than last week last week'],
  ['Wie läuft es bei mir?', 'how am I doing'],
  ['¿Cuántas veces practiqué la semana pasada?', 'how often did I practise last week'],
  ['cuanto he meditado esta semana', 'how often did I practise this week'],
  ['¿Cuántos minutos practiqué ayer?', 'how often did I practise yesterday'],
  ['¿He meditado hoy?', 'how often did I practise today'],
  ['¿Con qué frecuencia hago asana?', 'how often did I practise asana'],
  ['¿Qué rama practico más?', 'which limbs did I practise'],
  ['¿Qué hice ayer?', 'which limbs did I practise yesterday'],
  ['¿Qué rama descuido?', 'which limb do I neglect'],
  ['¿Cuándo fue la última vez que practiqué?', 'when did I last practise'],
  ['¿Cuál es mi racha más larga?', 'what is my longest streak'],
  ['¿Cuál fue mi sesión más larga?', 'what was my longest session'],
  ['¿Cuánto dura mi práctica de media?', 'how long do I practise on average'],
  ['¿Cuándo suelo practicar?', 'when do I usually practise'],
  ['¿Qué día practico más?', 'which day do I practise most'],
  ['¿Qué me calma más?', 'which practice calms me most'],
  ['¿Practico más que la semana pasada?', 'am I practising more than last week last week'],
  ['¿Cómo voy con mi práctica?', 'how am I doing'],
])('“%s” asks the log', (question, english) => {
  expect(inEnglish(question)).toBe(english)
  expect(isAboutOwnLog(english)).toBe(true)
})

test.each(['Wie viele Minuten habe ich mit meinem Lehrer geübt?', '¿Cuántas veces practiqué con mi maestra?'])(
  '“%s” has a word that a sum says nothing about',
  (question) => {
    expect(isAboutOwnLog(inEnglish(question))).toBe(true)
    expect(countsEverything(inEnglish(question))).toBe(false)
  },
)

test.each([
  ['Wie oft habe ich im Januar geübt?', { days: 30 }],
  ['Wie oft habe ich vorgestern geübt?', { weekday: 0 }],
  ['¿Cuánto practiqué este mes?', 'thisMonth'],
])('“%s” is about %o', (question, span) => {
  expect(periodOf(inEnglish(question), '2026-03-10').span).toMatchObject(span as object)
})

test.each([
  'Gib mir eine Übung',
  'Was soll ich heute üben?',
  'Dame una práctica',
  '¿Qué me recomiendas practicar hoy?',
])('“%s” asks for a practice', (message) => {
  expect(wantsPractice(inEnglish(message))).toBe(true)
})

test.each(['Wie habe ich diese Woche geschlafen?', 'Wie war meine Stimmung gestern?', '¿Cómo he dormido?'])(
  '“%s” is about sleep or moods',
  (message) => {
    expect(isAboutWellness(inEnglish(message))).toBe(true)
  },
)

test.each([
  ['Wie viele Steine habe ich?', '/gamification?tab=achievements'],
  ['Wie viele Follower habe ich?', '/profile'],
  ['¿Cuántos seguidores tengo?', '/profile'],
  ['¿En qué nivel estoy?', '/gamification?tab=progress'],
])('“%s” is shown on a page of the member', (message, path) => {
  expect(shownElsewhere(inEnglish(message), answerTexts.de)?.sources[0]?.path).toBe(path)
})

test.each([
  ['Danke, das hilft mir!', true],
  ['Hallo Guide', true],
  ['Gracias, muy útil', true],
  ['Wie wird das Wetter?', false],
  ['Danke, aber wie lösche ich mein Konto?', false],
])('“%s” is small talk: %s', (message, isTalk) => {
  expect(smallTalk(inEnglish(message), answerTexts.de) !== null).toBe(isTalk)
})

const questionsIn = (language: string) =>
  readFileSync(new URL(`../../../../content/guide/languages/questions.${language}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '')

test.each(['de', 'es'])('questions about the handbook and the limbs in %s are read as they are', (language) => {
  expect(questionsIn(language).filter((question) => inEnglish(question) !== question)).toEqual([])
  expect(questionsIn(language).filter((question) => boundaryOf(question) !== null)).toEqual([])
})

test.each([
  'How do rest days work?',
  'Was tut ein Ruhetag für meine Serie?',
  '¿Cómo protejo mi racha?',
  'Was ist Pranayama?',
  'Ich bin unruhig',
  '¿Hay modo oscuro?',
])('“%s” stays as it is', (message) => {
  expect(inEnglish(message)).toBe(message)
})

test.each([
  'Habe ich eine Depression?',
  'Kannst du eine Diagnose stellen?',
  'Soll ich meine Tabletten weglassen?',
  'Hilft Yoga gegen Bluthochdruck?',
  'Ich bin schwanger, welche Haltungen gehen?',
  '¿Tengo depresión?',
  '¿Puedo dejar mis pastillas?',
  '¿Cuánta melatonina debo tomar?',
  'Estoy embarazada, ¿qué posturas puedo hacer?',
  'Tengo dolor en el pecho al inhalar',
])('“%s” is a question for a doctor', (question) => {
  expect(boundaryOf(question)).toBe('medical')
})

test.each(['Wie nehme ich mit Yoga ab?', 'Ich bin zu dick', '¿Cómo adelgazo?', 'me siento muy gorda'])(
  '“%s” is about eating',
  (question) => {
    expect(boundaryOf(question)).toBe('eating')
  },
)

test.each([
  'Du hast wahrscheinlich eine Depression.',
  'Setz deine Tabletten ab.',
  'Pranayama heilt Asthma.',
  'Nimm 3 mg Melatonin.',
  'Tienes depresión.',
  'Deja tu medicación.',
  'La respiración cura el asma.',
  'No necesitas un médico.',
])('“%s” oversteps the guide’s role', (answer) => {
  expect(oversteps(answer)).toBe(true)
})

test.each([
  'Hör auf, wenn dir schwindlig wird, und atme, wie du magst.',
  'Alle sieben Tage einer Serie bekommst du einen Ruhetag.',
  'Para si te mareas, y consulta en un centro médico.',
  'Toma tres respiraciones y deja el teléfono en otra habitación.',
])('“%s” doesn’t overstep the guide’s role', (answer) => {
  expect(oversteps(answer)).toBe(false)
})
