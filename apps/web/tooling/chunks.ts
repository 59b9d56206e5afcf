/** The API client, and the components and icons that screens share. Parts that load on demand come later. */
const shared =
  /src\/lib\/(?!product\/(new-password\/|phone\/|pictures\/(?!pictures\.)|hard\/(hard-inline|hardship-fields|crisis-offer)|tags\/(tags-field|tags\.rules))|form\/schemas)|src\/intl\/|src\/ui\/(?!overlay\/|chart\/(?!chart-frame|day-marks)|motifs\/logo)|react-query|query-core|lucide-react/
/**
 * The part of the above that the landing page uses. It is in `base`, so that the landing page loads nothing else of it.
 */
const landing =
  /src\/ui\/(button|sanskrit|motifs\/(dawn|limb-symbol|stone)|class-names)\b|visibility-labels|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(arrow-right|lock|sheet|check|chevron-down|x)\.m?js/
/** The frame of every member's page. */
const frame = /src\/app\/(member-app|frames\/member-frame|home\/home-screen)|meditation\/[^.]*outbox/
/**
 * Code and styles shared by several of the most visited member pages: 9 kB in one file, instead of one more file for
 * each page.
 */
const mostRead =
  /page-effects\/quiet-mode|features\/(practice\/(usual\/|just-saved\/(just-saved|lazy)\.|shared\/practice\.queries)|community\/data\/community\.queries|portability\/portability\.queries|wellness\/shared\/(wellness\.queries|help-line|mood-labels|entry\.text)|security\/(verification\/verify-email-hint|(shared\/security|verification\/verification)\.queries))/
const styles =
  /src\/(app\/home|features\/(practice|community|quote|insight|meditation))\/.*\.css$|features\/(wellness\/(check-in|shared\/help-line|mood\/mood)|security\/security|profile\/privacy|portability\/(archive|shared\/made-file|sharing\/shared))\.css$/

/**
 * Left to itself, the build makes some 200 small files, and a page needs 40 of them. Each of these chunks gathers code
 * that pages need together, so that a page needs three: one for every page, one for every member's page, and its own.
 */
export const chunks: { name: string; test: RegExp }[] = [
  { name: 'base', test: new RegExp(`src/app/main\\.tsx|${landing.source}`) },
  { name: 'forms', test: /node_modules\/react-hook-form/ },
  { name: 'schemas', test: /node_modules\/zod\/|\?schemas$|lib\/form\/schemas/ },
  { name: 'app', test: new RegExp([shared, frame, mostRead, styles].map(({ source }) => source).join('|')) },
  { name: 'dialog', test: /src\/ui\/overlay\/(confirm-)?dialog/ },
  { name: 'toaster', test: /src\/ui\/overlay\/toaster\.tsx/ },
  { name: 'auth', test: /features\/account\/(login-screen|registration\/register-screen)/ },
  {
    name: 'home',
    test: /src\/app\/home\/home-(dashboard|stats)|wellness\/check-in\.tsx|quote\/quote-card|chart\/doughnut/,
  },
  { name: 'practice', test: /features\/practice\/new-practice/ },
  { name: 'meditation', test: /src\/app\/screens\/meditation-route/ },
  { name: 'community', test: /features\/community\/(community-screen|feed\/session-feed)/ },
  { name: 'archive', test: /features\/portability\/(archive-|shared\/archive\.)/ },
  { name: 'sharing', test: /portability\/sharing\/sharing\.text/ },
  { name: 'shared-pages', test: /portability\/sharing\/(live-page|shared-pages-screen)/ },
  { name: 'pricing', test: /features\/giving\/(pricing-screen|giving\.)/ },
  { name: 'journey', test: /features\/journey\/(journey-screen|streaks\/streaks-tab)/ },
]
