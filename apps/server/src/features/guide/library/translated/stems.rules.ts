import { type ReadWords, withoutDiacritics } from '../passages.rules.ts'
import type { Translated } from './library-words.rules.ts'

/** Words that say nothing about the question. */
const fillers: Record<Translated, ReadonlySet<string>> = {
  de: new Set(
    (
      'aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist bitte da dabei damit dann das dass dazu dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch du durch ein eine einem einen einer eines er erst es etwas euch eure fur gar geht gerade gern gibt gut hab habe haben hast hat hatte hier hin ich ihn ihr ihre im immer in ins irgendwie ist ja jede jeden jeder jedes jemand jetzt kann kannst kein keine keinen konnen konnte mach mache machen macht mal man mehr mein meine meinem meinen meiner mich mir mit moglich muss nach nein nicht noch nun nur ob oder ohne schon sehr sein seine selbst sich sie sind so soll sollte um und uns unser unsere vom von vor wann war waren warum was weil welche welchem welchen welcher welches wenn wer werde werden wie wieder will wir wird wo wofur worum wurde wurden zu zum zur zwischen was' +
      ' bedeutet bedeuten heisst funktioniert hilft muss musst mochte mochten wollen'
    ).split(' '),
  ),
  es: new Set(
    (
      'a al algo alguien algun alguna antes aqui asi aun cada como con cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde dos e el ella en entre era eres es esa ese eso esta estan estar estas este esto estos estoy fue gracias ha habia hace hacer haces hago han has hasta hay he la las le les lo los mas me mi mis mucho muchos muy nada ni no nos nuestra nuestro o os otra otro para pero poco por porque posible puede puedes puedo pues que quien quiero se ser si sin sobre solo son soy su sus tal tambien te tener tengo ti tiene tienes todavia todo todos tu tus un una unas uno unos va vez vosotros voy y ya yo' +
      ' significa significan funciona ayuda favor'
    ).split(' '),
  ),
}

/** What is left of a word without its ending has at least this many letters. */
const shortest = 3

const endings: Record<Translated, RegExp> = {
  de: /(?:ationen|ation|ungen|ung|isch|lich|ier|est|em|en|er|es|et|st|e|n|s|t)$/,
  es: /(?:aciones|acion|amientos?|imientos?|ciones|cion|andol[aoe]s?|iendol[aoe]s?|arl[aoe]s?|erl[aoe]s?|irl[aoe]s?|arme|erme|irme|arte|erte|irte|arse|erse|irse|ando|iendo|adas?|ados?|idas?|idos?|aron|ieron|aste|iste|amos|emos|imos|aba|abas|ar|er|ir|as|os|es|an|en|a|o|e|s)$/,
}

/** "einzutragen" is a form of "eintragen", and "gelöscht" of "löschen". */
const withoutParticiple = (word: string): string =>
  word
    .replace(/^(ab|an|auf|aus|ein|herunter|hoch|mit|nach|vor|weg|zuruck)(?:zu|ge)(?=.{4})/, '$1')
    .replace(/^ge(?=.{4,}t$)/, '')

function stemOf(word: string, language: Translated): string {
  let stem = language === 'de' ? withoutParticiple(word) : word
  // In German, endings follow one another: "Erinnerungen". In Spanish, one is enough.
  for (let most = language === 'de' ? 3 : 1; most > 0; most--) {
    const shorter = stem.replace(endings[language], '')
    if (shorter.length < shortest || shorter === stem) break
    stem = shorter
  }
  return stem
}

/** In lower case and without accents. German is often typed with "ae" for "ä", so both are "a". */
export function plainIn(text: string, language: Translated): string {
  const plain = withoutDiacritics(text.replaceAll('ß', 'ss')).toLowerCase()
  return language === 'de' ? plain.replace(/(?<!q)([aou])e/g, '$1') : plain
}

/** The stems of the words that say something. */
export const stemsIn = (text: string, language: Translated): string[] =>
  (plainIn(text, language).match(/[a-z0-9]{2,}/g) ?? [])
    .filter((word) => !fillers[language].has(word))
    .map((word) => stemOf(word, language))

const [shortestFront, shortestHead] = [4, 3]
const links = ['', 's', 'n', 'en', 'es', 'er']

const separable = /^(?:ab|an|auf|aus|ein|herunter|hinzu|hoch|mit|nach|um|vor|weg|zuruck)(?<verb>.{3,})$/

/** "Wie trage ich meinen Schlaf ein?" has only the verb of "eintragen". */
export const verbOf = (stem: string): string[] => {
  const verb = separable.exec(stem)?.groups?.['verb']
  return verb ? [verb] : []
}

/** The parts of a German compound such as "Übungspartnerin", if both are known. */
export function partsOf(stem: string, isKnown: (stem: string) => boolean): string[] {
  for (let end = shortestFront; end <= stem.length - shortestHead; end++) {
    const head = stem.slice(end)
    if (!isKnown(head)) continue
    const front = stem.slice(0, end)
    const part = links
      .map((link) => (front.endsWith(link) ? front.slice(0, front.length - link.length) : ''))
      .find(isKnown)
    if (part) return [part, head]
  }
  return []
}

/** For choosing the paragraph of a passage that a question is about. */
export const readWordsIn = (language: Translated): ReadWords => ({
  of: (text) => stemsIn(text, language),
  asked: (question) => stemsIn(question, language),
})

/** What a question in another language can have in common with an article in English: names and Sanskrit words. */
export const articleWordsIn = (question: string, language: Translated): string =>
  (
    withoutDiacritics(question.replaceAll('ß', 'ss'))
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? []
  )
    .filter((word) => !fillers[language].has(language === 'de' ? plainIn(word, 'de') : word))
    .join(' ')
