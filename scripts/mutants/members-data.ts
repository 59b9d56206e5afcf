import type { Target } from './mutant.ts'

/** Giving, imports, sharing and recommendations, and the console's log. */
export const membersData: readonly Target[] = [
  {
    file: 'features/giving/shared/agreement.rules.ts',
    tests: ['features/giving/shared/agreement.rules.test.ts'],
    isQuick: true,
    faults: [['a suspended contribution goes on when a member stops', " || status === 'suspended'", '']],
  },
  {
    file: 'features/giving/webhooks/apply-message.service.ts',
    tests: ['features/giving/giving.jobs.test.ts'],
    faults: [
      [
        'an erased member’s late payment stays',
        'row?.endingRequestedAt ?? ending?.requestedAt',
        'row?.endingRequestedAt',
      ],
      ['a late payment stays', 'row?.endingRequestedAt ?? ending?.requestedAt', 'undefined as Date | undefined'],
    ],
  },
  {
    file: 'features/giving/giving.service.ts',
    tests: ['features/giving/giving.routes.test.ts'],
    faults: [
      ['the same id may mean another amount', ' && saved.cents === cents', ''],
      ['the same id may mean another member’s', 'saved?.userId === userId && saved.tier', 'saved?.tier'],
    ],
  },
  {
    file: 'features/portability/archive/archive-page.service.ts',
    tests: ['features/portability/archive/archive-page.test.ts'],
    isQuick: true,
    faults: [
      ['a note can end the block that it is in', "json.replaceAll('<'", "json.replaceAll('<<'"],
      ['the page may run any script', '`script-src ${hashOf(program)}`', '"script-src \'unsafe-inline\'"'],
    ],
  },
  {
    file: 'features/portability/imports/imports.service.ts',
    tests: ['features/portability/imports/imports.test.ts'],
    faults: [
      ['an undone import can be dropped', "state === 'added' || state === 'undone'", "state === 'added'"],
      ['an added import can be dropped', "state === 'added' || state === 'undone'", "state === 'undone'"],
    ],
  },
  {
    file: 'features/portability/imports/zip-file.service.ts',
    tests: ['features/portability/imports/zip-file.test.ts'],
    isQuick: true,
    faults: [
      ['entries may overlap', 'next && start + compressedSize > next.relativeOffsetOfLocalHeader', 'false && next'],
    ],
  },
  {
    file: 'features/portability/sharing/sharing.service.ts',
    tests: ['features/portability/sharing/sharing.routes.test.ts'],
    faults: [['a page revoked meanwhile is shown', '  await openPage(deps, token)\n  return png', '  return png']],
  },
  {
    file: 'features/operator/roles/roles.service.ts',
    tests: ['features/operator/audit/audit.test.ts'],
    faults: [
      [
        'a refused moderator isn’t logged',
        "await perform(deps, { by: member, act: 'refused', reason: 'Needs the operator role' }, async () => {})",
        '',
      ],
    ],
  },
  {
    file: 'features/insight/recommendations/recommendations.rules.ts',
    tests: ['features/insight/recommendations/recommendations.rules.test.ts'],
    isQuick: true,
    faults: [
      ['a bad night doesn’t count', 'isStrong && !isTired && ', 'isStrong && '],
      ['gentle practice is as long as usual', 'Math.min(usual, maxMinutes)', 'usual'],
      ['gentle days suggest what asks for closed eyes', '(log.inGentleDays && !gentleFocusOf(limb))', 'false'],
    ],
  },
  {
    file: 'features/journey/settings/gentle.rules.ts',
    tests: ['features/journey/settings/gentle.rules.test.ts'],
    isQuick: true,
    faults: [
      ['gentle days are offered every day', 'today > addDays(last.offeredOn, gentleOfferRestDays)', 'true'],
      ['one that was very hard is not enough', " || hard.some(({ severity }) => severity === 'very')", ''],
      ['gentle days cannot be ended', 'endedOn === null ? gentleUntil : addDays(endedOn, -1)', 'gentleUntil'],
    ],
  },
  {
    file: 'features/operator/closing/closing.rules.ts',
    tests: ['features/operator/closing/closing.rules.test.ts'],
    isQuick: true,
    faults: [
      ['the earliest closing day is half a day short', ' + 12 * hourMs', ''],
      ['a closing reminds at once', '((end - begin) * 2) / 3', '0'],
      ['a closing that was cancelled goes on', "if (cancelledAt) return 'cancelled'", ''],
    ],
  },
  {
    file: 'features/operator/closing/rounds.service.ts',
    tests: ['features/operator/closing/closing.test.ts'],
    faults: [
      ['a round of emails begins again', 'if (!isNew && closing.isRoundDone) return []', ''],
      ['contributions go on to the end', "if (round === 'announced') await endContributions(deps, userIds)", ''],
      ['no archive is made before the end', "round === 'last' ? startArchives(deps, userIds) : []", '[]'],
    ],
  },
  {
    file: 'platform/operations/seal-backup.ts',
    tests: ['platform/operations/seal-backup.test.ts'],
    isQuick: true,
    faults: [
      ['a sealed backup may lose its end', "Buffer.from(isLast ? 'last' : 'more')", "Buffer.from('more')"],
      ['parts of a sealed backup may be swapped', 'nonce.writeUInt32BE(index, 8)', 'void index'],
    ],
  },
]
