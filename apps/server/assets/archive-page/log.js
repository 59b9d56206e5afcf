// Reads the member's log in an archive's index.html. Its texts, this file and page.js are put into it one after the other,
// as they are here but for imports and exports, so that anyone can read them in any archive. Nothing comes from a network.
import { texts } from './texts.en.js'

/** @typedef {Record<string, unknown>} Row */
/** @typedef {{ day: string, order: string, title: string, from: string, to: string, note: string, minutes: number, kind: 'practice' | 'mood' | 'night' }} Entry */
/** @typedef {{ address: string, caption: string, day: string }} Picture */

/** @param {string} id */
export const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id))
/** Nothing for what has no words of its own. @param {unknown} value */
export const text = (value) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? `${/** @type {string} */ (value)}` : ''
/** The words of an id, such as `old_memories`. @param {unknown} id */
export const words = (id) => text(id).replaceAll('_', ' ')
/** The word for a feeling, a mood, or what was hard. @param {unknown} id */
const wordFor = (id) => texts.words[text(id)] ?? words(id)

/** @param {string} sentence */
export const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
/** @param {string} day @param {Intl.DateTimeFormatOptions} parts */
export const dated = (day, parts) => {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(texts.locale, { timeZone: 'UTC', ...parts })
}
/** @param {string} day */
export const longDay = (day) => dated(day, { day: 'numeric', month: 'long', year: 'numeric' })
/** @param {string} day */
export const shortDay = (day) => dated(day, { day: 'numeric', month: 'short', year: 'numeric' })
/** @param {number} minutes */
export const hours = (minutes) => texts.hours(Math.round(minutes / 6) / 10)

/** @param {string} one @param {string} other */
const latestFirst = (one, other) => (one === other ? 0 : one < other ? 1 : -1)

/** @type {Map<string, Element>} */
export const blocks = new Map()
for (const block of document.querySelectorAll('script[data-table]')) {
  blocks.set(text(block.getAttribute('data-table')), block)
}
/** @param {string} table @returns {Row[]} */
export const rowsOf = (table) =>
  text(blocks.get(table)?.textContent)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** @type {{ createdAt: string, holdsAll: boolean }} */
export const about = JSON.parse(text(at('about').textContent))

const hardships = new Map(rowsOf('practice_hardships').map((row) => [row.session_id, row]))

/** @param {Row} row */
function hardOf(row) {
  const hard = hardships.get(row.id)
  if (!hard) return ''
  const severity = texts.severities[text(hard.severity)] ?? text(hard.severity)
  const said = [severity, ...(Array.isArray(hard.words) ? hard.words.map(wordFor) : [])].filter(Boolean)
  return texts.hard(said.join(', '))
}

/** @param {Row} row @returns {Entry} */
const practiceOf = (row) => ({
  kind: 'practice',
  day: text(row.practice_day),
  order: text(row.time),
  title: texts.practice(capital(words(row.limb_type)), text(row.duration)),
  from: wordFor(row.before_feeling),
  to: [wordFor(row.after_feeling), hardOf(row)].filter(Boolean).join(', '),
  note: [text(row.notes), Array.isArray(row.tags) ? row.tags.map((tag) => `#${text(tag)}`).join(' ') : '']
    .filter(Boolean)
    .join('\n'),
  minutes: Number(row.duration) || 0,
})
/** @param {Row} row @returns {Entry} */
const moodOf = (row) => ({
  kind: 'mood',
  day: text(row.practice_day),
  order: text(row.created_at).slice(11),
  title: texts.mood,
  from: '',
  to: [wordFor(row.mood), row.energy_given ? texts.energy(text(row.energy)) : ''].filter(Boolean).join(', '),
  note: text(row.notes),
  minutes: 0,
})
/** @param {Row} row @returns {Entry} */
function nightOf(row) {
  const minutes = Number(row.duration) || 0
  return {
    kind: 'night',
    day: text(row.date),
    order: '',
    title: minutes > 0 ? texts.slept(Math.floor(minutes / 60), minutes % 60) : texts.sleep,
    from: '',
    to: texts.quality(text(row.quality)),
    note: text(row.notes),
    minutes: 0,
  }
}

export const log = [
  ...rowsOf('practice_sessions').map(practiceOf),
  ...rowsOf('mood_entries').map(moodOf),
  ...rowsOf('sleep_entries').map(nightOf),
].toSorted((one, other) => latestFirst(one.day + one.order, other.day + other.order))

/** Only our own ids become addresses. @param {unknown} id */
const isId = (id) => /^[0-9a-f-]{36}$/.test(text(id))

/** @returns {Picture[]} */
function listPictures() {
  const days = new Map(rowsOf('practice_sessions').map((row) => [row.id, text(row.practice_day)]))
  const taken = rowsOf('session_media')
    .filter((row) => isId(row.session_id) && isId(row.media_url))
    .map((row) => ({
      address: `files/practice-pictures/${text(row.session_id)}/${text(row.media_url)}-large.webp`,
      caption: text(row.caption),
      day: days.get(row.session_id) ?? '',
    }))
  const portraits = rowsOf('users').flatMap((row) => {
    const [name] = /[0-9a-f]{32}-512\.webp$/.exec(text(row.profile_image)) ?? []
    return name ? [{ address: `files/pictures/${name}`, caption: texts.you, day: '' }] : []
  })
  return [...taken.toSorted((one, other) => latestFirst(one.day, other.day)), ...portraits]
}
export const pictures = listPictures()
