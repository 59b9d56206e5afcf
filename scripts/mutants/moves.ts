import type { Target } from './mutant.ts'

const folder = 'features/portability/moves'
const protocol = [`${folder}/protocol.test.ts`]
const lies = [`${folder}/lying-peers.test.ts`]

/** Moves between installations: codes, tokens, and what another installation sends. */
export const moves: readonly Target[] = [
  {
    file: `${folder}/departures.service.ts`,
    tests: protocol,
    faults: [
      ['a code never ends', 'departure.codeExpiresAt > now &&', ''],
      ['a code works for any installation', 'departure.peer === client &&', ''],
      ['a code is sent anywhere', 'redirectUri === client + movePath &&', ''],
      [
        'any verifier will do',
        'sameBytes(Buffer.from(challengeOf(codeVerifier)), Buffer.from(departure.codeChallenge))',
        'codeVerifier !== undefined',
      ],
      ['a code works twice', '!departure || departure.exchangedAt ||', '!departure ||'],
      ['a second use closes nothing', 'await updateTokenEnded(tx, departure.userId)', 'void 0'],
      ['a token never ends', ' || tokenExpiresAt <= clock.now()', ''],
      ['a stolen session may agree', '  await requireOwner(deps, member, proof)\n', ''],
    ],
  },
  {
    file: `${folder}/moves.service.ts`,
    tests: protocol,
    faults: [
      ['any installation may answer', 'issuer !== move.peer', 'false'],
      ['a second answer starts again', "move.state !== 'asking'", 'false'],
    ],
  },
  {
    file: `${folder}/fetch-move.service.ts`,
    tests: lies,
    faults: [
      ['an archive may have any size', 'bytes > maxArchiveBytes', 'false'],
      ['an archive may change on the way', 'move.bytes !== null && move.bytes !== bytes', 'false'],
    ],
  },
  {
    file: `${folder}/move-peer.service.ts`,
    tests: lies,
    faults: [['a part may be shorter', 'part.length !== bytes', 'false']],
  },
  {
    file: `${folder}/move-values.service.ts`,
    tests: lies,
    faults: [['localhost may be tried', "hostname === 'localhost' ||", "hostname === 'loopback' ||"]],
  },
]
