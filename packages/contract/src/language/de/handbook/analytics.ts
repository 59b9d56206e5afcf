import type { HandbookSection } from '@sadhana/contract'

export const analyticsGuide: HandbookSection = {
  id: 'analytics',
  title: 'Auswertungen',
  standfirst: 'Ein paar ehrliche Bilder von dem, was du eingetragen hast.',
  parts: [
    {
      id: 'four-stats',
      title: 'Die vier Zahlen',
      text: [
        'Oben unter [Start](/): **Diese Woche** zählt die Übungen der letzten sieben Tage. **Gesamtzeit** zeigt anfangs Minuten, ab zwei Stunden dann Stunden. Was eine **Serie** ist, [steht hier](/guide#streaks). **Lieblingsübung** ist das Glied, das du am häufigsten eingetragen hast, ab deiner fünften Übung.',
      ],
    },
    {
      id: 'progress-chart',
      title: 'Der Verlauf',
      text: [
        '**Woche** zeigt die letzten sieben Tage, **Monat** die letzten 30: deine Minuten an jedem Tag und wie sich die Stunden summieren. Diagramme gibt es ab deiner dritten Übung.',
      ],
      tip: 'Mit einer Tastatur gehst du mit den Pfeiltasten Tag für Tag durch das Diagramm.',
    },
    {
      id: 'feelings-chart',
      title: 'Die Glieder, und was sie verändern',
      text: [
        '**Verteilung der Übungen** zeigt, welche Glieder du übst. Wähle **Letzte 30 Tage**, **Letzte 90 Tage** oder **Dieses Jahr**.',
        'Darunter sagt **Wohin Üben führt** zu jedem Glied, wie deine Übungen endeten, zum Beispiel 61 von 108 voller Energie, und nennt deinen häufigsten Wandel: 31-mal bist du müde gekommen und 27-mal davon voller Energie gegangen. Ein Glied braucht acht Übungen in dem Zeitraum, den du gewählt hast.',
      ],
    },
    {
      id: 'your-year',
      title: 'Dein Jahr, Tag für Tag',
      text: [
        'Unter [Serien](/gamification?tab=streaks) und [Fortschritt](/gamification?tab=progress) ist jeder Tag des Jahres ein Punkt. Je mehr Minuten, desto größer und kräftiger ist er. Ruhetage und Tage in einer Pause haben ihre eigenen Zeichen.',
      ],
    },
    {
      id: 'which-day',
      title: 'Für welchen Tag eine Übung zählt',
      text: [
        'Jede Zahl folgt deinem eigenen Kalender: deiner Zeitzone und der Uhrzeit, [zu der dein Tag endet](/guide#your-day). Die Woche unter [Serien](/gamification?tab=streaks) geht von Montag bis Sonntag; **Diese Woche** auf der Startseite umfasst die letzten sieben Tage.',
        'Wenn du etwas änderst oder löschst, werden alle Zahlen neu berechnet.',
      ],
    },
    {
      id: 'suggestions',
      title: 'Für dich, heute',
      text: [
        'Unter [Start](/) findest du bis zu drei Vorschläge zum Üben. Ab deiner fünften Übung kommen sie aus deinem eigenen Tagebuch, und bei jedem steht, was gezählt wurde. **Heute nicht** blendet einen bis morgen aus; **Nichts für mich** in seinem Menü blendet ihn 30 Tage lang aus.',
      ],
    },
    {
      id: 'sharing-figures',
      title: 'Zahlen teilen',
      text: [
        '**Teilen** unter [Start](/) macht aus deinen Zahlen ein Bild oder eine Seite, die alle öffnen können, die den Link haben. Du kreuzt jede Zahl selbst an; Notizen, Stimmungen und Schlaf sind nie dabei. Eine Seite endet nach vier Wochen, und unter [Geteilte Seiten](/settings/sharing) kannst du sie jederzeit zurückziehen.',
      ],
    },
  ],
}
