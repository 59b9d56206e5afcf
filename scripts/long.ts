import { spawnSync } from 'node:child_process'

type Check = { about: string; command: string; env?: Record<string, string> }

const vitest = (path: string) => `npx vitest run apps/server/src/${path}`

/** Checks that take too long, or need too many resources, to run for every change. */
const checks: Record<string, Check> = {
  histories: {
    about: 'streaks of a million random histories, and of a thousand stored ones',
    command: 'npx vitest run streak.property streak-rules.property',
    env: { HISTORIES: '1000000', STORED_HISTORIES: '1000' },
  },
  achievements: {
    about: 'achievements of 10,000 random histories, also as stored',
    command: 'npx vitest run achievements.property',
    env: { ACHIEVEMENT_HISTORIES: '10000', STORED_HISTORIES: '10000' },
  },
  grants: {
    about: 'achievements granted to 10,000 members by a job that is killed three times',
    command: vitest('features/journey/achievements/grants'),
    env: { GRANTED_MEMBERS: '10000' },
  },
  challenges: {
    about: 'the progress of challenges in 10,000 random histories',
    command: vitest('features/journey/challenges/challenges.property'),
    env: { CHALLENGE_HISTORIES: '10000' },
  },
  buddies: {
    about: 'shared streaks in 10,000 pairs of random histories',
    command: vitest('features/journey/buddies/buddies.property'),
    env: { BUDDY_HISTORIES: '10000' },
  },
  recommendations: {
    about: 'the reasons given for 100,000 random logs, each counted again',
    command: vitest('features/insight/recommendations/recommendations.rules'),
    env: { RECOMMENDED_LOGS: '100000' },
  },
  giving: {
    about: '10,000 histories of lost, repeated and disordered messages of PayPal',
    command: vitest('features/giving/webhooks/messages.property'),
    env: { GIVING_HISTORIES: '10000' },
  },
  kills: {
    about: 'a worker killed 20 times while it sends an email',
    command: vitest('platform/queue/worker.death'),
    env: { FAULT_ROUNDS: '20' },
  },
  'giving-faults': {
    about: 'a worker killed 20 times between PayPal’s answer and our commit',
    command: vitest('features/giving/worker.death'),
    env: { FAULT_ROUNDS: '20' },
  },
  rooms: {
    about: '1,000 event streams in a hundred rooms over two processes: presence, bells, no Redis, one process killed',
    command: vitest('guards/room-streams'),
    env: { STREAMED_ROOMS: '100' },
  },
  reminders: {
    about: 'reminders of 20,000 members in 40 zones for a year, and of 500 through a push service (an hour)',
    command: vitest('features/reminder/sending/year.property'),
    env: { REMINDED_MEMBERS: '20000', REMINDED_YEAR: '1', PUSHED_MEMBERS: '500', CHANGE_DAYS: '7' },
  },
  'reminders-faults': {
    about: 'a worker killed 50 times while it sends reminders',
    command: vitest('features/reminder/sending/reminder.death'),
    env: { FAULT_ROUNDS: '50' },
  },
  'reminders-minute': {
    about: '100,000 reminders that are due in one minute, through one worker and a push service',
    command: vitest('features/reminder/sending/minute.processes'),
    env: { DUE_MEMBERS: '100000' },
  },
  faults: {
    about: '60 runs of a minute in which parts of an installation are killed, frozen or cut off (an hour and a half)',
    command: 'node faults/run.ts --runs 60',
  },
  'planted-faults': {
    about: 'six planted bugs, which the same runs must notice',
    command: 'node faults/all-planted.ts',
  },
  failover: {
    about:
      'three machines in network namespaces: the primary killed, hung, cut off, and two controls (root, DEBIAN_13)',
    command: 'node faults/failover/run.ts --controls',
  },
  soak: {
    about:
      '90 minutes (SOAK_MINUTES) at 70 % of capacity with a fault every minute: memory, handles, queue, tables, speed',
    command: 'node faults/soak.ts',
  },
  standby: {
    about:
      '10,000 requests with a real standby, whose replication is paused for 5 s: no member misses their own writes',
    command: vitest('guards/standby.processes'),
    env: { STANDBY_REQUESTS: '10000', STANDBY_PAUSE_MS: '5000' },
  },
  manifests: {
    about: 'the Kubernetes manifests, rendered by kubectl and checked strictly (no cluster has run them)',
    command: 'node scripts/long/manifests.ts',
  },
  erasing: {
    about: 'members who contribute are erased while the worker is killed, 20 times',
    command: vitest('features/account/erase/erase.death'),
    env: { FAULT_ROUNDS: '20' },
  },
  fuzz: {
    about: '2,000 requests to every route',
    command: vitest('testing/fuzz/contract'),
    env: { FUZZ_RUNS: '2000' },
  },
  zones: {
    about: 'every time zone that the browser or PostgreSQL knows, on every route that takes or uses one',
    command: vitest('zones.matrix'),
    env: { ZONE_STEP: '1' },
  },
  pictures: {
    about: '10,000 damaged pictures',
    command: vitest('platform/pictures/pictures.fuzz'),
    env: { PICTURES: '10000' },
  },
  uploads: {
    about: 'memory of the API while 20 pictures of 5 MB arrive at once',
    command: vitest('features/practice/pictures/upload.memory'),
    env: { UPLOADS: '20' },
  },
  races: { about: 'every race twenty times', command: 'npx vitest run races', env: { RACE_ROUNDS: '20' } },
  links: {
    about: 'false and true links of 700 simulated members a cell, three times',
    command: 'npx vitest run wellness/correlation wellness/shares',
    env: { SIMULATED_MEMBERS: '700', SIMULATED_SEEDS: '3' },
  },
  questions: {
    about: 'false and true answers of 4,000 simulated members a cell, to questions of 8 and 12 weeks',
    command: vitest('features/wellness/questions/questions.property'),
    env: { SIMULATED_MEMBERS: '4000' },
  },
  replays: {
    about: '1,000 practices sent again on day 3 and on day 40',
    command: vitest('features/practice/client-ids'),
    env: { REPLAYS: '1000' },
  },
  programmes: {
    about: 'the bells and minutes of 10,000 random programmes with pauses, reloads, sleep and throttled timers',
    command: 'npx vitest run programme.property',
    env: { PROGRAMMES: '10000' },
  },
  'real-time': {
    about: 'sits of a minute, and a programme of twelve, against the clock of this machine',
    // One at a time: the pictures of two pages take both cores, and the audio clock falls behind by seconds.
    command: 'npx playwright test meditation-time --retries=0 --workers=1',
    env: { REAL_TIME: '1' },
  },
  archive: {
    about: 'memory while an archive of 2 GB is made, and while it is read again',
    command: vitest('features/portability/archive/archive.memory'),
    env: { ARCHIVE_MEGABYTES: '2000', NODE_OPTIONS: '--max-semi-space-size=4' },
  },
  'archive-page': {
    about: 'the page of an archive of ten years, every row and picture counted in Chromium and Firefox (firefox-esr)',
    command: 'node scripts/long/archive-page.ts',
  },
  moves: {
    about: 'moves between two installations, either of which is killed at every step: 20 points',
    command: vitest('features/portability/moves/moves.death'),
    env: { MOVE_POINTS: 'all' },
  },
  closing: {
    about:
      'an installation of 500 members closes, from the day that is set to the record; the worker is killed three times',
    command: vitest('guards/closing.death'),
    env: { CLOSING_MEMBERS: '500', CLOSING_KILLS: '3' },
  },
  import: {
    about: '20,000 rows imported, counted and undone',
    command: vitest('features/portability/imports/imports.test'),
    env: { IMPORT_ROWS: '20000' },
  },
  health: {
    about: 'memory while an Apple Health export of 1 GB is read',
    command: 'npx vitest run apps/web/src/features/portability/import-file/health.memory',
    env: { HEALTH_MEGABYTES: '1000' },
  },
  locales: {
    about: 'every route in a longer and a mirrored pseudo-locale, German and Spanish: plain words, overflow, axe',
    command: 'npx playwright test e2e/locales.spec --retries=0',
    env: { LOCALES: 'all' },
  },
  'health-page': {
    about: 'the page while its worker reads an Apple Health export of 1 GB',
    command: 'npx playwright test portability-time --retries=0',
    env: { HEALTH_MEGABYTES: '1000', REAL_TIME: '1' },
  },
  timing: {
    about: 'whether the time of an answer tells who has an account: 300 members, 300 strangers',
    command: 'npx vitest run enumeration',
    env: { TIMING: '1' },
  },
  hosting: {
    about: 'the image, compose, https, DKIM, and an API replaced under load, on podman',
    command: 'scripts/hosting/trial.sh',
  },
  sizes: {
    about: 'what 500 and 5,000 members need: rows, memory, processor time and backups',
    command: 'node scripts/long/sizes.ts',
  },
  restore: {
    about: 'a restore to a chosen second with pgBackRest, compared to the last row and byte (as root)',
    command: 'bash scripts/long/restore.sh',
  },
  memory: {
    about: 'memory of the API over 55,000 requests, two thirds of them writes, started as the image starts it',
    command: 'node scripts/long/memory.ts',
  },
  upgrade: {
    about: 'upgrades under load: a migration that fails half-way, a release that stays ill, a good one',
    command: 'node scripts/long/upgrade.ts',
  },
  'former-release': {
    about: 'the former release beside this one while it migrates, and its tests on the new schema',
    command: 'node scripts/long/former-release.ts',
  },
  alerts: {
    about: 'silence over 30 minutes of mixed load, then every alert fired by a real fault (as root)',
    command: 'promtool test rules deploy/prometheus/rules.test.yml && node scripts/long/alerts.ts',
  },
  lighthouse: {
    about: 'Lighthouse’s phone profile on eight pages of the build, medians of five',
    command: 'node bench/practice/load.ts 20000 && node bench/pages/lighthouse.ts',
  },
  interactions: {
    about: 'from a tap to the next picture, on a phone four times slower than this machine',
    command: 'node bench/practice/load.ts 20000 && node bench/pages/interactions.ts',
  },
  bench: { about: 'the short load test, as ratios', command: 'node bench/run.ts --short' },
  steady: {
    about: 'memory of the API over ten minutes at full load; load a million sessions first (docs/scale.md)',
    command: 'node bench/all/steady.ts 1000000',
  },
  'storage-memory': {
    about: 'memory of a file of 600 MB against one of 60 MB',
    command: 'node bench/storage/memory.ts',
  },
  'storage-5gb': { about: 'the same with 5 GB', command: 'node bench/storage/memory.ts 60 5000' },
}

const name = process.argv[2] ?? ''
const check = checks[name]
if (check) {
  const { status } = spawnSync(check.command, { shell: true, stdio: 'inherit', env: { ...process.env, ...check.env } })
  process.exitCode = status ?? 1
} else {
  const lines = Object.entries(checks).map(([name, { about }]) => `  ${name.padEnd(16)}${about}`)
  console.log(`usage: npm run long -- <name>\n\n${lines.join('\n')}`)
  process.exitCode = name ? 1 : 0
}
