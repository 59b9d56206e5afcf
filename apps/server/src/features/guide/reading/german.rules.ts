import type { Reading } from './reading-table.rules.ts'

const practised =
  '(?:geubt|meditiert|praktiziert|gesessen|trainiert|eingetragen|gemacht|ube|meditiere|praktiziere|sitze|sass|trage|mache)'
const practising = '(?:ube|meditiere|praktiziere|sitze|mache)'
const practices = '(?:ubung(?:en)?|sitzung(?:en)?|meditation(?:en)?|einheit(?:en)?|praxis)'
const polite = '^(?:(?:bitte|hallo|hi|hey|ok|so|und|kannst du|konntest du|magst du)[ ,]+)*'
const end = '(?:,? (?:bitte|jetzt|heute|heute abend|gerade|als nachstes|fur mich|mal|empfehlen|vorschlagen))*\\W*$'

export const german: Reading = {
  talk: [
    [
      /^(?:danke|vielen dank|dankeschon|danke dir|super|toll|perfekt|alles klar|tschuss|tschau|bis bald|gute nacht)\b[^?]{0,40}$/,
      'thanks',
    ],
    [/^(?:hallo|hi|hey|servus|moin|gruss dich|gruezi|namaste|guten (?:morgen|tag|abend))\b[^?]{0,30}$/, 'hello'],
    [
      new RegExp(
        `${polite}(?:gib|zeig|empfiehl|such|nenn|schlag|empfehle)\\w*(?: (?:mir|bitte|mal))*(?: (?:ein\\w*|was|etwas|irgendeine))*(?: (?:kurze|neue|schone|kleine|leichte|sanfte|andere|gute)\\w*)*(?: (?:ubung|meditation|praxis|zum uben|vorschlag))?(?: vor)?${end}`,
      ),
      'give me a practice',
    ],
    [
      new RegExp(
        `${polite}(?:was|welche (?:ubung|meditation|praxis)|welches glied) (?:soll|sollte|kann|konnte|wurdest) (?:ich|du) (?:(?:jetzt|heute|heute abend|als nachstes|mir|mal) )*(?:uben|machen|praktizieren|meditieren|vorschlagen|empfehlen)${end}`,
      ),
      'what should I practise',
    ],
    [
      new RegExp(
        `${polite}(?:hast du|gibt es) (?:eine |einen |irgendeine )?(?:ubung|vorschlag|empfehlung|idee)(?: fur mich)?${end}`,
      ),
      'give me a practice',
    ],
    [
      new RegExp(
        `${polite}ich (?:mochte|will|brauche|hatte gern) (?:eine|noch eine|eine andere) (?:ubung|meditation|empfehlung)${end}`,
      ),
      'give me a practice',
    ],
  ],
  pages: [
    [
      /\bwie (?:viel |lange |gut |schlecht )?(?:habe|hab|schlafe) ich (?:\w+ ){0,4}(?:geschlafen|schlafe)|\bwie (?:lange |viel |gut )?schlafe ich\b|\b(?:habe|hab) ich (?:\w+ ){0,4}geschlafen/,
      'how did I sleep',
    ],
    [
      /\bwie (?:war|ist|waren) mein\w* (?:schlaf|nacht|nachte|stimmung|stimmungen|energie|laune)\b|\bwelche stimmung hatte ich\b/,
      'how was my mood',
    ],
    [
      /^(?!.*\b(?:wie (?:komme|bekomme|kann)|warum|was bedeutet)\b).*\b(?:mein level|mein\w* punkte|welche[ms]? level bin ich|wie viele punkte habe ich)\b/,
      'what is my level',
    ],
    [/\b(?:wie viele|welche) (?:steine|meilensteine|abzeichen) habe ich\b/, 'how many stones do I have'],
    [
      /\b(?:welche|was sind meine|wie viele) (?:gemeinsamen )?(?:vorhaben|challenges)(?: habe ich)?\W*$/,
      'what are my challenges',
    ],
    [/\bwer (?:ist|sind) meine? (?:ubungspartner\w*|begleitung|buddy|buddies)\b/, 'who are my buddies'],
    [
      /\b(?:wie viele|wer) (?:follower|leute|personen|mitglieder)? ?(?:habe ich|folgen mir|folgt mir)\b/,
      'how many followers do I have',
    ],
    [/\b(?:was|wie hoch) ist mein (?:wochen)?ziel\b/, 'what is my weekly goal'],
  ],
  asksHow:
    /\b(?:kann|kannst|konnte|darf|durfte|soll|sollte|muss|musste|was passiert|warum|wieso|weshalb|wo |wie (?:trage|andere|losche|stelle|finde|funktioniert|komme|bekomme)|bedeutet|vergessen|gelosch\w*|verschwunden|falsch\w*|wenn ich (?:krank|weg))\b/,
  log: [
    [
      /\b(?:an welche[mn]|welche[rn]?) (?:wochen)?tag\w*\b.*\b(?:selten\w*|wenigsten|nie|ausfall\w*|auslass\w*|lasse|weniger)\b/,
      'which day do I skip the most',
    ],
    [/\b(?:an welche[mn]|welche[rn]?) (?:wochen)?tag\w*\b.*\bich\b/, 'which day do I practise most'],
    [
      /\bvernachlass\w*|\bwelche\w* (?:glied\w*|ubung\w*)\b.*\b(?:selten\w*|wenigsten|nie|kaum|nicht)\b/,
      'which limb do I neglect',
    ],
    [
      /\b(?:langste\w*|beste\w*) (?:serie|strahne)|\bwie (?:lang|lange|hoch) ist meine (?:\w+ )?serie|\bwie viele tage (?:\w+ ){0,4}(?:am stuck|hintereinander|in folge)|^(?:wie ist )?meine (?:aktuelle )?serie\W*$/,
      'what is my longest streak',
    ],
    [
      /\bwann (?:habe|hab) ich (?:\w+ ){0,3}(?:letzte mal|zuletzt)|\bwann war (?:meine letzte|das letzte mal|ich zuletzt)|\bwie lange ist (?:es|das|meine letzte \w+) her/,
      'when did I last practise {limb}',
    ],
    [new RegExp(`\\blangste\\w* ${practices}`), 'what was my longest session'],
    [
      /\b(?:im schnitt|durchschnitt\w*|im mittel)\b|\bwie lange? (?:ube|meditiere|sitze|praktiziere) ich\b|\bwie lange? (?:sind|dauern|waren|dauert) meine\b/,
      'how long do I practise {limb} on average',
    ],
    [
      new RegExp(
        `\\bwann ${practising} ich|\\bzu welcher (?:tages)?zeit\\b.*\\bich\\b|\\bum welche uhrzeit\\b.*\\bich\\b|\\bich\\b.*\\b(?:morgens oder abends|am morgen oder am abend|abends oder morgens)|\\bbin ich ein (?:morgen|abend)mensch`,
      ),
      'when do I usually practise {limb}',
    ],
    [
      /\bich\b.*\bwochenend\w*\b.*\b(?:wochentag\w*|werktag\w*|unter der woche)|\bich\b.*\b(?:unter der woche|werktags)\b.*\bwochenend\w*/,
      'do I practise more on weekends than on weekdays',
    ],
    [new RegExp(`\\b${practising} ich (?:meist\\w*|vor allem|oft|immer|nur)[ ,]+wenn ich`), 'I mostly practise'],
    [
      /\b(?:welche\w* \w+|was) (?:macht|gibt|lasst|stimmt|bringt) mi(?:ch|r)\b.*\benergie|\bwach\b.*\bmacht mich\b/,
      'which practice energizes me',
    ],
    [
      /\b(?:welche\w* \w+|was) (?:macht|lasst|halt) mich\b.*\b(?:konzentrier\w*|gesammelt)/,
      'which practice makes me focused',
    ],
    [/\b(?:welche\w* \w+|was) (?:macht|lasst|stimmt) mich\b.*\bdankbar/, 'which practice makes me grateful'],
    [
      /\b(?:welche\w* \w+|was) (?:beruhigt|entspannt) mich|\b(?:welche\w* \w+|was) (?:hilft|tut) mir (?:am )?(?:besten|meisten|gut)/,
      'which practice calms me most',
    ],
    [
      /\bwie (?:fuhle?|fuhlte) ich mich\b.*\b(?:vor|nach|wenn|danach)\b|\bwie (?:habe|hab) ich mich\b.*\bgefuhlt\b/,
      'how do I feel after practice {limb}',
    ],
    [
      /\b(?:mehr|weniger|ofter|haufiger|seltener)\b.*\bals (?:im )?(?:letzten|vorigen) (?:monat|jahr)/,
      'did I practise more than last month',
    ],
    [
      /\b(?:mehr|weniger|ofter|haufiger|seltener)\b.*\bals (?:in der )?(?:letzten?|vorigen?|vergangenen?) woche/,
      'am I practising more than last week',
    ],
    [
      new RegExp(
        `\\b(?:welche\\w*|wie viele) glied\\w*\\b.*\\bich\\b|\\bwelche\\w* ubung\\w* (?:habe|hab|mache|ube) ich|\\bwas (?:habe|hab|ube|mache|praktiziere) ich\\b.*(?:${practised}|am (?:meisten|haufigsten|liebsten|oftesten))|\\blieblings(?:ubung|glied)\\b`,
      ),
      'which limbs did I practise',
    ],
    [
      new RegExp(
        `\\b(?:wie (?:oft|viel\\w*|lange?)|(?:die )?gesamtzeit|insgesamt)\\b.*\\bich\\b.*\\b${practised}|\\bwie (?:oft|viel\\w*) (?:\\w+ ){0,2}${practised} ich|\\bwie viele (?:minuten|stunden|${practices}|tage)\\b.*\\b(?:ich|waren es|diese|letzte|heute)\\b|\\b(?:habe|hab) ich\\b.*\\b(?:geubt|meditiert|praktiziert|gesessen)`,
      ),
      'how often did I practise {limb}',
    ],
    [
      /\bwie (?:lauft|lief) (?:es bei mir|mein\w* \w+)|\bwie (?:steht|sieht) es (?:um|mit|bei) mein\w*|\bwie mache ich mich\b|\bwie war(?:en)? mein\w* (?:monat|woche|praxis|ubungen)|\bfass\w* mein\w* \w+ zusammen|\bzeig mir mein\w* (?:praxis|woche|monat|tagebuch)|\bwas (?:sagt|steht in) mein\w* tagebuch/,
      'how am I doing',
    ],
  ],
  times: [
    [/\bvorgestern\b/, 'the day before yesterday'],
    [/\bgestern\b/, 'yesterday'],
    [/\b(?:heute|heut)\b/, 'today'],
    [/\b(?:in der )?(?:letzte|letzten|vorige|vorigen|vergangene|vergangenen) woche\b/, 'last week'],
    [/\b(?:in )?diese[rn]? woche\b/, 'this week'],
    [/\b(?:in )?diese[mn] monat\b/, 'this month'],
    [/\b(?:im )?(?:letzten|vorigen|vergangenen) monat\b/, 'last month'],
    [/\b(?:in )?(?:den )?letzten (?:zwei|2) wochen\b/, 'in the last two weeks'],
    [/\b(?:in )?(?:den )?letzten (?:drei|3) wochen\b/, 'in the last three weeks'],
    [/\b(?:in )?(?:den )?letzten (?:drei|3) tagen?\b/, 'in the last 3 days'],
    [/\b(?:in )?(?:den )?letzten (?:sieben|7) tagen?\b/, 'in the last 7 days'],
    [/\b(?:in )?(?:den )?letzten (?:zehn|10) tagen?\b/, 'in the last 10 days'],
    [/\b(?:in )?(?:den )?letzten (?:vierzehn|14) tagen?\b/, 'in the last 14 days'],
    [/\b(?:in )?(?:den )?letzten (?:dreissig|30) tagen?\b/, 'in the last 30 days'],
    [/\b(?:in )?diesem jahr|dieses jahr\b/, 'this year'],
    [/\b(?:letztes jahr|letzten jahr|vergangenen jahr)\b/, 'last year'],
    [/\b(?:insgesamt|uberhaupt|jemals|bisher|seit (?:anfang|beginn)|alles in allem)\b/, 'so far'],
    [/\b(?:am |letzten |diesen )montag\b/, 'on monday'],
    [/\b(?:am |letzten |diesen )dienstag\b/, 'on tuesday'],
    [/\b(?:am |letzten |diesen )mittwoch\b/, 'on wednesday'],
    [/\b(?:am |letzten |diesen )donnerstag\b/, 'on thursday'],
    [/\b(?:am |letzten |diesen )freitag\b/, 'on friday'],
    [/\b(?:am |letzten |diesen )(?:samstag|sonnabend)\b/, 'on saturday'],
    [/\b(?:am |letzten |diesen )sonntag\b/, 'on sunday'],
    [/\bim (?:januar|janner)\b/, 'in january'],
    [/\bim februar\b/, 'in february'],
    [/\bim marz\b/, 'in march'],
    [/\bim april\b/, 'in april'],
    [/\bim mai\b/, 'in may'],
    [/\bim juni\b/, 'in june'],
    [/\bim juli\b/, 'in july'],
    [/\bim august\b/, 'in august'],
    [/\bim september\b/, 'in september'],
    [/\bim oktober\b/, 'in october'],
    [/\bim november\b/, 'in november'],
    [/\bim dezember\b/, 'in december'],
  ],
  limbs: [
    [/\byamas?\b/, 'yamas'],
    [/\bniyamas?\b/, 'niyamas'],
    [/\b(?:asanas?|yoga|haltungen|korperubungen)\b/, 'asana'],
    [/\b(?:pranayama|atemubung\w*|atem|atmen)\b/, 'pranayama'],
    [/\bpratyahara\b/, 'pratyahara'],
    [/\b(?:dharana|konzentration)\b/, 'dharana'],
    [/\bdhyana\b/, 'dhyana'],
    [/\bsamadhi\b/, 'samadhi'],
  ],
  feelings: [
    [/\bgestresst\b/, 'stressed'],
    [/\b(?:angstlich|angst)\b/, 'anxious'],
    [/\bmude\b/, 'tired'],
    [/\bunruhig\b/, 'restless'],
  ],
  understood:
    /^(?:ist|hat|bei|welcher|welchem|wochentag\w*|langste\w*|serie|vernachlass\w*|selten\w*|beruhigt|entspannt|lauft|letztes|besten|ich|mein\w*|mich|mir|habe|hab|hatte|bin|war|waren|wie|oft|viele?|mal|lange?|wann|was|welche\w*|wurden|den|dem|der|die|das|ein\w*|und|oder|aber|nur|eigentlich|denn|schon|bitte|uber|von|bei|mit|zum|zur|fur|auf|aus|im|in|an|am|beim|nach|vor|danach|davor|wenn|zeit|tage?n?|woche|monat|jahr|minuten?|stunden?|geubt|uben?|meditier\w*|praktizier\w*|gesessen|sitz\w*|ubung\w*|sitzung\w*|meditation\w*|praxis|einheit\w*|glied\w*|tagebuch|eingetragen|gemacht|mache|verbracht|meist\w*|haufig\w*|schnitt|durchschnitt\w*|gefuhlt|fuhle?|dauern|dauert|gerade|etwa|ungefahr|wirklich|weisst|sag|sage|zeig|zeige|insgesamt|es|du|da|so|jetzt|hallo|guide|mehr|als|letzte\w*|zuletzt|lieblings\w*)$/,
}
