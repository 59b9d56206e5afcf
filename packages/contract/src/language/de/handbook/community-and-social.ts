import type { HandbookSection } from '@sadhana/contract'

export const communityAndSocial: HandbookSection = {
  id: 'community-and-social',
  title: 'Gemeinschaft und Miteinander',
  standfirst: 'Gesellschaft beim Üben, so wie du es möchtest.',
  parts: [
    {
      id: 'feed',
      title: 'Neues, und was dort erscheint',
      text: [
        'Auf der Startseite zeigt der Reiter [Gemeinschaft](/?tab=community), was Menschen teilen. Unter Neues erscheinen dort nur öffentliche Übungen: die, bei denen du **Alle Mitglieder** gewählt hast.',
        'Wählst du **Alle, die mir folgen**, erscheint eine Übung bei den Menschen, die dir folgen, unter **Denen ich folge**, und für sie auf deiner Seite. Unter **Alle Übungen** erscheint sie nie.',
        'Mit **Nur ich** erscheint eine Übung nirgends außer in deinem eigenen Tagebuch.',
      ],
      tip: 'Ein Herz sagt: „Ich habe gesehen, dass du geübt hast.“ Im Ruhemodus siehst du nicht, wie viele es sind.',
    },
    {
      id: 'finding-people',
      title: 'Menschen finden und ihnen folgen',
      text: [
        'Die [Gemeinschaft](/community) hat zwei Reiter. **Entdecken** schlägt dir Menschen vor, und [Suchen](/community?tab=search) findet sie nach Name oder Mitgliedsname, auch mit einem Tippfehler. Über E-Mail-Adresse oder Telefonnummer lässt sich niemand finden.',
        'Drück auf **Folgen**, um zu sehen, was jemand mit allen teilt, die folgen. Wenn diese Person vorher gefragt werden möchte, siehst du **Angefragt**, bis sie antwortet. Ein Druck auf **Du folgst** oder **Angefragt** nimmt es zurück.',
      ],
    },
    {
      id: 'your-followers',
      title: 'Wer dir folgt',
      text: [
        'Schalte in deinen [Einstellungen zur Privatsphäre](/settings/privacy) **Folgen nur auf Anfrage** ein, dann fragen dich andere, bevor sie dir folgen. Ihre Anfragen warten unter [Gemeinschaft](/community), mit **Annehmen** und **Ablehnen**.',
        'Auf deiner eigenen Seite steht, wer dir folgt. Dort kannst du jede Person auch wieder entfernen.',
      ],
    },
    {
      id: 'inbox',
      title: 'Eingang',
      text: [
        'Im [Eingang](/inbox), unter Gemeinschaft, steht, was dich in den letzten 30 Tagen erreicht hat: Nachrichten, Anfragen, Räume, die jemand geöffnet hat, den du kennst, Übungspartnerschaften, Steine und unsere Antworten. Ein Punkt sagt, dass etwas neu ist. Wenn du die Seite öffnest, verschwindet er, und niemand erfährt, was du gesehen hast.',
        'Du bestimmst für jede Art selbst, [was dich erreicht](/inbox/settings): in der App, per Push, per E-Mail oder gar nicht.',
      ],
    },
    {
      id: 'messages',
      title: 'Nachrichten',
      text: [
        'Die [Nachrichten](/messages) öffnest du unter Gemeinschaft und von der Seite einer Person, der du schreiben kannst: Dafür folgt ihr einander. Folgt eine Person der anderen nicht mehr, bleibt, was ihr geschrieben habt, und ihr könnt beide nicht mehr schreiben.',
        'Nachrichten sind Text, und nur ihr beide könnt sie lesen. Niemand erfährt, wann du tippst. Lesebestätigungen sind aus; es gibt sie nur, wenn ihr sie beide einschaltet, und nur für das, was von da an gelesen wird.',
        '**Für mich löschen** entfernt eine Nachricht bei dir; bei der anderen Person bleibt sie. Wenn du dein Konto löschst, verschwinden deine Nachrichten für euch beide. Schaltest du jemanden stumm, kommen die Nachrichten ohne Hinweis an. Blockierst du jemanden, seht ihr das Gespräch beide nicht mehr.',
        'Die drei Punkte in einem Gespräch führen zu **Melden**. Setz das Häkchen, damit unsere Moderation die letzten zehn Nachrichten sieht. Ohne das Häkchen liest sie keine.',
      ],
    },
    {
      id: 'your-page',
      title: 'Deine Seite',
      text: [
        'Alle Mitglieder können deine Seite öffnen. Sie zeigt deinen Namen und Mitgliedsnamen, dein Bild und den Text über dich, die Namen in sozialen Medien, die du ihnen zeigst, wer dir folgt und wem du folgst, und die Übungen, die du mit ihnen geteilt hast. Außerhalb der Gemeinschaft kann sie niemand sehen.',
      ],
      tip: '**Meine Seite** im Menü hinter deinem Bild bringt dich hin.',
    },
    {
      id: 'mute-block-report',
      title: 'Stummschalten, blockieren und melden',
      text: [
        'Die drei Punkte neben einer Person oder einer Übung öffnen ein Menü. Mit **Stummschalten** siehst du jemanden nicht mehr unter Neues, und die Person merkt nichts davon. Mit **Blockieren** seht ihr einander nicht mehr und folgt einander nicht mehr. **Melden** geht an die Moderation: Sag, worum es geht und was geschehen ist. Wenn du dir Sorgen um eine Person machst, wird das zuerst gelesen. Die Person erfährt nicht, von wem die Meldung kommt, und du bekommst eine E-Mail, sobald jemand nachgesehen hat.',
        'Wen du stummgeschaltet oder blockiert hast, findest du in deinen [Einstellungen zur Privatsphäre](/settings/privacy), und dort kannst du beides wieder aufheben.',
      ],
    },
  ],
}
