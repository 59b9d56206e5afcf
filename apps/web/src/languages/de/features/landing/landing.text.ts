import type * as english from '#features/landing/landing.text.ts'
import type { Translation } from '#intl/translation.ts'

export const landingText: Translation<typeof english.landingText> = {
  signIn: {
    title: 'Anmelden und fortfahren',
    text: 'Diese Seite ist für Mitglieder. Melde dich an, und wir bringen dich gleich hin.',
  },
  hero: {
    title: 'Finde deine Richtung, Übung für Übung.',
    lede: 'Sadhana Compass ist ein stiller Ort, an dem du deine Praxis in den acht Gliedern des Ashtanga-Yoga festhältst und siehst, was sie in dir verändert. Auf Einladung, von Anfang an privat, und kostenlos, wenn du es brauchst.',
    join: 'Auf die Warteliste',
    register: 'Ich habe einen Einladungscode',
    other:
      'Übst du schon mit uns? <login>Melde dich an</login>. Oder sieh, <pricing>wie das Geben funktioniert</pricing>.',
    /** Around the rim of the compass. */
    limbs: {
      yamas: 'Yamas',
      niyamas: 'Niyamas',
      asana: 'Asana',
      pranayama: 'Pranayama',
      pratyahara: 'Pratyahara',
      dharana: 'Dharana',
      dhyana: 'Dhyana',
      samadhi: 'Samadhi',
    },
    scene:
      'Ein Kompass bei Tagesanbruch: Eine sitzende Gestalt auf einem Flussstein bildet die Nadel, und acht Steine am Rand tragen die Zeichen der acht Glieder',
  },
  promises: {
    label: 'Was du bekommst',
    feelings: {
      title: 'Davor und danach',
      text: 'Halte fest, wie du dich vor und nach jeder Übung fühlst. Mit den Wochen siehst du, was jedes Glied in dir verändert.',
      shift: 'unruhig <to>danach</to> ruhig',
      example: 'Ein Beispiel: dein häufigster Wandel mit <limb>Pranayama</limb>',
    },
    privacy: {
      title: 'Von Anfang an privat',
      text: 'Nur du siehst, was du einträgst, solange du es nicht mit allen teilst, die dir folgen, oder mit allen Mitgliedern.',
      fact: 'Nur ich',
      factText: 'Jede Übung, bis du sie teilst',
    },
    export: {
      title: 'Es bleibt deins',
      text: 'Keine Tracker und keine Werbung. Lade deine Übungen, Stimmungen und Nächte als CSV-Dateien herunter, wann immer du magst.',
      fact: 'yoga-practice-data.csv',
      factText: 'Jede Übung, für jede Tabelle',
    },
  },
  limbs: {
    title: 'Acht Glieder, ein Baum',
    intro:
      '<name>Patañjali</name> hat sie vor rund sechzehn Jahrhunderten niedergeschrieben. Sie sind keine Stufen, die man abschließt; sie wachsen miteinander.',
    advice: (limb) => `Was hilft und was nicht<hidden> bei <name>${limb}</name></hidden>`,
    dos: 'Hilfreich',
    donts: 'Besser nicht',
  },
  inside: {
    title: 'Was du hier findest',
    parts: [
      {
        title: 'Ein Tagebuch',
        text: 'Eine gewohnte Übung ist mit vier Tippern eingetragen. Ändere sie, lösch sie oder hol sie zurück, und deine Statistik zieht mit.',
      },
      {
        title: 'Ein Timer',
        text: 'Glocken, acht Klänge aus unserer Hand und eine Uhr, die auch stimmt, während dein Telefon schläft.',
      },
      {
        title: 'Ein Weg',
        text: 'Serien mit Ruhetagen, Steine zum Legen, gemeinsame Vorhaben ohne Ranglisten und Artikel über jedes Glied.',
      },
      {
        title: 'Stimmungen und Nächte',
        text: 'Ein Tippen genügt, um festzuhalten, wie es dir geht. Sieh, was mit deiner Praxis einhergeht und auf wie vielen Tagen das beruht.',
      },
      {
        title: 'Gesellschaft',
        text: 'Folge Menschen, teile, was du magst, und übe neben einer Begleitung, die sieht, ob du geübt hast, nie was.',
      },
      {
        title: 'Ruhe',
        text: 'Lieber nicht gezählt werden? Der Ruhemodus blendet überall Zahlen, Serien und Level aus.',
      },
    ],
    picture:
      'Was aus der Praxis wird: die Gefühle, mit denen ein Beispielmitglied zu Asana kam, und die, mit denen es ging, verbunden durch Ströme, die umso breiter sind, je häufiger sie waren.',
    caption: 'Die App selbst, mit dem Tagebuch eines Beispielmitglieds: wie es zur Praxis kam und wie es ging.',
    guide: 'Das Handbuch lesen',
  },
  invitation: {
    title: 'Auf Einladung, damit es klein genug bleibt, um freundlich zu sein',
    intro:
      'Mitglieder können bis zu zehn Codes im Monat weitergeben. Kennst du hier jemanden, dann frag nach. Wenn nicht, hinterlass deinen Namen, und wir schreiben dir, sobald ein Platz frei wird.',
    join: 'Auf die Warteliste',
    register: 'Konto erstellen',
    giving: 'Gib, was für dich stimmt',
    amount: (dollars) => `${dollars}\u00a0$`,
    pricing: 'Sehen, was jeder Beitrag bezahlt',
  },
}
