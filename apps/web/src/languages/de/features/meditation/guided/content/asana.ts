import type { GuidedPractice } from '#features/meditation/shared/guided.rules.ts'

export const asana: readonly GuidedPractice[] = [
  {
    id: 'seat-that-can-be-kept',
    limb: 'asana',
    title: 'Ein Sitz, der sich halten lässt',
    summary: 'Die Sitzknochen finden, die Wirbelsäule, die Leichtigkeit.',
    difficulty: 'beginner',
    eyes: 'open',
    holdsBreath: false,
    notFor: [],
    note: 'Schmerz im Knie ist ein Nein: Setz dich höher, oder nimm einen Stuhl.',
    steps: [
      {
        title: 'Sitzknochen',
        minutes: 2,
        lines: [
          [3, 'Setz dich auf die Vorderkante eines Kissens, einer gefalteten Decke oder eines Stuhls.'],
          [30, 'Wieg dich von einer Seite zur anderen, bis du die beiden Knochen spürst, auf denen du sitzt.'],
          [75, 'Gib beiden gleich viel Gewicht. Von hier aus kann alles andere ruhen.'],
        ],
      },
      {
        title: 'Wirbelsäule',
        minutes: 2,
        lines: [
          [3, 'Kipp das Becken vor und zurück, immer kleiner, bis es von selbst zur Ruhe kommt.'],
          [45, 'Lass die Wirbelsäule daraus wachsen, wie eine Pflanze, die sich zum Licht dreht.'],
          [85, 'Der Nacken ist lang. Das Kinn ist waagerecht oder einen Finger tiefer.'],
        ],
      },
      {
        title: 'Leichtigkeit',
        minutes: 2,
        lines: [
          [3, 'Such nun nach Anstrengung, die niemand braucht: im Kiefer, in den Händen, in den Augen.'],
          [50, 'Lass sie los, wo du kannst. Wo nicht, lass sie in Frieden.'],
          [90, 'Stabil und leicht. Beides zugleich.'],
        ],
      },
      {
        title: 'Dabei bleiben',
        minutes: 2,
        lines: [
          [5, 'Mach nichts damit. Bleib zwei Minuten in diesem Sitz.'],
          [60, 'Wenn er einsinkt, bau ihn von den Sitzknochen her wieder auf.'],
        ],
      },
    ],
  },
  {
    id: 'slow-standing',
    limb: 'asana',
    title: 'Langsam stehen',
    summary: 'Fünf Haltungen, je fünf langsame Atemzüge, beide Seiten.',
    difficulty: 'intermediate',
    eyes: 'open',
    holdsBreath: false,
    notFor: ['surgery'],
    note: 'Lass diese Übung nach einer frischen Operation aus, bis du ärztlich grünes Licht hast. Halte eine Wand oder einen Stuhl in Reichweite, lös die Haltung beim ersten stechenden Schmerz, und beug dich nur so weit, wie du ruhig atmen kannst.',
    steps: [
      {
        title: 'Stehen',
        minutes: 3,
        lines: [
          [3, 'Stell die Füße hüftbreit auf. Spreiz die Zehen.'],
          [40, 'Spür drei Punkte unter jedem Fuß: Ferse, großer Zeh, kleiner Zeh.'],
          [90, 'Knie weich, Steißbein schwer, Scheitel leicht.'],
          [130, 'Fünf langsame Atemzüge, einfach im Stehen.'],
        ],
      },
      {
        title: 'Nach oben',
        minutes: 4,
        lines: [
          [5, 'Atme ein, und heb die Arme so hoch, wie die Schultern es mögen.'],
          [35, 'Fünf Atemzüge. Die Schultern weg von den Ohren.'],
          [100, 'Lass die Arme sinken, und spür, was sich ändert.'],
          [140, 'Noch einmal, und neig dich ein wenig nach links: fünf Atemzüge.'],
          [195, 'Durch die Mitte, und nach rechts.'],
        ],
      },
      {
        title: 'Vorbeuge',
        minutes: 4,
        lines: [
          [5, 'Die Hände an die Hüften. Beug die Knie, und neig dich aus der Hüfte nach vorn, bis zur Hälfte.'],
          [45, 'Erst ein langer Rücken: die Hände auf den Oberschenkeln oder auf einem Stuhl.'],
          [110, 'Wenn es deinem Rücken guttut, lass Kopf und Arme hängen. Nick mit dem Kopf, und schüttle ihn.'],
          [185, 'Komm langsam hoch, mit gebeugten Knien, der Kopf zuletzt.'],
        ],
      },
      {
        title: 'Krieger, nach links',
        minutes: 4,
        lines: [
          [5, 'Ein weiter Schritt. Dreh den linken Fuß nach außen, und beug das linke Knie über den Knöchel.'],
          [50, 'Die Arme weit ausgebreitet, der Blick über die linke Hand. Fünf Atemzüge.'],
          [130, 'Das hintere Bein ist lang und wach.'],
          [190, 'Streck das Knie. Lass die Arme ruhen.'],
        ],
      },
      {
        title: 'Krieger, nach rechts',
        minutes: 4,
        lines: [
          [5, 'Dreh den rechten Fuß nach außen, und beug das rechte Knie über den Knöchel.'],
          [50, 'Die Arme weit ausgebreitet, der Blick über die rechte Hand. Fünf Atemzüge.'],
          [130, 'Kräftige Beine, weiches Gesicht.'],
          [190, 'Streck das Knie, und stell die Füße wieder zusammen.'],
        ],
      },
      {
        title: 'Baum, beide Seiten',
        minutes: 4,
        lines: [
          [5, 'Das Gewicht auf den linken Fuß. Leg die rechte Sohle an den Knöchel oder die Wade, nie ans Knie.'],
          [40, 'Lass den Blick auf einem Punkt ruhen. Fünf Atemzüge; Wackeln ist erlaubt.'],
          [115, 'Wechsle den Fuß, und finde das andere Gleichgewicht.'],
          [150, 'Fünf Atemzüge.'],
          [210, 'Beide Füße auf den Boden.'],
        ],
      },
      {
        title: 'Wieder stehen',
        minutes: 2,
        lines: [
          [5, 'Steh wie am Anfang. Schließ die Augen, wenn du so sicher stehst.'],
          [60, 'Nimm wahr, was der Atem jetzt tut.'],
        ],
      },
    ],
  },
]
