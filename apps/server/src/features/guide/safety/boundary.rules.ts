import { plainWords } from '@sadhana/contract/crisis'
import { german, spanish } from './boundary-languages.rules.ts'

const anyOf = (sources: readonly string[]): RegExp => new RegExp(` (?:${sources.join('|')})(?= )`, 'u')

const illness =
  '(?:depression|depressed disorder|anxiety disorder|bipolar|adhd|ptsd|ocd|autism|cancer|tumou?r|diabetes|asthma|epilepsy|migraines?|hypertension|high blood pressure|heart (?:disease|attack|condition)|stroke|schizophrenia|psychosis|insomnia disorder|arthritis|covid|thyroid|endometriosis|hernia|glaucoma|addiction)'
const medicine =
  '(?:medications?|medicines?|meds|pills?|tablets?|antidepressants?|ssri|insulin|lithium|painkillers?|beta blockers?|inhaler|blood thinners?|drugs?|supplements?|melatonin|ashwagandha|ibuprofen|paracetamol)'

/**
 * Questions for a doctor: what illness someone has, what to take or leave out, and whether a practice heals it. They are
 * looked for in every language, whatever language the app is in.
 */
const medical = anyOf([
  `(?:do|could|might|may) i have (?:\\w+ ){0,3}${illness}`,
  `(?:am i|i think i am|i think im|is (?:he|she|my \\w+)) (?:\\w+ )?(?:bipolar|depressed|autistic|psychotic|schizophrenic|ill|sick)(?= $| or)`,
  'diagnos(?:e|is|ed|ing)',
  `(?:stop|stopping|quit|skip|skipping|reduce|reducing|come off|coming off|replace|instead of|without|double|increase|leave out|wean off) (?:taking )?(?:my |the |his |her |all )?(?:\\w+ ){0,2}${medicine}`,
  `(?:should|can|may|could|must|shall) i (?:\\w+ ){0,2}(?:take|stop|mix|combine) (?:\\w+ ){0,4}${medicine}`,
  `(?:how much|how many|what dose|which dose|dosage|dose of|mg of) (?:\\w+ ){0,3}${medicine}`,
  'dos(?:e|age) (?:of|for|should)',
  `(?:cure|cures|heal|heals|treat|treats|reverse|get rid of|fix|help with|helps with|help against|good for|therapy for) (?:\\w+ ){0,3}${illness}`,
  `(?:i have|ive got|diagnosed with|suffer from|suffering from|with) (?:\\w+ ){0,2}${illness}`,
  '(?:what|which) (?:\\w+ ){0,3}(?:symptoms?|disease|illness|disorder) (?:do|is|are|could|might|have)',
  '(?:chest pain|blood in my|lump in my|numb(?:ness)? in my (?:arm|face)|fainted|passed out|seizure|palpitations)',
  '(?:im|i am|while|during|when) pregnant|(?:in|during|after) (?:my |the )?pregnancy',
  'after (?:my|a|the) (?:\\w+ )?(?:surgery|operation)',
  ...german.medical,
  ...spanish.medical,
])

/** Eating less as a goal. Eating that is already out of control is found by the crisis check. */
const eating = anyOf([
  '(?:los(?:e|ing)|drop|burn|burning) (?:\\w+ ){0,3}(?:weight|fat|kilos?|kg|pounds|calories)',
  '(?:how (?:long|many days|little|few)) (?:\\w+ ){0,4}(?:fast|fasting|not eat|without (?:food|eating)|calories)',
  '(?:eat|eating) (?:as little|less than|only|nothing|almost nothing|under) (?:\\w+ ){0,3}(?:calories|kcal|a day|per day|possible)',
  '(?:stop|avoid|skip|suppress|forget|kill|ignore) (?:\\w+ ){0,2}(?:eating|hunger|appetite|meals)',
  '(?:too|so|feel|am|im) (?:\\w+ )?(?:fat|obese)(?= $| and| i | to )',
  '(?:anorexi|bulimi|orthorexi)\\w*|eating disorder|binge eating|thinspo|laxatives?|purg(?:e|ing) (?:food|meals|after)',
  '(?:water|dry|juice|long|extended|7 day|ten day|week) fast(?:ing)?',
  ...german.eating,
  ...spanish.eating,
])

export type Boundary = 'medical' | 'eating'

/** Questions that the guide doesn't answer, because they need a person who knows the member. */
export function boundaryOf(message: string): Boundary | null {
  const words = plainWords(message)
  if (eating.test(words)) return 'eating'
  return medical.test(words) ? 'medical' : null
}

const overstepping = anyOf([
  `(?:you|your \\w+) (?:\\w+ ){0,3}(?:have|has|suffer from|are suffering from|show signs of|is a sign of|sounds like|symptoms of|indicates?) (?:\\w+ ){0,3}${illness}`,
  `(?:you are|youre) (?:\\w+ ){0,2}(?:bipolar|depressed|autistic|psychotic|schizophrenic|mentally ill|anorexic)`,
  'i (?:can |will |would )?diagnose|my diagnosis|diagnosis is',
  `(?:stop|quit|skip|reduce|come off|double|increase|throw away|replace|instead of|dont need|do not need|without) (?:taking )?(?:your |the |all |any )?(?:\\w+ ){0,2}${medicine}`,
  `take (?:\\w+ ){0,4}(?:mg|milligrams?|${medicine})`,
  '\\d+ ?(?:mg|milligrams?|mcg|ml|iu)',
  `(?:cures?|heals?|treats?|reverses?) (?:your |the |any |all )?(?:\\w+ ){0,2}${illness}`,
  '(?:no|dont|do not) (?:need|have) to (?:see|ask|call) (?:a|your) (?:doctor|therapist)|instead of (?:a|your) (?:doctor|therapist)',
  '(?:kill|hurt|harm|cut|starve) your ?self|you should die|end your life',
  ...german.overstepping,
  ...spanish.overstepping,
])

/** True if an answer diagnoses, doses, advises against a medicine or a doctor, or worse. */
export const oversteps = (answer: string): boolean => overstepping.test(plainWords(answer))
