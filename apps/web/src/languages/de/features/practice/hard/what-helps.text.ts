import type * as english from '#features/practice/hard/what-helps.text.ts'
import type { Translation } from '#intl/translation.ts'

export const whatHelpsChecked: Translation<typeof english.whatHelpsChecked> = '2026-11-18'

const sadag: Omit<english.Source, 'says'> = {
  name: 'South African Depression and Anxiety Group, in Bona',
  url: 'https://bona.co.za/?p=54444',
}

export const studies: Translation<typeof english.studies> = [
  {
    name: 'Goldberg und andere, 2021, Psychotherapy Research',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8636531',
    says: '32\u00a0% von 434 Menschen in den USA, die meditiert hatten, berichteten von Wirkungen, die sie nicht wollten; etwa 11\u00a0% waren dadurch eingeschränkt.',
  },
  {
    name: 'Van Dam und andere, 2025, Clinical Psychological Science',
    url: 'https://synapsesocial.com/papers/68e6a612b6db643587628a1a',
    says: '31\u00a0% von 886 Erwachsenen in den USA berichteten von einer fordernden, schwierigen oder belastenden Erfahrung; 9\u00a0% waren dadurch eingeschränkt.',
  },
]

/** Typed as in English, because the page knows each help by its id. */
export const helps: typeof english.helps = [
  {
    id: 'eyes',
    title: 'Öffne die Augen',
    text: 'Schau dich im Raum um. Benenne fünf Dinge, die du siehst.',
    source: {
      name: 'Solace, eine Hilfsorganisation in Leeds',
      url: 'https://www.solace-uk.org.uk/video/grounding-techniques',
      says: 'Schau dich im Raum um und beschreibe für dich drei bis fünf Dinge.',
    },
  },
  {
    id: 'feet',
    title: 'Spür deine Füße',
    text: 'Beide auf dem Boden, ohne Schuhe, wenn es geht. Drück sie ein wenig nach unten.',
    source: {
      name: 'Grand Canyon University, Office of Student Care',
      url: 'https://news.gcu.edu/gcu-news/askingforafriend-exercises-to-ground-us',
      says: 'Stell beide Füße flach auf den Boden und achte darauf, was du in ihnen spürst.',
    },
  },
  {
    id: 'walk',
    title: 'Geh ein Stück',
    text: 'Zur Tür und zurück oder einmal um den Block. Langsamer als sonst.',
    source: { ...sadag, says: 'Werde langsamer und geh ein paar Schritte, wenn es dafür einen Ort gibt.' },
  },
  {
    id: 'water',
    title: 'Kaltes Wasser',
    text: 'Über die Hände oder die Handgelenke, so lange du magst.',
    source: {
      name: 'Whole Self Experiencing, eine Therapiepraxis',
      url: 'https://www.wholeselfexperiencing.com/grounding',
      says: 'Lass kaltes Wasser über deine Hände laufen und nimm es wahr, vom Handgelenk bis zu den Nägeln.',
    },
  },
  {
    id: 'person',
    title: 'Ein Mensch',
    text: 'Jemand in deiner Nähe oder am Telefon. Du musst nichts erklären.',
    source: { ...sadag, says: 'Sprich mit irgendjemandem in deiner Nähe.' },
  },
]

export const whatHelpsText: Translation<typeof english.whatHelpsText> = {
  back: 'Zurück',
  title: 'Was jetzt helfen kann',
  lede: 'Eines davon genügt. Du kannst jederzeit aufhören.',
  stays: 'Wenn es bleibt oder schlimmer wird',
  alone: 'Du musst das nicht allein klären, und du musst dir nicht sicher sein.',
  talk: 'Mit jemandem sprechen',
  leave: 'Die Praxis eine Weile ruhen zu lassen ist auch eine gute Wahl.',
  pause: 'Pause machen',
  sources: 'Woher das kommt',
  sourcesNote: 'Zu jedem Punkt eine Quelle, mit Datum',
  oneInThree: 'Etwa eine von drei Personen',
  checked: (date) =>
    `Wir haben diese Quellen zuletzt am ${date} gelesen. Noch hat niemand aus Medizin oder Psychotherapie diese Texte gelesen.`,
}
