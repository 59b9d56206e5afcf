// What members see of their log (log.js, which comes first in the page). Everything that they wrote is only ever text.
import {
  about,
  at,
  blocks,
  capital,
  dated,
  hours,
  log,
  longDay,
  pictures,
  rowsOf,
  shortDay,
  text,
  words,
} from './log.js'
import { texts } from './texts.en.js'

/** @typedef {import('./log.js').Entry} Entry */

const rowsAtOnce = 200

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} children
 */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** @param {string} label @param {() => void} act @param {Record<string, string>} attributes */
function button(label, act, attributes = {}) {
  const element = make('button', { type: 'button', ...attributes }, label)
  element.addEventListener('click', act)
  return element
}

const years = [...new Set(log.map(({ day }) => day.slice(0, 4)))].toSorted()
/** What is shown: a year with a month, or the pictures. A search takes their place. */
let shown = { year: years.at(-1) ?? '', month: Number(log[0]?.day.slice(5, 7) ?? 1) }

/** @param {string} note @param {RegExp | null} sought */
const marked = (note, sought) =>
  sought ? note.split(sought).map((part, index) => (index % 2 === 1 ? make('mark', {}, part) : part)) : [note]

/** @param {Entry} entry @param {RegExp | null} sought */
function entryItem({ day, title, from, to, note }, sought = null) {
  const under = dated(day, sought ? { month: 'short', year: 'numeric' } : { weekday: 'long' })
  const felt = make('p', { class: 'muted' }, from && to ? `${from} → ` : from, make('strong', {}, to))
  return make(
    'article',
    { class: 'entry', 'data-entry': '' },
    make('p', { class: 'day' }, String(Number(day.slice(8))), make('small', {}, under)),
    make(
      'div',
      {},
      make('p', {}, make('strong', {}, title)),
      ...(from || to ? [felt] : []),
      ...(note ? [make('p', { class: 'note' }, ...marked(note, sought))] : []),
    ),
  )
}

/**
 * A long list comes in parts, so that the page stays quick.
 * @template Item
 * @param {HTMLElement} list
 * @param {readonly Item[]} items
 * @param {(item: Item) => Node} draw
 */
function fill(list, items, draw) {
  let from = 0
  const more = button(texts.showMore, () => add(), { class: 'more' })
  const add = () => {
    const next = items.slice(from, from + rowsAtOnce).map(draw)
    from += next.length
    more.before(...next)
    more.hidden = from >= items.length
    if (from > rowsAtOnce && next[0] instanceof HTMLElement) {
      next[0].tabIndex = -1
      next[0].focus()
    }
  }
  list.append(more)
  add()
}

/** @param {readonly Entry[]} entries */
const summed = (entries) => {
  const practices = entries.filter(({ kind }) => kind === 'practice')
  const minutes = practices.reduce((sum, entry) => sum + entry.minutes, 0)
  return texts.practices(practices.length, hours(minutes))
}

function drawYear() {
  const months = Array.from({ length: 12 }, (_, index) => {
    const key = `${shown.year}-${String(index + 1).padStart(2, '0')}`
    const entries = log.filter(({ day }) => day.startsWith(key))
    return { key, entries, minutes: entries.reduce((sum, entry) => sum + entry.minutes, 0) }
  })
  const most = Math.max(1, ...months.map(({ minutes }) => minutes))
  const bars = months.map(({ key, entries, minutes }, index) => {
    const name = capital(dated(`${key}-01`, { month: 'long' }))
    const bar = make('i')
    bar.style.height = `${Math.round((minutes / most) * 84)}%`
    const isChosen = index + 1 === shown.month
    const choose = () => show({ year: shown.year, month: index + 1 }, `month-${index}`)
    const item = button('', choose, {
      id: `month-${index}`,
      'aria-pressed': String(isChosen),
      'aria-label': `${name}: ${summed(entries)}`,
    })
    item.append(bar, name.charAt(0))
    return item
  })
  const { key, entries } = months[shown.month - 1] ?? { key: '', entries: [] }
  const name = dated(`${key}-01`, { month: 'long', year: 'numeric' })
  const panel = make('section', { class: 'panel', 'aria-labelledby': 'month-name' })
  panel.append(
    make('header', {}, make('h2', { id: 'month-name' }, capital(name)), make('p', { class: 'muted' }, summed(entries))),
    ...(entries.length === 0 ? [make('p', {}, texts.nothingIn(name))] : []),
  )
  fill(panel, entries, (entry) => entryItem(entry))
  const group = make('div', { class: 'months', role: 'group', 'aria-label': texts.monthsOf(shown.year) })
  group.append(...bars)
  at('view').replaceChildren(group, panel)
}

function drawPictures() {
  const list = make('div', { class: 'pictures' })
  fill(list, pictures, ({ address, caption, day }) => {
    const label = [caption, day && shortDay(day)].filter(Boolean).join(', ')
    const image = make('img', {
      src: address,
      alt: caption || texts.picture,
      loading: 'lazy',
      decoding: 'async',
    })
    return make('figure', { 'data-picture': '' }, image, make('figcaption', {}, label))
  })
  at('view').replaceChildren(make('h2', { class: 'unseen' }, texts.pictures), list)
}

/** @param {string} sought */
function drawFound(sought) {
  const pattern = new RegExp(`(${sought.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)})`, 'giu')
  const found = log.filter(({ note }) => note.search(pattern) !== -1)
  const sentence = texts.found(found.length, sought)
  const panel = make('section', { class: 'panel' })
  fill(panel, found, (entry) => entryItem(entry, pattern))
  at('view').replaceChildren(make('h2', { class: 'found' }, sentence), ...(found.length > 0 ? [panel] : []))
  at('said').textContent = sentence
}

/** @param {typeof shown} next @param {string} focus */
function show(next, focus = '') {
  shown = next
  const search = /** @type {HTMLInputElement} */ (at('search'))
  search.value = ''
  draw()
  if (focus) at(focus).focus()
}

function draw() {
  const sought = /** @type {HTMLInputElement} */ (at('search')).value.trim()
  for (const item of at('years').children) {
    item.setAttribute('aria-pressed', String(!sought && item.getAttribute('data-year') === shown.year))
  }
  at('said').textContent = ''
  if (sought) drawFound(sought)
  else if (shown.year === 'pictures') drawPictures()
  else if (shown.year) drawYear()
}

/** @param {string} table @param {number} count */
function tableItem(table, count) {
  const list = make('div', {})
  const label = `${capital(words(table))}: ${count.toLocaleString(texts.locale)}`
  const item = make('details', { class: 'table', 'data-rows': String(count) }, make('summary', {}, label), list)
  item.addEventListener('toggle', () => {
    if (list.childElementCount > 0) return
    fill(list, rowsOf(table), (row) => {
      const fields = Object.entries(row).filter(([, value]) => value !== null)
      const parts = fields.map(([name, value]) => {
        const said = typeof value === 'object' ? JSON.stringify(value) : text(value)
        return make('div', {}, make('dt', {}, words(name)), make('dd', {}, said))
      })
      return make('dl', { class: 'row', 'data-row': '' }, ...parts)
    })
  })
  return item
}

/** The pictures lie beside the page. If none of the first can be read, the page was taken out of its folder. */
async function lookForFolder() {
  const tried = pictures.slice(0, 5).map(({ address }) => {
    const image = new Image()
    image.src = address
    return image.decode().then(
      () => true,
      () => false,
    )
  })
  if (pictures.length === 0 || (await Promise.all(tried)).includes(true)) return
  at('alone-text').textContent = texts.alone(pictures.length)
  at('alone').hidden = false
}

function start() {
  const [person] = rowsOf('users')
  const title = texts.title(text(person?.display_name) || text(person?.username))
  document.title = texts.document(title)
  at('title').textContent = title
  const [first, last] = [log.at(-1)?.day, log[0]?.day]
  const span = first && last ? texts.span(longDay(first), longDay(last)) : texts.nothing
  at('lede').textContent = `${span} ${texts.noNetwork}`

  const practices = log.filter(({ kind }) => kind === 'practice')
  const { days, practices: ofPractices, hours: ofHours, moods, nights } = texts.facts
  const facts = {
    [days]: new Set(practices.map(({ day }) => day)).size,
    [ofPractices]: practices.length,
    [ofHours]: Math.round(practices.reduce((sum, { minutes }) => sum + minutes, 0) / 60),
    [moods]: log.filter(({ kind }) => kind === 'mood').length,
    [nights]: log.filter(({ kind }) => kind === 'night').length,
  }
  for (const [label, count] of Object.entries(facts)) {
    at('facts').append(make('div', {}, make('dt', {}, label), make('dd', {}, count.toLocaleString(texts.locale))))
  }

  const tabs = [...years.map((year) => [year, year]), ...(pictures.length > 0 ? [['pictures', texts.pictures]] : [])]
  for (const [year = '', label = ''] of tabs) {
    const open = () => {
      const latest = log.find(({ day }) => day.startsWith(year))
      show({ year, month: Number(latest?.day.slice(5, 7) ?? 1) })
    }
    at('years').append(button(label, open, { 'data-year': year }))
  }
  at('bar').hidden = tabs.length === 0
  at('search').addEventListener('input', draw)
  at('print').addEventListener('click', () => print())

  const counts = [...blocks].map(
    ([table, block]) =>
      /** @type {const} */ ([table, text(block.textContent).trim().split('\n').filter(Boolean).length]),
  )
  at('tables').append(...counts.filter(([, count]) => count > 0).map(([table, count]) => tableItem(table, count)))
  const files = counts.filter(([, count]) => count > 0).length
  at('inside-about').textContent = texts.inside(files)
  const made = texts.made(longDay(about.createdAt.slice(0, 10)))
  at('made').textContent = about.holdsAll ? made : `${made} ${texts.missing}`
  draw()
  void lookForFolder()
}

start()
