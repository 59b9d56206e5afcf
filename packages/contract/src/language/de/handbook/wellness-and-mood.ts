import type { HandbookSection } from '@sadhana/contract'

export const wellnessAndMood: HandbookSection = {
  id: 'wellness-and-mood-tracking',
  title: 'Wohlbefinden und Stimmung',
  standfirst: 'Stimmungen, Nächte und was sie mit dem Üben zu tun haben könnten.',
  parts: [
    {
      id: 'mood',
      title: 'Eine Stimmung festhalten',
      text: [
        'Auf der Startseite genügt ein Tippen unter **Wie fühlst du dich?**, und sie ist gespeichert. Energie und Notizen kannst du danach hinzufügen oder es dabei belassen.',
        'Unter [Wohlbefinden](/wellness) fragt **Stimmung eintragen** nach einer Stimmung, deiner Energie von 1 bis 10 und, wenn du magst, nach Notizen. **Stimmung speichern** hält sie fest. Deine letzten zehn Stimmungen stehen darunter, und jede lässt sich bearbeiten oder löschen.',
      ],
      tip: 'So oft du magst. Eine Stimmung ohne Energie zählt nicht zu deiner durchschnittlichen Energie.',
    },
    {
      id: 'sleep',
      title: 'Eine Nacht festhalten',
      text: [
        'Der Reiter **Schlaf** unter [Wohlbefinden](/wellness) fragt nach dem Datum, an dem du aufgewacht bist, und nach **Ins Bett**, **Aufgewacht** und **Qualität**. Eine Zeit vor Mitternacht gehört zum Abend davor. Auch ein Mittagsschlaf zählt.',
        'Die Dauer ergibt sich aus den Zeiten und stimmt auch dann, wenn die Uhr umgestellt wird. Deine Nächte stehen darunter, und jede lässt sich bearbeiten oder löschen.',
      ],
    },
    {
      id: 'wellness-insights',
      title: 'Was die Einblicke zeigen',
      text: [
        'Der Reiter **Einblicke** zeichnet dein Jahr in Stimmungen und deine Nächte, mit Durchschnitten der Tage, an denen du etwas notiert hast. Tage ohne Eintrag werden weggelassen und nicht als neutral gezählt.',
        'Unter **Zusammenhänge** geht es um sechs mögliche Verbindungen zwischen Praxis, Stimmung und Schlaf. Für eine braucht es acht Tage, an denen es beides gibt. Es steht immer dabei, wie viele es sind, und nie, dass das eine das andere bewirkt.',
        '**Wann es schwer war** zeigt die Übungen der letzten 90 Tage, bei denen du das angegeben hast. Ab acht werden sie nach Länge, Tageszeit und Glied sortiert. Nur du siehst das.',
        '[Zwei Zeiträume vergleichen](/wellness/compare) stellt zwei beliebige Zeiträume nebeneinander. Das gehört zur Stufe „Voller Beitrag“.',
      ],
    },
    {
      id: 'monthly-reflection',
      title: 'Der Monatsrückblick',
      text: [
        'Ein [Rückblick](/wellness/reflection) ist eine Seite, die aus deinem eigenen Tagebuch des letzten ganzen Monats entsteht. Zu jedem Satz steht, woraus er gezählt ist, und unter **Ansehen, was gelesen wurde** findest du alles: deine Übungen und Gefühle dieses Monats und deine Pausen. Notizen, Stimmungen und Schlaf werden nicht gelesen.',
        'Nichts entsteht, bevor du es möchtest. Mit **Ja, einmal im Monat** bekommst du von da an zu Beginn jedes Monats einen, und ein Schalter auf der Seite stellt das wieder ab. **Löschen** entfernt einen Rückblick endgültig. Er gehört zur Stufe „Voller Beitrag“; wo niemand etwas geben kann, steht er allen offen.',
      ],
      tip: 'Für einen Rückblick braucht ein Monat drei Übungen.',
    },
    {
      id: 'own-questions',
      title: 'Die eigene Praxis fragen',
      text: [
        '[Frag deine eigene Praxis](/wellness/questions) beantwortet, was Zusammenhänge nicht können: ob dir etwas hilft. Du vergleichst zwei Möglichkeiten, zum Beispiel abends meditieren oder nicht, anhand von etwas, das du ohnehin notierst: wie gut oder wie lange du schläfst, deine Energie oder deine Stimmungen. Bevor es losgeht, bestimmt der Zufall die Reihenfolge: von je vier Tagen zwei so und zwei anders, 8 oder 12 Wochen lang.',
        'Solange die Frage läuft, steht unter [Start](/), worum es heute geht. Ein Tag, an dem es nicht passt, zählt trotzdem dort, wohin der Zufall ihn gelegt hat: Ihn wegzulassen ließe einen Unterschied erscheinen, wo keiner ist. In einer Pause und in sanften Tagen ruht deine Frage, und diese Tage fehlen dann. Du kannst jederzeit aufhören; dann gibt es keine Antwort.',
        'Die Antwort öffnet sich am Tag nach dem letzten Tag, und nichts verrät sie früher. Sie zählt für jede Reihenfolge, die der Zufall hätte bestimmen können, wie oft ein so großer Abstand herauskäme, wenn es gar keinen Unterschied gäbe. Ist das höchstens in 1 von 20 Fällen so, sagt sie, dass es einen Unterschied gibt. „Wir können es nicht sagen“ ist auch eine Antwort.',
        'Was eine Frage herausfinden kann, wissen wir von simulierten Mitgliedern, die 15 von 100 Einträgen auslassen und sich an 10 von 100 Tagen nicht an den Plan halten.',
      ],
      tip: 'Halte deine Nächte oder Stimmungen weiter fest wie gewohnt. Eine Frage braucht sie an den meisten Tagen.',
    },
    {
      id: 'preferences',
      title: 'Vorlieben',
      text: [
        'Im Reiter **Vorlieben** stehen dein **Wochenziel**, deine **Bevorzugte Übungszeit** und der **Schwierigkeitsgrad**. Jede Änderung wird sofort gespeichert. Das Ziel ist dasselbe wie in deinen [Einstellungen zur Praxis](/settings/practice).',
      ],
    },
    {
      id: 'gentle-days',
      title: 'Sanfte Tage',
      text: [
        'War innerhalb von vierzehn Tagen eine Übung sehr schwer, oder waren zwei schwer, wird dir unter [Start](/) angeboten, es sanft anzugehen. Mit **Ja, sanft** beginnen zwei Wochen, in denen unsere Vorschläge kurz sind, mit offenen Augen und etwas Bewegung und ohne den Atem anzuhalten. Gemeinsame Vorhaben warten, und die stillen Grüße aus deinen Übungspartnerschaften auch. Du kannst weiterhin alles tun, was du möchtest.',
        'Mit **Sanfte Tage beenden** auf der Startseite hörst du jederzeit damit auf. Sagst du **Nicht jetzt**, bieten wir sie dir 30 Tage lang nicht wieder an.',
      ],
    },
    {
      id: 'hard-days',
      title: 'An schweren Tagen',
      text: [
        'Hast du drei Tage hintereinander gestresst, traurig oder ängstlich beendet, bietet dir eine stille Zeile jemanden zum Reden an. Du kannst sie für 30 Tage ausblenden.',
        'Unter [Hilfe jetzt](/help-now) stehen Hilfetelefone und Notrufnummern, nach Land. Du musst dafür nicht angemeldet sein, und wir halten nicht fest, dass jemand die Seite geöffnet hat.',
      ],
      tip: 'Stimmungen, Nächte und ihre Notizen werden nie geteilt. Nur du siehst sie.',
    },
  ],
}
