import type { HandbookSection } from '@sadhana/contract'

export const progressAndAchievements: HandbookSection = {
  id: 'progress-and-achievements',
  title: 'Fortschritt und Meilensteine',
  standfirst: 'Was gezählt wird, was nicht, und wie du das Zählen ausschaltest.',
  parts: [
    {
      id: 'streaks',
      title: 'Serien, und was ein Ruhetag tut',
      text: [
        'Eine [Serie](/gamification?tab=streaks) zählt die Tage in Folge, an denen du überhaupt geübt hast. Sie reicht bis heute oder, solange heute noch leer ist, bis gestern. So steht am Morgen nie eine Null da.',
        'Alle sieben Tage einer Serie verdienst du dir einen Ruhetag. Zwei kannst du ansparen. Vergeht ein Tag ohne Übung, wird ein Ruhetag für dich eingesetzt: Er schützt die Serie und fügt ihr nichts hinzu. Zwei leere Tage hintereinander beenden sie, und das ist in Ordnung.',
      ],
      tip: 'Auf Reisen oder krank? Mach stattdessen bis zu 30 Tage [Pause](/settings/practice). Deine angesparten Ruhetage bleiben dir.',
    },
    {
      id: 'fixed-rest-days',
      title: 'Feste Ruhetage und Mondtage',
      text: [
        'Wenn du an bestimmten Tagen immer ruhst, wähle sie als **Feste Ruhetage** unter [Einstellungen zur Praxis](/settings/practice): bis zu drei Wochentage, Neumond und Vollmond. Sie erhalten die Serie, fügen ihr nichts hinzu und verbrauchen nichts, was du dir verdient hast.',
        'Üben kannst du an ihnen trotzdem. Es zählt wie an jedem anderen Tag.',
      ],
    },
    {
      id: 'pauses',
      title: 'Pausen',
      text: [
        'Wähle unter [Einstellungen zur Praxis](/settings/practice) **Erster Tag** und **Letzter Tag** und drück auf **Pause speichern**. Solange du pausierst, stehen deine Serie und deine Beständigkeit still. Du kannst eine Pause auch für vergangene Tage eintragen.',
        'Pausen können bis zu 30 Tage ohne eine Übung dazwischen umfassen.',
      ],
    },
    {
      id: 'consistency',
      title: 'Beständigkeit',
      text: [
        'Eine Zahl von 0 bis 100: wie beständig du dein Wochenziel erreichst. In einer stillen Woche gibt sie etwas nach und kommt wieder, statt von vorn zu beginnen. Der heutige Tag zählt erst, wenn er vorbei ist oder du geübt hast. Bei der Meditation heißt dieselbe Zahl **Achtsamkeitswert**.',
      ],
      tip: 'Fühlt sie sich streng an? Dann setz dein **Wochenziel** niedriger. Zwei Tage in der Woche, die gelingen, sind mehr wert als sieben auf dem Papier.',
    },
    {
      id: 'levels',
      title: 'Level und Erfahrung',
      text: [
        'Ein Punkt für jede Minute, bis zu 60 pro Übung, und zehn für die erste Übung eines Tages. 100 Punkte sind ein Level. Der Reiter [Fortschritt](/gamification?tab=progress) zeigt, woher jeder Punkt kommt.',
        'Löschst du eine Übung, verschwinden auch ihre Punkte. Eine stille Woche nimmt dir nichts.',
      ],
    },
    {
      id: 'achievements',
      title: 'Meilensteine',
      text: [
        '[Steine](/gamification?tab=achievements) legst du mit dem, was du einträgst, auch mit dem, was du früher eingetragen hast. Jeder trägt sein Datum und die Übung, die ihn gebracht hat. Keiner verfällt, keiner lässt sich kaufen, und manche kommen überraschend.',
      ],
    },
    {
      id: 'challenges',
      title: 'Gemeinsame Vorhaben',
      text: [
        'Ein [gemeinsames Vorhaben](/gamification?tab=challenges) zählt Tage, Minuten oder Glieder über eine bestimmte Zeit. Du kannst später dazukommen und jederzeit gehen. Was alle zusammen geübt haben, ist eine einzige Summe, ohne Namen und ohne Rangliste.',
      ],
    },
    {
      id: 'buddies',
      title: 'Begleitung',
      text: [
        'Übe Seite an Seite mit bis zu drei Menschen, denen du folgst und die auch dir folgen. Du lädst sie unter [Begleitung](/gamification?tab=buddies) ein oder von ihrer Seite aus. Ihr seht voneinander, ob ihr geübt oder geruht habt, und eure gemeinsame Serie. Mehr nicht.',
        '**Stillen Gruß senden** schickt einen von vier Sätzen, einmal am Tag. **Partnerschaft beenden** geht leise: Wir sagen der anderen Person nichts davon.',
      ],
    },
    {
      id: 'learning',
      title: 'Lesen',
      text: [
        'Unter [Lesen](/gamification?tab=learning) gibt es sechzehn Artikel auf Englisch, zwei zu jedem Glied, jeder mit seinen Quellen. Du siehst jeweils sechs, ausgewählt nach deiner Praxis und nach dem, was du gelesen hast, und bei jedem steht, warum.',
        'Wir merken uns, wo du aufgehört hast, und nur du kannst sehen, was du gelesen hast. Punkte gibt es fürs Lesen nicht.',
      ],
    },
    {
      id: 'quiet-mode',
      title: 'Der Ruhemodus',
      text: [
        'Möchtest du lieber keine Zahlen sehen? Der **Ruhemodus** blendet Zahlen, Serien und Level überall aus. Sie laufen still weiter, falls du sie wiederhaben möchtest.',
        'Du schaltest ihn im Menü hinter deinem Bild ein oder in deinen [Einstellungen](/settings).',
      ],
    },
  ],
}
