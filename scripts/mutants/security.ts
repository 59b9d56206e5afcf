import type { Target } from './mutant.ts'

export const security: readonly Target[] = [
  {
    file: 'features/security/shared/security.repo.ts',
    tests: ['features/security/security.jobs.test.ts'],
    faults: [
      [
        'codes that are still needed are deleted',
        "deleteFrom(table).where('expires_at', '<', before)",
        'deleteFrom(table)',
      ],
    ],
  },
  {
    file: 'features/security/two-factor/backup-codes.rules.ts',
    tests: ['features/security/two-factor/backup-codes.rules.test.ts'],
    isQuick: true,
    faults: [
      ['case matters', '    .toUpperCase()\n', ''],
      ['the letter O is not read as 0', "    .replaceAll('O', '0')\n", ''],
      ['the letters I and L are not read as 1', "    .replace(/[IL]/g, '1')", ''],
      ['dashes matter', "    .replace(/[^0-9A-Z]/g, '')\n", ''],
      ['codes have no groups', "at > 0 && at % 4 === 0 ? '-' : ''", "''"],
    ],
  },
  {
    file: 'features/security/log/device-name.service.ts',
    tests: ['features/security/log/device-name.test.ts'],
    isQuick: true,
    faults: [['a device without a browser has no name', 'browser.name || app', 'browser.name']],
  },
  {
    file: 'features/security/two-factor/totp.service.ts',
    tests: ['features/security/two-factor/totp.test.ts'],
    isQuick: true,
    faults: [
      ['codes from five minutes ago are valid', 'const window = 1', 'const window = 10'],
      ['a slightly wrong clock is refused', 'const window = 1', 'const window = 0'],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor.repo.ts',
    tests: ['features/security/two-factor/two-factor.test.ts'],
    faults: [
      [
        'a code works twice',
        "    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))\n",
        '',
      ],
      [
        'a backup code works twice',
        "    .where('code', 'in', hashes)\n    .where('used', '=', false)\n",
        "    .where('code', 'in', hashes)\n",
      ],
      ['the setup code signs in', 'last_step: String(step), pending_secret', 'pending_secret'],
      ['a setup replaces a working secret', ".where('two_factor.secret', 'is', null)", ''],
      [
        'old backup codes stay valid',
        "Promise<void> {\n  await tx.deleteFrom('backup_codes').where('user_id', '=', userId).execute()\n",
        'Promise<void> {\n',
      ],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor.service.ts',
    tests: ['features/security/two-factor/two-factor.test.ts'],
    faults: [
      ['a setup never expires', '|| twoFactor.pendingExpiresAt <= at', ''],
      [
        'every set of backup codes has the same salt',
        'const salt = randomBytes(saltBytes)',
        'const salt = Buffer.alloc(saltBytes)',
      ],
      [
        'turning it off needs no password',
        "if (!(await isProven(deps, by, proof))) throw new AppError('security.disable_refused')",
        '',
      ],
      [
        'new backup codes need no password',
        "  if (!(await isProven(deps, by, proof))) throw new AppError('security.backup_codes_refused')\n",
        '',
      ],
      [
        'turning it off is not logged',
        "    await recordSecurityEvent(tx, { userId, type: '2fa_disabled', at: clock.now(), ip: caller.ip })\n",
        '',
      ],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor.service.ts',
    tests: ['features/security/two-factor/two-factor.test.ts'],
    faults: [['an unverified email is enough', 'if (!contact?.emailVerified)', 'if (!contact)']],
  },
  {
    file: 'features/security/two-factor/owner-proof.service.ts',
    tests: ['features/security/two-factor/two-factor.test.ts', 'features/security/two-factor/owner-proof.test.ts'],
    faults: [
      [
        'an access token alone turns two-factor on',
        "if (!(await isFresh(deps, member))) throw new AppError('security.password_needed')",
        '',
      ],
      ['any password is a proof', "!(await account.confirmPassword(db, userId, proof.password ?? ''))", 'false'],
      [
        'a code stands in for a password',
        'proof.code === undefined || (await hasPassword(db, userId))',
        'proof.code === undefined',
      ],
      ['any code is a proof', 'await confirmTwoFactor(db, deps, { userId, code, kind })', ''],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor-sign-in.repo.ts',
    tests: ['features/security/two-factor/two-factor.test.ts'],
    faults: [
      [
        'codes can be guessed without the password',
        "    .where('token', '=', token)\n    .where('used', '=', false)\n    .where('attempts', '<', 5)\n",
        "    .where('used', '=', false)\n    .where('attempts', '<', 5)\n",
      ],
      [
        'a waiting sign-in never expires',
        "    .where('attempts', '<', 5)\n    .where('expires_at', '>', at)\n",
        "    .where('attempts', '<', 5)\n",
      ],
      ['one sign-in has a hundred attempts', "'<', 5)", "'<', 100)"],
      ['attempts count for ever', "    .where('created_at', '>', since)\n", ''],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor-sign-in.repo.ts',
    tests: ['features/account/sign-in/shut-out.matrix.test.ts'],
    faults: [
      ['wrong codes use up the backup codes', "    .where('kind', '=', kind)\n", ''],
      [
        "a stranger's codes count against a known browser",
        "    .where('browser', 'is not distinct from', browser)\n",
        '',
      ],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor-sign-in.service.ts',
    tests: ['features/security/two-factor/two-factor.test.ts'],
    faults: [
      ['a day has no limit of attempts', 'attempts >= maxAttemptsPerDay', 'false'],
      ['a waiting sign-in works twice', 'if (!(await updateSignInUsed(tx, userId, sha256(tempToken))))', 'if (false)'],
      ['right codes count as attempts', '  await deleteAttempt(tx, userId, attempt.id)\n', ''],
      ['attempts are not written down', 'return insertAttempt(tx, attempt, at)', "return ''"],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor-sign-in.service.ts',
    tests: ['features/security/recovery/recovery.test.ts'],
    faults: [
      [
        'a sign-in does not cancel the recovery',
        '  // A member who can enter a two-factor code needs no recovery.\n  await deleteRecovery(tx, userId)\n',
        '',
      ],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor-sign-in.service.ts',
    tests: ['features/security/recovery/recovery.races.test.ts'],
    faults: [
      [
        'a password change does not cancel the recovery',
        '  await updateAllUsed(tx, userId)\n  await deleteRecovery(tx, userId)\n',
        '  await updateAllUsed(tx, userId)\n',
      ],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor-sign-in.service.ts',
    tests: ['features/account/sign-in/sign-in.races.test.ts'],
    faults: [
      [
        'attempts are counted without the lock',
        'if (!(await lockEnabled(tx, userId)))',
        'if (!(await isEnabled(tx, userId)))',
      ],
    ],
  },
  {
    file: 'features/security/two-factor/two-factor.repo.ts',
    tests: ['features/security/recovery/recovery.races.test.ts'],
    faults: [['turning two-factor off leaves its recovery', '  await deleteRecovery(tx, userId)\n', '']],
  },
  {
    file: 'features/security/recovery/recovery.service.ts',
    tests: ['features/security/recovery/recovery.test.ts'],
    faults: [
      ['a recovery does not wait', 'if (availableAt > at)', 'if (false)'],
      ['anyone may start a recovery', ' || !(await lockWaiting(tx, userId, sha256(tempToken), at))', ''],
      ['an unverified address gets the link', ' || !contact.emailVerified', ''],
      ['a recovery leaves the factor on', '    await deleteTwoFactor(tx, userId)\n', ''],
    ],
  },
  {
    file: 'features/security/recovery/recovery.service.ts',
    tests: ['features/security/recovery/recovery.races.test.ts'],
    faults: [
      [
        'a recovery that was cancelled is completed',
        "    if (!(await deleteDueRecovery(tx, userId, recovery.token, at))) throw new AppError('security.recovery_invalid')\n",
        '    await deleteDueRecovery(tx, userId, recovery.token, at)\n',
      ],
      ['a recovery starts although two-factor is off', 'if (!isOn || ', 'if ('],
    ],
  },
  {
    file: 'features/security/shared/recovery.repo.ts',
    tests: ['features/security/recovery/recovery.test.ts'],
    faults: [['a recovery never expires', "    .where('expires_at', '>', at)\n", '']],
  },
  {
    file: 'features/security/shared/recovery.repo.ts',
    tests: ['features/security/recovery/recovery.races.test.ts'],
    faults: [
      [
        'a recovery is deleted whatever its token',
        "    .where('token', '=', token)\n    .where('available_at', '<=', at)\n",
        "    .where('available_at', '<=', at)\n",
      ],
    ],
  },
  {
    file: 'features/security/email-proof/email-proof.service.ts',
    tests: ['features/account/email/change-email.test.ts'],
    faults: [
      [
        'emails go out without limit',
        'if (!maySendAgain(await listSendTimes(tx, userId, email, since), at))',
        'if (false)',
      ],
      [
        'any code verifies an address',
        "  if (!matches) throw new AppError('security.code_invalid')\n",
        "  if (!sent) throw new AppError('security.code_invalid')\n",
      ],
      ['an older link brings an older address back', '  await updateOthersUsed(tx, userId, id)\n', ''],
      [
        'a link never expires',
        'linkExpiresAt: new Date(at.getTime() + linkMs)',
        'linkExpiresAt: new Date(at.getTime() + linkMs * 1000)',
      ],
    ],
  },
  {
    file: 'features/security/email-proof/email-proof.repo.ts',
    tests: ['features/account/email/change-email.test.ts'],
    faults: [
      ['a code has a hundred attempts', "'<', 5)", "'<', 100)"],
      [
        'a link works twice',
        "    .where('id', '=', id)\n    .where('used', '=', false)\n    .returning('id')",
        "    .where('id', '=', id)\n    .returning('id')",
      ],
    ],
  },
  {
    file: 'features/security/email-proof/email-proof.service.ts',
    tests: ['guards/emailed-text.test.ts'],
    faults: [
      [
        'strangers get any number of emails',
        "if (await deps.strangerBudget.isSpent(tx, 'verification'))",
        'if (false)',
      ],
    ],
  },
  {
    file: 'features/security/email-proof/email-proof.repo.ts',
    tests: ['features/account/sign-in/shut-out.matrix.test.ts'],
    faults: [
      [
        "a stranger uses up a member's emails",
        "    .where('user_id', '=', userId)\n    .where('contact', '=', email.toLowerCase())\n",
        "    .where('contact', '=', email.toLowerCase())\n",
      ],
    ],
  },
  {
    file: 'features/security/login-sessions/login-sessions.repo.ts',
    tests: ['features/security/login-sessions/login-sessions.test.ts'],
    faults: [
      ['ended devices are listed', "    .where('revoked_at', 'is', null)\n", ''],
      [
        "other members' devices are listed",
        "    .where('user_id', '=', userId)\n    .where('revoked_at', 'is', null)\n",
        "    .where('revoked_at', 'is', null)\n",
      ],
      ['expired devices are listed', "    .where('expires_at', '>', at)\n", ''],
    ],
  },
]
