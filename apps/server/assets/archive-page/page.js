// What members see of their log (log.js, which comes first in the page). Everything that they wrote is only ever text.
import {
  about,
  at,
  blocks,
  capital,
  counted,
  dated,
  hours,
  inWords,
  log,
  longDay,
  pictures,
  rowsOf,
  shortDay,
  text,
  words,
} from './log.js'

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
  const more = button('Show more', () => add(), { class: 'more' })
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
  return `${practices.length.toLocaleString('en-GB')} ${practices.length === 1 ? 'practice' : 'practices'}, ${hours(minutes)}`
}

function drawYear() {
  const months = Array.from({ length: 12 }, (_, index) => {
    const key = `${shown.year}-${String(index + 1).padStart(2, '0')}`
    const entries = log.filter(({ day }) => day.startsWith(key))
    return { key, entries, minutes: entries.reduce((sum, entry) => sum + entry.minutes, 0) }
  })
  const most = Math.max(1, ...months.map(({ minutes }) => minutes))
  const bars = months.map(({ key, entries, minutes }, index) => {
    const name = dated(`${key}-01`, { month: 'long' })
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
    make('header', {}, make('h2', { id: 'month-name' }, name), make('p', { class: 'muted' }, summed(entries))),
    ...(entries.length === 0 ? [make('p', {}, `Nothing was noted in ${name}.`)] : []),
  )
  fill(panel, entries, (entry) => entryItem(entry))
  const group = make('div', { class: 'months', role: 'group', 'aria-label': `Months of ${shown.year}, by minutes` })
  group.append(...bars)
  at('view').replaceChildren(group, panel)
}

function drawPictures() {
  const list = make('div', { class: 'pictures' })
  fill(list, pictures, ({ address, caption, day }) => {
    const label = [caption, day && shortDay(day)].filter(Boolean).join(', ')
    const image = make('img', {
      src: address,
      alt: caption || 'A picture of yours',
      loading: 'lazy',
      decoding: 'async',
    })
    return make('figure', { 'data-picture': '' }, image, make('figcaption', {}, label))
  })
  at('view').replaceChildren(make('h2', { class: 'unseen' }, 'Pictures'), list)
}

/** @param {string} sought */
function drawFound(sought) {
  const pattern = new RegExp(`(${sought.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)})`, 'giu')
  const found = log.filter(({ note }) => note.search(pattern) !== -1)
  const sentence = `${capital(counted(found.length, 'note'))} with “${sought}”`
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
  const label = `${capital(words(table))}: ${count.toLocaleString('en-GB')}`
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
  const are = pictures.length === 1 ? 'One picture is' : `${capital(inWords(pictures.length))} pictures are`
  at('alone-text').textContent =
    `Your practices, notes and charts are here. ${are} in the folder beside it: unpack the whole zip to see them.`
  at('alone').hidden = false
}

function start() {
  const [person] = rowsOf('users')
  const name = text(person?.display_name) || text(person?.username)
  const title = name ? `${name}, a practice` : 'A practice'
  document.title = `${title} · Sadhana Compass archive`
  at('title').textContent = title
  const [first, last] = [log.at(-1)?.day, log[0]?.day]
  const span =
    first && last ? `Everything you noted, from ${longDay(first)} to ${longDay(last)}.` : 'Nothing was noted yet.'
  at('lede').textContent = `${span} This page needs no network and sends nothing anywhere.`

  const practices = log.filter(({ kind }) => kind === 'practice')
  const facts = {
    Days: new Set(practices.map(({ day }) => day)).size,
    Practices: practices.length,
    Hours: Math.round(practices.reduce((sum, { minutes }) => sum + minutes, 0) / 60),
    Moods: log.filter(({ kind }) => kind === 'mood').length,
    Nights: log.filter(({ kind }) => kind === 'night').length,
  }
  for (const [label, count] of Object.entries(facts)) {
    at('facts').append(make('div', {}, make('dt', {}, label), make('dd', {}, count.toLocaleString('en-GB'))))
  }

  const tabs = [...years.map((year) => [year, year]), ...(pictures.length > 0 ? [['pictures', 'Pictures']] : [])]
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
  at('inside-about').textContent =
    `${capital(counted(files, 'file'))} you can open with anything, and how to import them again`
  const made = `Made on ${longDay(about.createdAt.slice(0, 10))}.`
  const missing = about.holdsAll
    ? ''
    : ' Sign-ins, the security log, chats and messages are not in it: the archive you make in Settings has those too.'
  at('made').textContent =
    `${made} Only you should have this file: it holds your notes, and the practices that were hard.${missing}`
  draw()
  void lookForFolder()
}

start()
