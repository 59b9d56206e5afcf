import type { ChatSource, Language } from '@sadhana/contract'
import type { Boundary } from './boundary.rules.ts'
import { helpNow } from './fixed-answers.rules.ts'

type BoundaryAnswers = Record<Boundary, { response: string; sources: ChatSource[] }>

const handbookPart = (source: string, title: string): ChatSource => ({ source, title, path: '/guide#people-first' })
const inEnglish = handbookPart('Handbook', 'When you need a person')
const inGerman = handbookPart('Handbuch', 'Wenn du einen Menschen brauchst')
const inSpanish = handbookPart('Manual', 'Cuando necesitas a una persona')

/** What the guide says to questions for a doctor. The link to the helplines stays English in every language. */
export const boundaryAnswers: Record<Language, BoundaryAnswers> = {
  en: {
    medical: {
      response:
        'That’s a question for a doctor, pharmacist or therapist who knows you. I can’t diagnose anything, and I can’t say what to take, what to leave out or whether a practice heals an illness. Please don’t change a medicine because of anything you read here.\n\nIf something feels wrong right now, such as chest pain or trouble breathing, please call your local emergency number. Until you’ve asked, leave out breath holding and anything that hurts.',
      sources: [inEnglish, helpNow],
    },
    eating: {
      response:
        'I won’t give advice on eating less or on weight. If food, fasting or your body takes up a lot of your thoughts, that’s worth telling a doctor or someone you trust, and you don’t have to be sure it’s serious.\n\nNothing in this practice asks you to go hungry. Not harming begins with yourself.',
      sources: [helpNow, inEnglish],
    },
  },
  de: {
    medical: {
      response:
        'Das ist eine Frage für eine Arztpraxis, Apotheke oder Therapie, in der man dich kennt. Ich kann keine Diagnose stellen, und ich kann nicht sagen, was du nehmen oder weglassen sollst oder ob eine Übung eine Krankheit heilt. Bitte ändere nichts an einem Medikament, weil du hier etwas gelesen hast.\n\nWenn sich gerade etwas falsch anfühlt, etwa Schmerzen in der Brust oder Atemnot, ruf bitte den Notruf an. Bis du gefragt hast, lass das Anhalten des Atems weg und alles, was wehtut.',
      sources: [inGerman, helpNow],
    },
    eating: {
      response:
        'Ich gebe keinen Rat dazu, weniger zu essen, oder zum Gewicht. Wenn Essen, Fasten oder dein Körper viele deiner Gedanken einnehmen, lohnt es sich, das einer Arztpraxis oder einem Menschen zu sagen, dem du vertraust. Du musst nicht sicher sein, dass es ernst ist.\n\nNichts an dieser Praxis verlangt von dir, zu hungern. Nicht zu verletzen beginnt bei dir selbst.',
      sources: [helpNow, inGerman],
    },
  },
  es: {
    medical: {
      response:
        'Esa es una pregunta para profesionales de la medicina, la farmacia o la terapia que te conozcan. No puedo diagnosticar nada, ni decirte qué tomar, qué dejar o si una práctica cura una enfermedad. Por favor, no cambies ningún medicamento por algo que leas aquí.\n\nSi algo va mal ahora mismo, como dolor en el pecho o dificultad para respirar, llama al número de emergencias de tu país. Hasta que hayas preguntado, deja las retenciones de la respiración y todo lo que duela.',
      sources: [inSpanish, helpNow],
    },
    eating: {
      response:
        'No doy consejos sobre comer menos ni sobre el peso. Si la comida, el ayuno o tu cuerpo ocupan muchos de tus pensamientos, vale la pena contárselo a profesionales de la medicina o a alguien de confianza, aunque no sepas si es grave.\n\nNada en esta práctica te pide pasar hambre. No dañar empieza por ti.',
      sources: [helpNow, inSpanish],
    },
  },
}
