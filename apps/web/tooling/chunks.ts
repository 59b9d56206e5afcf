import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Names of icons that a single file uses. */
function iconsOfOneFile(): string[] {
  const cwd = resolve(import.meta.dirname, '../src')
  const names = globSync('**/*.{ts,tsx}', { cwd, exclude: ['**/*.test.tsx', 'gallery/**', 'testing/**'] })
    .map((file) => readFileSync(resolve(cwd, file), 'utf8').match(/import \{([^}]*)\} from 'lucide-react'/)?.[1] ?? '')
    .flatMap((imported) => imported.match(/\b[A-Z]\w+/g) ?? [])
    .map((name) => name.replace(/Icon$/, ''))
  const once = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))
  return once.map((name) => name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase())
}

/** The API client, and the components that screens share. Parts that load on demand come later. */
const shared =
  /src\/lib\/(?!realtime\/|api\/show-server-errors|browser\/(idb|seal|focused-form)|session\/draft-seal|product\/(phone\/|new-password\/|pictures\/(?!pictures\.)|hard\/(hard-inline|hard-sheet|hardship-fields|crisis-offer)|tags\/(tags-field|tags\.rules))|form\/(schemas|field-message|prerendered-form)|outbox\/(?!through-outbox|wait-|waiting|with-waiting))|src\/(languages\/\w+\/)?intl\/|src\/ui\/(?!overlay\/|form\/(rating-field|strength-meter\.tsx)|chart\/(?!chart-frame|day-marks)|motifs\/(logo|stone-stack))|react-query|query-core/
/** An icon that a single file uses comes with that file, so that no other page loads it. */
const icons = new RegExp(`lucide-react/dist/esm/(?!icons/(${iconsOfOneFile().join('|')})\\.)`)
/**
 * The part of the above that the landing page uses. It is in `base`, so that the landing page loads nothing else of it.
 */
const landing =
  /src\/intl\/marked-words|src\/ui\/(button|sanskrit|motifs\/(dawn|limb-symbol|stone\.|stone-row)|class-names)\b|visibility-labels|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(arrow-right|lock|sheet|check|chevron-down|x)\.m?js/
/** The frame of every member's page. */
const frame = /src\/app\/(member-app|frames\/member-frame|home\/home-screen|offline\/use-offline-app)/
/**
 * Code and styles shared by several of the most visited member pages: 9 kB in one file, instead of one more file for
 * each page.
 */
const mostRead =
  /page-effects\/quiet-mode|features\/(meditation\/(sound\/sound-manifest|dial\/(ring-shapes|dial\.rules)|timer\/timer\.rules)|practice\/(usual\/|just-saved\/(just-saved|lazy)\.|shared\/practice\.queries)|community\/data\/community\.queries|insight\/shared\/insight\.queries|portability\/portability\.queries|wellness\/shared\/(wellness\.queries|help-line|entry\.text)|security\/(verification\/verify-email-hint|(shared\/security|verification\/verification)\.queries))/
const styles =
  /src\/(app\/home|features\/(practice|community|room|quote|insight|meditation))\/.*\.css$|features\/(wellness\/(wellness|check-in|shared\/help-line|mood\/mood)|security\/security|profile\/privacy|portability\/(archive|moves\/moves|shared\/(made-file|archive-import-outcome)|sharing\/shared))\.css$/

/** Small parts of the contract. Alone, each would be one more file for several pages. */
const names = /contract\/src\/(switches\/|message\/sending|room\/room-list|quote\/)/

/**
 * Left to itself, the build makes some 200 small files, and a page needs 40 of them. Each of these chunks gathers code
 * that pages need together, so that a page needs three: one for every page, one for every member's page, and its own.
 * A chunk also takes whatever its code imports, unless an earlier one has it.
 */
export const chunks: { name: string; test: RegExp }[] = [
  { name: 'base', test: new RegExp(`src/app/main\\.tsx|${landing.source}`) },
  {
    name: 'app',
    test: new RegExp([shared, icons, frame, mostRead, styles, names].map(({ source }) => source).join('|')),
  },
  // With whatever only forms use, so that pages without one don't load it.
  {
    name: 'forms',
    test: /node_modules\/react-hook-form|lib\/(form\/prerendered-form|api\/show-server-errors|browser\/focused-form|product\/new-password\/)|ui\/form\/strength-meter\.tsx/,
  },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|\?schemas$|lib\/form\/(schemas|field-message)|contract\/src\/language\/(german|spanish)-/,
  },
  // Both the timer and the outbox use it, and neither should load the other.
  { name: 'timer-contract', test: /contract\/src\/(meditation\/|journey\/learning)/ },
  // With the seal of drafts: saving such a form loads the outbox anyway.
  { name: 'outbox', test: /src\/lib\/(outbox\/(?!unsent|wait\.text)|browser\/(idb|seal)|session\/draft-seal)/ },
  { name: 'dialog', test: /src\/ui\/overlay\/(confirm-)?dialog/ },
  // Menus use it too, and shouldn't load the toaster.
  { name: 'collection', test: /node_modules\/@radix-ui\/react-collection/ },
  { name: 'toaster', test: /src\/ui\/overlay\/toaster\.tsx/ },
  { name: 'auth', test: /features\/account\/(login-screen|registration\/register-screen)/ },
  {
    name: 'home',
    test: /src\/app\/home\/home-(dashboard|stats)|wellness\/check-in\.tsx|quote\/quote-card|chart\/doughnut/,
  },
  { name: 'practice', test: /features\/practice\/new-practice/ },
  { name: 'meditation', test: /src\/app\/screens\/meditation-route/ },
  {
    name: 'community',
    test: /features\/community\/(feed\/(feed\.tsx|session-feed|use-feed-scope)|people\/follow-button|shared\/(row-actions|people-list))|lib\/realtime\/(on-event|inbox-news)|contract\/src\/realtime\//,
  },
  { name: 'letters', test: /features\/letters\/(letters-screen|shared\/letters\.queries)/ },
  { name: 'room', test: /features\/room\/(room\.|use-now)/ },
  { name: 'inbox', test: /features\/inbox\/inbox-screen/ },
  {
    name: 'wellness',
    test: /screens\/wellness-route|features\/wellness\/(mood\/mood-fields|sleep\/sleep-(fields|values))|ui\/form\/rating-field/,
  },
  { name: 'owner-proof', test: /features\/security\/owner-proof\/(owner-proof-field|factor-field)/ },
  { name: 'archive', test: /features\/portability\/(archive-|shared\/archive\.)/ },
  { name: 'sharing', test: /portability\/sharing\/sharing\.text/ },
  { name: 'shared-pages', test: /portability\/sharing\/(live-page|shared-pages-screen)/ },
  { name: 'pricing', test: /features\/giving\/(pricing-screen|giving\.)/ },
  { name: 'journey', test: /features\/journey\/(journey-screen|streaks\/streaks-tab)/ },
  { name: 'learning', test: /features\/journey\/learning\/learning\.(queries|text)/ },
]
