import { afterFeelings, beforeFeelings, limbs } from '@sadhana/contract'

/** Words that ask, connect or repeat, and change nothing about what is counted. */
const asking =
  'i ive im id my me mine myself we a an the of in on at for to from into and or so but if is it its was were are am be been being do did does done have has had having get got how often much many long ago what whats which when whens where that this these those there here can could you know tell show give say please ok hi hello hey just really actually about altogether overall total totals sum number count amount far ever yet all any anything something some each every per by with out as logged cant remember wonder think true right now currently again own spend spent put took take'
/** Words for the time that a question is about; `periodOf` and `isFurtherBack` understand them. */
const times =
  'today tonight yesterday day days daily week weeks weekly weekend month months monthly year years last past previous recent recently lately since until time times once before after afterwards beforehand then during start started starting beginning began begin first join joined sign signed two three four five six seven eight nine ten few couple'
/** Words for what is counted, and how. */
const counted =
  'practice practices practise practised practised practicing practising practiced sit sits sitting sat session sessions meditate meditated meditation meditations meditating log logs logging entry entries yoga asana asanas posture postures pose poses breath breathing breathwork concentration limb limbs minute minutes min mins hour hours average usual usually normal normally typical typically mostly mainly generally longest most best common frequent frequently favourite favorite main top length duration more less than another feel feels feeling feelings felt mood came leave left make made makes change changed turn rest compare compared improve improving improved progress progressing'
const daysAndMonths =
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'

const understood = new Set(
  [asking, times, counted, daysAndMonths]
    .flatMap((words) => words.split(' '))
    .concat(limbs, beforeFeelings, afterFeelings),
)

/**
 * True if a sum or an average answers the whole question. "How many minutes did I sit with my teacher?" has a word that
 * the log knows nothing about.
 */
export const countsEverything = (question: string): boolean =>
  (
    question
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+/g) ?? []
  ).every((word) => understood.has(word))
