import type { Hardship } from '@sadhana/contract'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/hard/hard.text.ts'

export const hardText: Translation<typeof english.hardText> = {
  stone: 'Es war schwer',
  stoneHint: 'Allein oder mit einem anderen Stein. Nur du siehst ihn.',
  saveFailed: 'Wir konnten deine Auswahl nicht hinzufügen. Deine Übung ist gespeichert.',
}

export const hardWordLabels: Translation<typeof english.hardWordLabels> = {
  anxious: 'Ängstlich',
  restless: 'Unruhig',
  low: 'Niedergeschlagen',
  angry: 'Wütend',
  old_memories: 'Alte Erinnerungen',
  cut_off: 'Von Menschen abgeschnitten',
  numb: 'Wie betäubt',
  unreal: 'Unwirklich',
  aching: 'Schmerzen',
  sleepless: 'Danach kein Schlaf',
  lights_or_sounds: 'Licht oder Geräusche zu viel',
}

export const hardMark = (hard: Hardship | true | undefined, after: string | null) =>
  hard && (after ? 'und schwer' : 'es war schwer')

export const endingInWords = (feeling: string, isHard: boolean): string => {
  if (!isHard) return feeling
  return feeling ? `${feeling}, und es war schwer` : hardText.stone
}
