import type * as english from '#features/journey/streak-message.text.ts'
import type { Translation } from '#intl/translation.ts'

export const streakMessageText: Translation<typeof english.streakMessageText> = {
  streak: (days) => `${days} días seguidos. Ahora te lleva el ritmo; no hace falta que lo vigiles.`,
  sessions: (count) => `Has registrado ${count} prácticas. Ninguna semana tranquila te las puede quitar.`,
}
