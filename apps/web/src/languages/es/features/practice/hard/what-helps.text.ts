import type * as english from '#features/practice/hard/what-helps.text.ts'
import type { Translation } from '#intl/translation.ts'

export const whatHelpsChecked: Translation<typeof english.whatHelpsChecked> = '2026-11-18'

const sadag: Omit<english.Source, 'says'> = {
  name: 'South African Depression and Anxiety Group, en Bona',
  url: 'https://bona.co.za/?p=54444',
}

export const studies: readonly english.Source[] = [
  {
    name: 'Goldberg y otros, 2021, Psychotherapy Research',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8636531',
    says: 'De 434 personas de Estados Unidos que habían meditado, el 32\u00a0% contó efectos que no deseaba; a cerca del 11\u00a0% le dificultaron el día a día.',
  },
  {
    name: 'Van Dam y otros, 2025, Clinical Psychological Science',
    url: 'https://synapsesocial.com/papers/68e6a612b6db643587628a1a',
    says: 'De 886 personas adultas de Estados Unidos, el 31\u00a0% contó una experiencia exigente, difícil o angustiosa; al 9\u00a0% le dificultó el día a día.',
  },
]

export const helps: readonly english.Help[] = [
  {
    id: 'eyes',
    title: 'Abre los ojos',
    text: 'Mira a tu alrededor. Nombra cinco cosas que veas.',
    source: {
      name: 'Solace, una organización benéfica de Leeds',
      url: 'https://www.solace-uk.org.uk/video/grounding-techniques',
      says: 'Mira a tu alrededor y descríbete de tres a cinco cosas.',
    },
  },
  {
    id: 'feet',
    title: 'Siente los pies',
    text: 'Los dos en el suelo, sin zapatos si puedes. Presiona un poco hacia abajo.',
    source: {
      name: 'Grand Canyon University, Office of Student Care',
      url: 'https://news.gcu.edu/gcu-news/askingforafriend-exercises-to-ground-us',
      says: 'Apoya bien los dos pies en el suelo y fíjate en lo que sientes en ellos.',
    },
  },
  {
    id: 'walk',
    title: 'Camina',
    text: 'Hasta la puerta y de vuelta, o alrededor de la manzana. Más despacio que de costumbre.',
    source: { ...sadag, says: 'Baja el ritmo y, si hay a dónde ir, da un paseo.' },
  },
  {
    id: 'water',
    title: 'Agua fría',
    text: 'En las manos o en las muñecas, todo el tiempo que quieras.',
    source: {
      name: 'Whole Self Experiencing, una consulta de terapia',
      url: 'https://www.wholeselfexperiencing.com/grounding',
      says: 'Deja correr agua fría por las manos y nótala, desde las muñecas hasta las uñas.',
    },
  },
  {
    id: 'person',
    title: 'Alguien',
    text: 'Una persona que tengas cerca, o a quien puedas llamar. No hace falta que expliques nada.',
    source: { ...sadag, says: 'Habla con cualquier persona que tengas cerca.' },
  },
]

export const whatHelpsText: Translation<typeof english.whatHelpsText> = {
  back: 'Volver',
  title: 'Qué puede ayudar ahora',
  lede: 'Con una sola de estas cosas basta. Detente cuando quieras.',
  stays: 'Si no se va, o empeora',
  alone: 'No tienes que resolverlo a solas, y no hace falta que lo tengas claro.',
  talk: 'Hablar con alguien',
  leave: 'Dejar la práctica por un tiempo también es una buena decisión.',
  pause: 'Hacer una pausa',
  sources: 'De dónde sale esto',
  sourcesNote: 'Fuentes y fechas, una por una',
  oneInThree: 'Más o menos una de cada tres personas',
  checked: (date) =>
    `Leímos estas fuentes por última vez el ${date}. Ninguna persona con formación clínica ha leído todavía estos textos.`,
}
