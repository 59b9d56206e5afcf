const server = '^apps/server/src'
const web = '^apps/web/src'
/** The files above the features: processes, wiring, commands, demo data. */
const top = `${server}/((cli|demo|doctor|init)/)?[^/]+\\.ts$`
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one file.', {}, { circular: true }),
    rule(
      'imports-resolve',
      'An import that resolves to nothing hides every other rule.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'contract-speaks-zod-only',
      'Both sides speak the contract, so it depends on neither.',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/contract/src', 'node_modules/zod/'] },
    ),
    rule(
      'sounds-import-no-app',
      'The web app gets files and a manifest, not the code that makes them.',
      { path: '^packages/sounds/' },
      { path: '^(apps|packages)/', pathNot: '^packages/sounds/' },
    ),
    rule(
      'web-and-server-never-meet',
      'They meet in the contract.',
      { path: '^apps/(server|web)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'server-features-meet-at-index',
      'index.ts is the only entry point of a feature.',
      { path: `${server}/features/([^/]+)/` },
      { path: `${server}/features/`, pathNot: [`${server}/features/$1/`, '/index\\.ts$'] },
    ),
    rule(
      'entry-points-use-index',
      'The CLI, the demo data and the app use a feature as another feature would.',
      { path: top, pathNot: '\\.test\\.ts$' },
      { path: `${server}/features/`, pathNot: '/index\\.ts$' },
    ),
    rule(
      'platform-knows-no-feature',
      'server/app → features → platform.',
      { path: `${server}/platform/` },
      { path: [`${server}/features/`, top] },
    ),
    rule(
      'features-do-not-know-the-app',
      'Features are given what they need.',
      { path: `${server}/features/`, pathNot: '\\.test\\.ts$' },
      { path: [top, `${server}/testing/`] },
    ),
    rule(
      'rules-are-pure',
      'Rules are functions of their arguments.',
      { path: '\\.rules\\.ts$' },
      {
        pathNot: [
          '\\.rules\\.ts$',
          // Texts are constants, and the language of a build never changes.
          '\\.texts?(\\.(de|en|es))?\\.ts$',
          '^apps/web/src/intl/language\\.ts$',
          '^packages/contract/',
          'node_modules/(temporal-polyfill|d3-[a-z]+|@types/d3-[a-z]+)/',
        ],
      },
    ),
    rule('routes-go-through-services', 'No SQL in routes.', { path: '\\.routes\\.ts$' }, { path: '\\.repo\\.ts$' }),
    rule(
      'repo-is-the-bottom',
      'A repo calls nobody above it.',
      { path: '\\.(repo|sql)\\.ts$' },
      { path: '\\.(routes|service|jobs|events)\\.ts$' },
    ),
    rule(
      'sql-is-for-repos',
      'Only a repo knows the statement that a fragment of SQL goes into.',
      { path: `${server}/`, pathNot: ['\\.(repo|sql|test)\\.ts$', '/index\\.ts$'] },
      { path: '\\.sql\\.ts$' },
    ),
    rule(
      'http-stays-in-routes',
      'Use cases know no HTTP.',
      { path: '\\.(service|rules|repo|sql|jobs|events)\\.ts$' },
      { path: '(^|/)(fastify|platform/http)(/|$)' },
    ),
    rule(
      'pictures-have-their-own-process',
      'It loads the image library, and hostile content must not run beside the API: it is started, never imported.',
      { path: `${server}/` },
      { path: '/pictures/(encode|draw)-process\\.ts$' },
    ),
    rule(
      'web-features-never-meet',
      'app/ is where features meet.',
      { path: `${web}/features/([^/]+)/` },
      { path: `${web}/(features|app)/`, pathNot: `${web}/features/$1/` },
    ),
    rule(
      'ui-takes-props-only',
      'The design system knows no product.',
      { path: `${web}/ui/` },
      { path: `${web}/(features|lib|app)/` },
    ),
    rule(
      'lib-is-below-features',
      'web/app → features → lib, ui.',
      { path: `${web}/lib/` },
      { path: `${web}/(features|app)/` },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.d.ts', '.json', '.svg'],
    },
  },
}
