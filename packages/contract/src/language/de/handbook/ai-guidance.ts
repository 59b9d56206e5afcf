import type { HandbookSection } from '@sadhana/contract'

export const aiGuidance: HandbookSection = {
  id: 'ai-guidance',
  title: 'Der KI-Guide',
  standfirst: 'Ein Guide, der nachschlägt und sagt, wo er es gefunden hat.',
  parts: [
    {
      id: 'guide-what',
      title: 'Was der Guide ist',
      text: [
        'Der **Guide** oben unter [Start](/) beantwortet Fragen zu den acht Gliedern, zu dieser App und zu kleinen Dingen, die du üben kannst. Er antwortet aus diesem Handbuch und den Artikeln und nennt unter jeder Antwort die Stelle. Er ist kein Mensch.',
        'Hat das Team dieser Installation ein Sprachmodell angeschlossen, schreibt das Modell die Antworten aus diesen Stellen. Wenn nicht, oder wenn das Modell nicht erreichbar ist, zitiert ein lokaler Guide, was er findet, und sagt das auch.',
        'Jedes Mitglied hat beim Sprachmodell ein Kontingent für den Tag. Danach antwortet bis morgen der lokale Guide.',
        'Wenn du lieber ohne ihn auskommst, schalte unter [Einstellungen](/settings) **Guide ausblenden** ein. Sein Knopf und jedes Wort über ihn verschwinden, und kein Modell schreibt deine Zeile des Tages. Dein Gespräch bleibt, bis du es löschst.',
      ],
      tip: 'Frag immer nur nach einer Sache, in wenigen einfachen Worten.',
    },
    {
      id: 'guide-log',
      title: 'Was der Guide über dich weiß',
      text: [
        'Nichts, solange du **Darf mein Übungstagebuch nutzen** nicht einschaltest. Dann sieht er, was du in den letzten 30 Tagen geübt hast, wie lange, und wie du dich davor und danach gefühlt hast. Notizen, Schlagwörter, Stimmungen, Schlaf und die Übungen anderer sieht er nie. Du kannst es jederzeit wieder ausschalten.',
        'Wo dein Tagebuch genutzt wurde, zeigt **Was der Guide gesehen hat** unter der Antwort genau, was weitergegeben wurde.',
      ],
    },
    {
      id: 'guide-history',
      title: 'Dein Gespräch mit dem Guide',
      text: [
        'Fragen und Antworten bleiben gespeichert, bis du sie löschst. Öffne im Guide die drei Punkte: **Gespräch löschen** entfernt alles auf einmal, und jede Antwort hat ihr eigenes **Löschen**. Auch in deinem Archiv sind sie enthalten.',
        'Das Team dieser Installation sieht, wie viele Fragen es gab, aber nie, was gefragt wurde.',
      ],
    },
    {
      id: 'daily-inspiration',
      title: 'Die Anregung des Tages',
      text: [
        'Eine Zeile steht unter [Start](/) und im Reiter **Einblicke** der [Meditation](/meditation). **Neues Zitat** bringt eine andere, und mit **Zitat kopieren** nimmst du sie mit. Die Zeilen sind auf Englisch. Sie wurden für diese App geschrieben oder stammen aus alten Werken wie dem Yoga-Sūtra und der Bhagavad Gītā, mit Angabe des Verses. Der Wortlaut ist unserer. Welche passt, richtet sich danach, was du zuletzt geübt hast.',
        'Nutzt das Team dieser Installation ein Sprachmodell, kann das Modell die Zeile schreiben, und darunter steht dann „Practice Guide“. Es erfährt ein Thema und einen Zeitpunkt, etwa den Abend, und nicht, wer du bist.',
      ],
    },
    {
      id: 'guidance-today',
      title: 'Wo du sonst nachsehen kannst',
      text: [
        'Zu einem Glied gibt es Artikel unter [Lesen](/gamification?tab=learning). Jeder nennt seine Quellen und hat etwas zum Ausprobieren.',
        'Wenn du deinen Rhythmus suchst, sieh nach, was dein eigenes Tagebuch sagt: [was sich mit jedem Glied verändert](/guide#feelings-chart) und [was mit einer guten Nacht einhergeht](/guide#wellness-insights).',
      ],
      tip: 'Wie etwas in der App funktioniert, findest du mit der Suche in diesem Handbuch. Dafür musst du nicht angemeldet sein.',
    },
    {
      id: 'people-first',
      title: 'Wenn du einen Menschen brauchst',
      text: [
        'Nichts hier stellt eine Diagnose oder behandelt etwas, auch der Guide nicht. Wenn du krank, verletzt oder schwanger bist, frag jemanden vom Fach, bevor du Atemübungen oder Haltungen ausprobierst, und hör auf, wenn etwas wehtut.',
        'Klingt das, was du schreibst, als könntest du oder jemand anderes in Gefahr sein, zeigt der Guide statt einer Antwort Hilfetelefone. Dieser Text ist immer derselbe, kein Modell wird gefragt, und niemand erfährt davon. Der Guide kann sich dabei in beide Richtungen irren.',
        'Wenn alles zu schwer ist, findest du unter [Hilfe jetzt](/help-now) Menschen, die zuhören.',
      ],
    },
  ],
}
