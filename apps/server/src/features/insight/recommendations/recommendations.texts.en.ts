import { type AfterFeeling, type BeforeFeeling, type Limb, recommendationDays, type TimeOfDay } from '@sadhana/contract'

/** How practices of a limb ended: so many of them in this feeling, and so many hard. */
export type Counted = { limb: Limb; after: AfterFeeling; times: number; of: number; hard: number }
/** What practice may ease. */
export type Eased = Extract<BeforeFeeling, 'stressed' | 'anxious' | 'tired'>

const span = `in the last ${recommendationDays} days`
const share = (times: number, of: number) => (times === of ? `All ${of} of your` : `${times} of your ${of}`)
const when = (part: TimeOfDay): string => (part === 'night' ? 'at night' : `in the ${part}`)

/** The hard ones are named, because they are among those that are counted. */
const ended = ({ after, hard }: Counted): string =>
  hard === 0 ? `ended ${after}.` : `ended ${after}, and ${hard} ${hard === 1 ? 'was' : 'were'} hard.`
const endedQuietly = ({ after, hard }: Counted): string =>
  hard === 0 ? `have mostly ended ${after}.` : `have mostly ended ${after}, and sometimes it was hard.`

function inHours(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    (minutes > 0 || hours === 0) && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  ]
  return parts.filter(Boolean).join(' ')
}

export const en = {
  starter: 'A gentle way to begin. From your fifth session on, suggestions come from your log.',
  noted: {
    stressed: 'You noted feeling stressed today.',
    anxious: 'You noted feeling anxious today.',
    tired: 'You noted low energy today.',
  } satisfies Record<Eased, string>,
  began: (feeling: Eased, counted: Counted) =>
    `${share(counted.times, counted.of)} ${counted.limb} sessions that began ${feeling} ${span} ${ended(counted)}`,
  beganQuiet: (feeling: Eased, counted: Counted) =>
    `Your ${counted.limb} sessions that began ${feeling} ${endedQuietly(counted)}`,
  slept: (minutes: number) => `You slept ${inHours(minutes)} last night.`,
  sleptSoGentle: (minutes: number) => `You slept ${inHours(minutes)} last night, so here’s something gentle.`,
  rated: (quality: number) => `You rated last night ${quality} out of 10.`,
  ratedSoGentle: (quality: number) => `You rated last night ${quality} out of 10, so here’s something gentle.`,
  poorNight: 'Last night wasn’t restful.',
  poorNightSoGentle: 'Last night wasn’t restful, so here’s something gentle.',
  atTime: (part: TimeOfDay, counted: Counted) =>
    `${share(counted.times, counted.of)} ${part} sessions of ${counted.limb} ${span} ${ended(counted)}`,
  atTimeQuiet: (part: TimeOfDay, counted: Counted) =>
    `Your ${part} sessions of ${counted.limb} ${endedQuietly(counted)}`,
  goal: (days: number, goal: number) =>
    `You’ve practised ${days === 1 ? 'on 1 day' : `on ${days} days`} this week, and your goal is ${goal}.`,
  goalQuiet: 'Your week of practice has begun.',
  usual: (limb: Limb, part: TimeOfDay, times: number, of: number) =>
    `${share(times, of)} sessions ${span} were ${limb} ${when(part)}.`,
  usualQuiet: (limb: Limb, part: TimeOfDay) => `You often practise ${limb} ${when(part)}.`,
  familiar: (limb: Limb, count: number) => `You’ve logged ${limb} ${count === 1 ? 'once' : `${count} times`} so far.`,
  familiarQuiet: (limb: Limb) => `You’ve practised ${limb} before.`,
  seldom: (limb: Limb, times: number, of: number) =>
    times === 0
      ? `None of your ${of} sessions ${span} was ${limb}.`
      : `${times} of your ${of} sessions ${span} ${times === 1 ? 'was' : 'were'} ${limb}.`,
  seldomQuiet: (limb: Limb) => `You’ve seldom visited ${limb} lately.`,
  /** One plain thing to attend to. */
  focuses: {
    kindWord: 'one kind word where a sharp one was ready',
    threeLines: 'three lines about today, for yourself',
    slowPostures: 'slow postures, one breath for each movement',
    standingPostures: 'four slow standing postures',
    longerOutBreath: 'lengthen the out-breath',
    fourAndSix: 'in for four, out for six',
    sounds: 'sounds near and far',
    onePoint: 'one point; come back when you notice you’ve left',
    restingGaze: 'rest your gaze on one still thing',
    tenBreaths: 'count ten breaths, then begin again',
    slowSteps: 'walk slowly, and feel each foot',
    sittingOn: 'sit on for a while after your practice',
  },
}

export type RecommendationTexts = typeof en
