import type { HandbookSection } from '@sadhana/contract'

export const meditationGuide: HandbookSection = {
  id: 'meditation',
  title: 'Meditation',
  standfirst: 'Ein Timer, der auf die Zeit achtet und sonst still ist.',
  parts: [
    {
      id: 'timer',
      title: 'Mit dem Timer meditieren',
      text: [
        'Öffne den [Timer](/meditation), wähle eine Dauer und drück auf **Starten**. Unter **Andere** geht jede Dauer von 1 bis 180 Minuten, und **Offenes Ende** läuft, bis du aufhörst.',
        'Die Uhr stimmt auch dann, wenn dein Handy schläft, der Tab verdeckt ist oder die Seite neu lädt. Auf jeder anderen Seite bleibt die Zeit sichtbar, mit einem Weg zurück und einem Knopf zum Beenden.',
      ],
      tip: 'Die Leertaste startet und pausiert.',
    },
    {
      id: 'sounds',
      title: 'Klänge',
      text: [
        'Acht Klänge, von **Regen** bis **Feuer**. Tippe einen an, um fünf Sekunden davon zu hören, und stell ein, wie laut er ist. Du kannst **Bis zu drei Klänge mischen**, und **Als eigene Meditation speichern** merkt sich die Mischung fürs nächste Mal.',
        '**Nur Klang** spielt sie ohne Meditation, zum Einschlafen oder Arbeiten, und blendet nach 15 bis 60 Minuten aus. Eingetragen wird dabei nichts.',
      ],
    },
    {
      id: 'bells',
      title: 'Glocken und Zeit zum Ankommen',
      text: [
        'Unter **Glocken und mehr** gibt es eine Glocke am Anfang und am Ende, eine **Glocke zwischendurch** und **Zeit zum Ankommen**, bevor der Timer beginnt. Was du wählst, ist beim nächsten Mal noch da.',
        'Dein Gerät plant die Glocken ein, wenn die Meditation beginnt. So läuten sie auch, während die Seite verdeckt ist, und der Bildschirm bleibt an, wo der Browser es zulässt. Du hörst keine Glocke? Dreh lauter und sieh nach, ob das Handy stummgeschaltet ist.',
        'Bei **Zählt als** wählst du das Glied, unter dem deine Meditationen eingetragen werden. Solange du nichts änderst, ist es _Dhyana_.',
      ],
    },
    {
      id: 'own-sits',
      title: 'Eine eigene Meditation',
      text: [
        'Mit **Eigene Meditation**, unter **Glocken und mehr**, setzt du eine Meditation aus bis zu zwölf Abschnitten zusammen, etwa Sitzen und Gehen. Jeder hat seine Minuten und endet mit einem bis drei Glockenschlägen oder mit keinem. Davor kommen bis zu 5 Minuten zum Ankommen; sie zählen nicht mit.',
        'Speichere sie unter einem Namen, dann ist sie am Timer nur ein Tippen entfernt; die ersten drei stehen auch auf der Startseite. Du kannst 12 speichern, und mit **Ordnen** bringst du sie in eine Reihenfolge. Du hast sie auf allen deinen Geräten, ebenso das, was du am Timer wählst. Was wir weglassen sollen, die Stimme und die Lautstärke bleiben auf dem jeweiligen Gerät.',
      ],
    },
    {
      id: 'guided',
      title: 'Geführte Übungen und der Atemtakt',
      text: [
        'Im Reiter **Geführt** der [Meditation](/meditation) gibt es Übungen für alle acht Glieder, von sechs Minuten bis fünfundvierzig. **Erst lesen** zeigt jedes Wort; **Übung starten** beginnt. Bei jeder steht, worauf zu achten ist, und **Sollen wir etwas weglassen?** blendet aus, was nichts für dich ist. Diese Auswahl verlässt dein Gerät nie.',
        'Die Schritte kommen von selbst, jeder mit einer Glocke. Mit **Schritt zurück** und **Schritt weiter** wechselst du zwischen ihnen; es zählen nur die Minuten, die du wirklich geübt hast, unter dem Glied der Übung.',
        'Ein Kreis gibt dem Atem den Takt. Mit geschlossenen Augen folgst du den Tönen: steigend zum Einatmen, fallend zum Ausatmen. Unter **Stimme und Töne** gibt es sie, dazu Vibration und eine Stimme deines eigenen Geräts, die die Worte spricht.',
      ],
      tip: 'Ist dir ein Takt zu lang, atme, wie du magst, und steig später wieder ein.',
    },
    {
      id: 'own-breath',
      title: 'Ein eigener Atem',
      text: [
        'Unter **Dein Atem** legst du deine eigenen Sekunden fest: ein, halten, aus, halten. Benutz ihn einmal oder speichere ihn mit einer eigenen Meditation; dann gibt der Timer diesen Takt vor. Ein und aus dauern 2 bis 15 Sekunden, halten bis zu 8, und ein ganzer Atemzug mindestens 6. Hast du angegeben, dass wir etwas weglassen sollen, wird der Atem nicht angehalten.',
      ],
    },
    {
      id: 'ending-early',
      title: 'Pausieren, ändern und früher aufhören',
      text: [
        '**Pause** hält die Uhr an, und dann kannst du die Dauer ändern: Deine Minuten bleiben, und das Ende verschiebt sich. **Beenden** fragt, ob die Minuten gespeichert werden sollen, die du meditiert hast. Jede Minute zählt.',
        'Aus Versehen auf **Zurücksetzen** gedrückt? Die Mitteilung, die dann kommt, bietet dir noch an, sie zu speichern.',
      ],
    },
    {
      id: 'after-a-sit',
      title: 'Nach einer Meditation',
      text: [
        'Eine Meditation wird zuerst gespeichert und ist dann eine Übung in deinem Tagebuch: Sie zählt einmal, überall. Danach kannst du hinzufügen, wie du dich fühlst, und eine Notiz schreiben, wählen, wer sie sehen kann, oder **Diese Meditation entfernen**.',
        'Keine Verbindung? Dein Gerät hebt die Meditation auf und sendet sie, sobald du wieder online bist.',
      ],
    },
    {
      id: 'meditation-insights',
      title: 'Einblicke',
      text: [
        'Der Reiter **Einblicke** der [Meditation](/meditation) zeigt deine Woche, deinen **Achtsamkeitswert**, nach drei Meditationen deine **Beste Tageszeit** und deine Minuten nach Klang. Darüber steht [eine Zeile für deine Praxis](/guide#daily-inspiration).',
      ],
    },
  ],
}
