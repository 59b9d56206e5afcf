import type { InboxTexts } from './inbox.emails.en.ts'

export const de: InboxTexts = {
  kinds: {
    messages: { title: 'Eine Nachricht für dich', body: 'Jemand, den du kennst, hat dir geschrieben.' },
    'follow-requests': { title: 'Jemand möchte dir folgen', body: 'Antworte, wann es dir passt.' },
    rooms: { title: 'Ein Raum ist für dich offen', body: 'Jemand, den du kennst, möchte gemeinsam meditieren.' },
    buddies: { title: 'Von deiner Begleitung', body: 'Ein Gruß oder eine Einladung wartet auf dich.' },
    achievements: { title: 'Ein Stein für dich', body: 'Eine deiner Übungen hat ihn dir eingebracht.' },
    letters: { title: 'Wir haben dir geantwortet', body: 'Die Antwort ist bei deinen Briefen.' },
  },
  subject: 'Etwas Neues in deinem Eingang',
  action: 'Eingang öffnen',
  otherAction: 'Wählen, was dich erreicht',
  closing: 'Du bekommst diese E-Mail höchstens einmal am Tag, weil du sie gewählt hast.',
}
