import { recommendationDays } from '@sadhana/contract'
import { plural } from '#platform/intl.rules.ts'
import { capital, feelings, when } from '../shared/insight.texts.de.ts'
import type { Counted, RecommendationTexts } from './recommendations.texts.en.ts'

const span = `in den letzten ${recommendationDays} Tagen`

/** After a colon. */
function ended({ after, times, of, hard }: Counted): string {
  const most = `${times === of ? 'alle' : `${times} davon`} endeten ${feelings[after]}`
  return hard === 0
    ? `${most}.`
    : `${most}, ${plural('de', hard, { one: `${hard} war`, other: `${hard} waren` })} schwer.`
}
const endedQuietly = ({ after, hard }: Counted): string =>
  hard === 0 ? `endeten meist ${feelings[after]}.` : `endeten meist ${feelings[after]}, und manchmal war es schwer.`

const inMinutes = (minutes: number): string =>
  plural('de', minutes, { one: `${minutes} Minute`, other: `${minutes} Minuten` })

function inHours(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return inMinutes(minutes)
  const full = plural('de', hours, { one: `${hours} Stunde`, other: `${hours} Stunden` })
  return minutes === 0 ? full : `${full} und ${inMinutes(minutes)}`
}

export const de: RecommendationTexts = {
  starter: 'Ein sanfter Anfang. Ab deiner fünften Übung kommen die Vorschläge aus deinem Tagebuch.',
  noted: {
    stressed: 'Du hast heute notiert, dass du dich gestresst fühlst.',
    anxious: 'Du hast heute notiert, dass du dich ängstlich fühlst.',
    tired: 'Du hast heute wenig Energie notiert.',
  },
  began: (feeling, counted) =>
    `Du hast ${span} ${counted.of} Übungen in ${capital(counted.limb)} ${feelings[feeling]} begonnen: ${ended(counted)}`,
  beganQuiet: (feeling, counted) =>
    `Übungen in ${capital(counted.limb)}, die du ${feelings[feeling]} begonnen hast, ${endedQuietly(counted)}`,
  slept: (minutes) => `Du hast letzte Nacht ${inHours(minutes)} geschlafen.`,
  sleptSoGentle: (minutes) => `Du hast letzte Nacht ${inHours(minutes)} geschlafen, darum hier etwas Sanftes.`,
  rated: (quality) => `Du hast die letzte Nacht mit ${quality} von 10 bewertet.`,
  ratedSoGentle: (quality) => `Du hast die letzte Nacht mit ${quality} von 10 bewertet, darum hier etwas Sanftes.`,
  poorNight: 'Die letzte Nacht war nicht erholsam.',
  poorNightSoGentle: 'Die letzte Nacht war nicht erholsam, darum hier etwas Sanftes.',
  atTime: (part, counted) =>
    `Du hattest ${span} ${counted.of} Übungen in ${capital(counted.limb)} ${when[part]}: ${ended(counted)}`,
  atTimeQuiet: (part, counted) => `Deine Übungen in ${capital(counted.limb)} ${when[part]} ${endedQuietly(counted)}`,
  goal: (days, goal) =>
    `Du hast diese Woche an ${plural('de', days, { one: `${days} Tag`, other: `${days} Tagen` })} geübt. Dein Ziel: ${plural('de', goal, { one: `${goal} Tag`, other: `${goal} Tage` })}.`,
  goalQuiet: 'Deine Übungswoche hat begonnen.',
  usual: (limb, part, times, of) =>
    `${times === of ? `Alle deine ${of}` : `${times} deiner ${of}`} Übungen ${span} waren ${capital(limb)} ${when[part]}.`,
  usualQuiet: (limb, part) => `Du übst ${capital(limb)} oft ${when[part]}.`,
  familiar: (limb, count) => `Du hast ${capital(limb)} bisher ${count === 1 ? 'einmal' : `${count}-mal`} eingetragen.`,
  familiarQuiet: (limb) => `Du hast ${capital(limb)} schon geübt.`,
  seldom: (limb, times, of) =>
    times === 0
      ? `Keine deiner ${of} Übungen ${span} war ${capital(limb)}.`
      : `${times} deiner ${of} Übungen ${span} ${plural('de', times, { one: 'war', other: 'waren' })} ${capital(limb)}.`,
  seldomQuiet: (limb) => `${capital(limb)} hast du in letzter Zeit selten geübt.`,
  focuses: {
    kindWord: 'ein freundliches Wort, wo ein scharfes bereitlag',
    threeLines: 'drei Zeilen über heute, nur für dich',
    slowPostures: 'langsame Haltungen, ein Atemzug für jede Bewegung',
    standingPostures: 'vier langsame Haltungen im Stehen',
    longerOutBreath: 'länger ausatmen',
    fourAndSix: 'auf vier einatmen, auf sechs ausatmen',
    sounds: 'Klänge nah und fern',
    onePoint: 'ein Punkt; zurückkommen, wenn du merkst, dass du fort warst',
    restingGaze: 'den Blick auf etwas Stillem ruhen lassen',
    tenBreaths: 'zehn Atemzüge zählen, dann von vorn',
    slowSteps: 'langsam gehen und jeden Fuß spüren',
    sittingOn: 'nach der Übung noch eine Weile sitzen bleiben',
  },
}
