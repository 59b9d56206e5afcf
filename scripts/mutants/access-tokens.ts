import type { Target } from './mutant.ts'

export const accessTokens: readonly Target[] = [
  {
    file: 'features/security/access-tokens/access-token.service.ts',
    tests: ['features/security/access-tokens/access-token.test.ts'],
    isQuick: true,
    faults: [
      ['any checksum is right', 'return text.endsWith(checksumOf(secret))', 'return secret !== text'],
      ['the end may slip into the next month', 'if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)', ''],
    ],
  },
  {
    file: 'features/security/access-tokens/access-tokens.service.ts',
    tests: ['features/security/access-tokens/access-tokens.test.ts'],
    faults: [
      [
        'a token for the archive needs no proof',
        "if (scopes.includes('export')) await requireOwner(deps, member, { password, code })",
        '',
      ],
      ['a member has any number of tokens', '>= maxAccessTokens', '> 1_000'],
      ['the token itself is stored', 'token: sha256(token),', 'token: Buffer.from(token.slice(8, 40)),'],
      ['the last use is never written', 'await updateLastUsed(db, use)', 'await Promise.resolve()'],
    ],
  },
  {
    file: 'features/security/access-tokens/access-tokens.repo.ts',
    tests: ['features/security/access-tokens/access-tokens.test.ts'],
    faults: [
      ['a token never ends', ' and expires_at > ${now}`', ' and ${now}::timestamptz is not null`'],
      [
        'anyone can revoke a token',
        "tx.deleteFrom('access_tokens').where('user_id', '=', userId).where('id', '=', id)",
        "tx.deleteFrom('access_tokens').where('id', '=', id)",
      ],
    ],
  },
  {
    file: 'platform/http/token-access.ts',
    tests: [
      'features/security/access-tokens/access-tokens.test.ts',
      'features/security/access-tokens/access-tokens.matrix.test.ts',
    ],
    faults: [
      [
        'a route that names no scope is open',
        '!route.token || !token.scopes.includes(route.token)',
        '!token.scopes.length',
      ],
      ['one scope opens what another names', '!token.scopes.includes(route.token)', 'token.scopes.length === 0'],
      [
        'the console is open to an operator’s token',
        "if (isConsole(route.access)) throw new AppError('request.not_found')",
        'if (isConsole(route.access)) return',
      ],
      ['tags can be guessed by filtering', 'privateFilters.has(name)', 'name.length === 0'],
      ['a token reads notes', "['notes', 'caption']", "['caption']"],
      ['a token reads tags', 'fields.tags = []', 'fields.tags = fields.tags as unknown'],
      ['a token learns that a practice was hard', 'fields.beforeFeeling = null', 'fields.hard = hard'],
      ['a token learns how the days look', 'fields.offersHelp = false', 'fields.offersHelp = true'],
      [
        'a token in an address is accepted',
        'accessTokenPattern.test(request.originalUrl)',
        'request.originalUrl === ""',
      ],
      ['tokens have no limit', "if (!outcome.taken) throw new AppError('request.too_many', outcome)", 'void outcome'],
    ],
  },
  {
    file: 'features/account/shared/end-sessions.service.ts',
    tests: ['features/security/access-tokens/access-tokens.test.ts'],
    faults: [['tokens outlive the sessions', '  await endAccessTokens(tx, userId, at)\n', '']],
  },
  {
    file: 'features/portability/archive/rows.repo.ts',
    tests: ['features/portability/archive/token-archive.test.ts'],
    faults: [
      [
        'a token’s archive has the chats',
        '/security|chat|message|conversation|letter/',
        '/security|message|conversation|letter/',
      ],
    ],
  },
]
