import type { Target } from './mutant.ts'

const quick: readonly Target[] = [
  {
    file: 'platform/bounded-queue.ts',
    tests: ['platform/bounded-queue.test.ts'],
    isQuick: true,
    faults: [
      ['any number may wait', 'if (waiting.length >= maxWaiting)', 'if (false)'],
      ['a failure blocks its lane', '      } finally {\n        leave(lane)\n      }', '      } finally {\n      }'],
    ],
  },
  {
    file: 'platform/keyset.rules.ts',
    tests: ['platform/keyset.rules.test.ts'],
    isQuick: true,
    faults: [
      ['any text is an id', 'uuid.test(text)', 'text.length > 0'],
      ['30 February is a date', ' && instant.toISOString() === text', ''],
      ['the year 0 is a date', " && text >= '0001'", ''],
      ['a cursor may have more in it', 'if (values.length !== columns.length) return undefined', ''],
    ],
  },
  {
    file: 'platform/config.ts',
    tests: ['platform/config.test.ts'],
    isQuick: true,
    faults: [
      ['sign-in over plain http in production', 'if (problems.length > 0)', 'if (false)'],
      ['s3 without keys', "config.STORAGE_URL.startsWith('s3:') && ", 'false && '],
      ['a short master secret', 'SECRET_KEY: z.string().min(32,', 'SECRET_KEY: z.string().min(1,'],
      ['two sources for one variable', 'if (direct && file)', 'if (false)'],
    ],
  },
  {
    file: 'platform/keys.ts',
    tests: ['platform/keys.test.ts'],
    isQuick: true,
    faults: [
      ['one key for everything', "'sadhana-compass', purpose, keyBytes", "'sadhana-compass', '', keyBytes"],
      ['a replaced secret reads nothing', 'previous ? [newest, derive(previous, purpose)] : [newest]', '[newest]'],
    ],
  },
  {
    file: 'platform/limits.ts',
    tests: ['platform/limits.test.ts'],
    isQuick: true,
    faults: [
      ['every address of an IPv6 network is counted alone', '.slice(0, 4)', '.slice(0, 8)'],
      ['without Redis nothing is limited', 'Math.max(1, Math.floor(max * shareOfOneProcess))', '1_000_000'],
    ],
  },
  {
    file: 'platform/log.ts',
    tests: ['platform/log.test.ts'],
    isQuick: true,
    faults: [
      ['passwords are logged', "  'password',\n", ''],
      ['lists are not looked through', 'value.map((item: unknown) => withoutSecrets(item, depth + 1)) as T', 'value'],
    ],
  },
  {
    file: 'platform/mail/send-limit.rules.ts',
    tests: ['platform/mail/send-limit.rules.test.ts'],
    isQuick: true,
    faults: [
      ['six emails a day', 'sent.length >= maxPerDay', 'sent.length > maxPerDay'],
      ['two emails a minute', '< minuteMs', '< 0'],
    ],
  },
  {
    file: 'platform/keyed-queue.ts',
    tests: ['platform/keyed-queue.test.ts'],
    isQuick: true,
    faults: [['work on the same key runs at once', 'return await entry.queue.run(work)', 'return await work()']],
  },
  {
    file: 'platform/storage/key.ts',
    tests: ['platform/storage/storage.test.ts'],
    isQuick: true,
    faults: [
      ['a key leaves its folder', "segments.every((part) => segment.test(part) && !part.includes('..'))", 'segments'],
    ],
  },
]

const slower: readonly Target[] = [
  {
    file: 'platform/http/idempotency.ts',
    tests: ['platform/http/idempotency.test.ts'],
    faults: [
      [
        'another body gets the first reply',
        "  if (!stored.body_hash.equals(bodyHash)) throw new AppError('request.key_reused')\n",
        '',
      ],
      ['repetitions at once all work', '    if (first) {\n', '    if (false) {\n'],
      [
        'keys are kept for ever',
        "where created_at < now() - interval '24 hours'`.execute(db)",
        'where false`.execute(db)',
      ],
    ],
  },
  {
    file: 'platform/http/implement.ts',
    tests: ['platform/http/implement.test.ts'],
    faults: [
      ['members only, for all', "if (route.access === 'member' && !request.member)", 'if (false)'],
      ['two members share a key', "member?.id ?? 'public', ", ''],
    ],
  },
  {
    file: 'platform/http/implement.ts',
    tests: ['platform/http/file-replies.test.ts', 'features/waitlist/waitlist.routes.test.ts'],
    faults: [
      ['nothing is limited', '      await takeOne(counter, name, request, limit)\n', ''],
      ['answers are cached', "      reply.header('cache-control', 'no-store')\n", ''],
    ],
  },
  {
    file: 'platform/http/text.ts',
    tests: ['platform/http/implement.test.ts'],
    faults: [
      ['NUL reaches the database', " && !text.includes('\\0')", ''],
      ['half a surrogate pair reaches the database', 'text.isWellFormed() && ', ''],
      [
        'JSON may be nested without limit',
        "    if (path.length >= deepestNesting) throw new AppError('request.invalid')\n",
        '',
      ],
    ],
  },
  {
    file: 'platform/http/error-answers.ts',
    tests: ['features/waitlist/waitlist.routes.test.ts'],
    faults: [
      ['no answer says when to try again', 'if (error instanceof AppError && error.retryAfterSeconds)', 'if (false)'],
    ],
  },
  {
    file: 'platform/http/web-app.ts',
    tests: ['platform/http/web-app.test.ts'],
    faults: [
      ['a missing file answers with a page', '!elsewhere.test(pathOf(url)) && ', ''],
      ['pages are kept for a year', "? oneYear : 'no-cache'", '? oneYear : oneYear'],
    ],
  },
  {
    file: 'platform/http/caller.ts',
    tests: ['features/account/account.routes.test.ts'],
    faults: [['anything is an address', "isIP(address) ? address : '0.0.0.0'", 'address']],
  },
  {
    file: 'platform/queue/events.ts',
    tests: ['platform/queue/events.test.ts'],
    faults: [['events have no reactions', 'jobsOf.get(event.name) ?? []', '[] as Reaction[]']],
  },
]

/** Limits of time and size, and addresses that must be refused. */
const limits: readonly Target[] = [
  {
    file: 'platform/http/idempotency.ts',
    tests: ['platform/http/idempotency.test.ts'],
    faults: [
      [
        'the work is outside the transaction of its key',
        'const reply = await work(tx)',
        'const reply = await work(db)',
      ],
    ],
  },
  {
    file: 'platform/http/headers.ts',
    tests: ['app.test.ts', 'platform/http/unreadable.test.ts'],
    faults: [
      ['the page may be framed', "  'frame-ancestors': [\"'none'\"],\n", ''],
      ['the page may get another base', "  'base-uri': [\"'none'\"],\n", ''],
    ],
  },
  {
    file: 'platform/db/database.ts',
    tests: ['platform/db/database.test.ts'],
    faults: [
      ['a statement may take for ever', '    statement_timeout: statementTimeoutMs,\n', ''],
      ['a statement waits for a lock for ever', '    lock_timeout: statementTimeoutMs && lockTimeoutMs,\n', ''],
      ['a request waits for a connection for ever', '    connectionTimeoutMillis: connectionTimeoutMs,\n', ''],
      [
        'a transaction may stay open for ever',
        '    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,\n',
        '',
      ],
    ],
  },
  {
    file: 'platform/db/preparing-client.ts',
    tests: ['platform/db/unconfirmed-commit.test.ts'],
    faults: [
      [
        'a commit that only one machine has is acknowledged',
        "      if (routine === 'SyncRepWaitForLSN') this.isUnconfirmed = true\n",
        '',
      ],
      ['after such a commit, everything fails', '    this.isUnconfirmed = false\n', ''],
    ],
  },
  {
    file: 'platform/http/server.ts',
    tests: ['platform/http/unreadable.test.ts', 'platform/http/overload.test.ts'],
    faults: [
      ['a request may take for ever to arrive', '    requestTimeout: requestTimeoutMs,\n', ''],
      [
        'late requests are looked for every 30 seconds',
        ', connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs)',
        '',
      ],
      [
        'overload is not noticed',
        'await app.register(underPressure, {',
        'if (!app) await app.register(underPressure, {',
      ],
    ],
  },
  {
    file: 'platform/http/server.ts',
    tests: ['guards/locked-row.test.ts'],
    faults: [
      [
        "one member's writes take every connection",
        'atOnce: Math.max(1, Math.floor(config.DATABASE_POOL_SIZE / 3)),',
        'atOnce: 1_000,',
      ],
    ],
  },
  {
    file: 'platform/http/implement.ts',
    tests: ['guards/locked-row.test.ts'],
    faults: [['writes are not queued', 'serializeWrites(member?.id ?? addressOf(request.ip), act)', 'act()']],
  },
  {
    file: 'platform/outgoing/guarded-connector.ts',
    tests: ['platform/outgoing/outgoing.test.ts'],
    isQuick: true,
    faults: [
      ['a name may lead to a private address', ' || addresses.some(({ address }) => !isPublicAddress(address))', ''],
      ['a private address is called', 'if (isIP(literal) && !isPublicAddress(literal))', 'if (false)'],
    ],
  },
  {
    file: 'platform/outgoing/public-address.ts',
    tests: ['platform/outgoing/public-address.test.ts'],
    isQuick: true,
    faults: [
      ['the metadata service is public', "  '169.254.0.0/16',\n", ''],
      ['IPv6 is public as a whole', " && global.check(address, 'ipv6')", ''],
    ],
  },
  {
    file: 'platform/outgoing/outgoing.ts',
    tests: ['platform/outgoing/outgoing.test.ts'],
    isQuick: true,
    faults: [
      ['an answer of any size is read', "    if (size > maxBytes) throw new OutgoingError('too_large')\n", ''],
      ['plain http is used', "url.protocol === 'https:' && ", ''],
      ['redirections are replies', 'if (reply.status >= 300 && reply.status < 400)', 'if (false)'],
      ['a POST is repeated', 'mayRepeat = repeatable.has(method)', 'mayRepeat = true'],
      ['a service that never answers is called on and on', " || error.reason === 'timeout'", ''],
    ],
  },
  {
    file: 'platform/http/download.routes.ts',
    tests: ['platform/http/download.routes.test.ts'],
    faults: [['any link downloads', 'links.isValid(link) && ', '']],
  },
  {
    file: 'platform/storage/download-links.ts',
    tests: ['platform/http/download.routes.test.ts'],
    faults: [
      ['a link works for ever', 'Number(link.expires) > seconds() && ', ''],
      ['the name in a link can be changed', 'JSON.stringify([key, name, expires])', 'JSON.stringify([key, expires])'],
      ['the file in a link can be changed', 'JSON.stringify([key, name, expires])', 'JSON.stringify([name, expires])'],
    ],
  },
]

export const platform: readonly Target[] = [...quick, ...slower, ...limits]
