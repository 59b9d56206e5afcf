import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/visibility-labels.text.ts'

export const visibilityLabels: Translation<typeof english.visibilityLabels> = {
  private: 'Nur ich',
  followers: 'Alle, die mir folgen',
  public: 'Alle Mitglieder',
}
