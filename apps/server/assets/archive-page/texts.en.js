// What the page says. A page in another language has texts.de.js or texts.es.js in its place, which have the same names.

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** @param {number} count */
const number = (count) => count.toLocaleString('en-GB')
/** @param {number} count @param {string} one */
const countedInWords = (count, one) => `${numberWords[count] ?? number(count)} ${count === 1 ? one : `${one}s`}`
/** @param {string} sentence */
const upperFirst = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

export const texts = {
  locale: 'en-GB',
  /** Feelings, moods, and what was hard, by their ids. @type {Record<string, string>} */
  words: {},
  /** @type {Record<string, string>} */
  severities: { little: 'a little' },
  /** @param {string} how */
  hard: (how) => (how ? `it was hard (${how})` : 'it was hard'),
  /** @param {string} limb @param {string} minutes */
  practice: (limb, minutes) => `${limb}, ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}`,
  mood: 'Mood',
  /** @param {string} value */
  energy: (value) => `energy ${value} of 10`,
  sleep: 'Sleep',
  /** @param {number} hours @param {number} minutes */
  slept: (hours, minutes) => `Sleep, ${hours} h ${minutes} min`,
  /** @param {string} value */
  quality: (value) => `quality ${value} of 10`,
  you: 'You',

  /** @param {number} hours */
  hours: (hours) => `${number(hours)} hours`,
  /** @param {number} count @param {string} hours */
  practices: (count, hours) => `${number(count)} ${count === 1 ? 'practice' : 'practices'}, ${hours}`,
  showMore: 'Show more',
  /** @param {string} month */
  nothingIn: (month) => `Nothing was noted in ${month}.`,
  /** @param {string} year */
  monthsOf: (year) => `Months of ${year}, by minutes`,
  pictures: 'Pictures',
  picture: 'A picture of yours',
  /** @param {number} count @param {string} sought */
  found: (count, sought) => `${upperFirst(countedInWords(count, 'note'))} with “${sought}”`,

  /** @param {string} name */
  title: (name) => (name ? `${name}, a practice` : 'A practice'),
  /** @param {string} title */
  document: (title) => `${title} · Sadhana Compass archive`,
  /** @param {string} first @param {string} last */
  span: (first, last) => `Everything you noted, from ${first} to ${last}.`,
  nothing: 'Nothing was noted yet.',
  noNetwork: 'This page needs no network and sends nothing anywhere.',
  facts: { days: 'Days', practices: 'Practices', hours: 'Hours', moods: 'Moods', nights: 'Nights' },
  /** @param {number} pictures */
  alone: (pictures) =>
    `Your practices, notes and charts are here. ${upperFirst(countedInWords(pictures, 'picture'))} ${pictures === 1 ? 'is' : 'are'} in the folder beside it: unpack the whole zip to see them.`,
  /** @param {number} files */
  inside: (files) =>
    `${upperFirst(countedInWords(files, 'file'))} you can open with anything, and how to import them again`,
  /** @param {string} day */
  made: (day) =>
    `Made on ${day}. Only you should have this file: it holds your notes, and the practices that were hard.`,
  missing:
    'Sign-ins, the security log, chats and messages are not in it: the archive you make in Settings has those too.',
}
