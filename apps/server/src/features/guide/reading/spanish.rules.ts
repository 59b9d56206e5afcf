import type { Reading } from './reading-table.rules.ts'

const practised =
  '(?:practique|practicado|practico|practicaba|medite|meditado|medito|sente|sentado|hice|hecho|hago|registre|registrado)'
const practices = '(?:practicas?|sesion(?:es)?|meditacion(?:es)?|ratos?)'
const polite = '^(?:(?:por favor|hola|oye|ok|y|puedes|podrias|me puedes)[ ,]+)*'
const end = '(?:,? (?:por favor|ahora|hoy|esta (?:noche|tarde|manana)|para (?:mi|hoy|ahora)|para empezar))*\\W*$'

export const spanish: Reading = {
  talk: [
    [
      /^(?:gracias|muchas gracias|mil gracias|genial|perfecto|vale|adios|chao|chau|hasta luego|buenas noches)\b[^?]{0,40}$/,
      'thanks',
    ],
    [/^(?:hola|buenas|buenos dias|buenas tardes|que tal|namaste|hey)\b[^?]{0,30}$/, 'hello'],
    [
      new RegExp(
        `${polite}(?:dame|damelo|sugiereme|recomiendame|proponme|darme|sugerirme|recomendarme|muestrame|busca|buscame)(?: (?:una|un|alguna|algo|otra))*(?: (?:breve|corta|nueva|buena|pequena|suave))*(?: (?:practica|meditacion|ejercicio|sugerencia|idea|de|para|practicar))*(?: (?:breve|corta|nueva|suave))?${end}`,
      ),
      'give me a practice',
    ],
    [
      new RegExp(
        `${polite}(?:que|cual|que (?:practica|meditacion|rama)) (?:debo|deberia|puedo|podria|me (?:recomiendas|sugieres|aconsejas|propones))(?: (?:practicar|hacer|meditar))?${end}`,
      ),
      'what should I practise',
    ],
    [new RegExp(`${polite}que (?:practico|hago)${end}`), 'what should I practise'],
    [
      new RegExp(
        `${polite}(?:tienes|hay) (?:una|un|alguna|algun)? ?(?:practica|sugerencia|recomendacion|idea|consejo)(?: para mi)?${end}`,
      ),
      'give me a practice',
    ],
    [
      new RegExp(
        `${polite}(?:quiero|necesito|quisiera|me gustaria) (?:una|otra|hacer una) (?:practica|meditacion|sugerencia)${end}`,
      ),
      'give me a practice',
    ],
  ],
  pages: [
    [
      /\b(?:como|cuanto|cuantas horas) (?:he )?(?:dormi|dormido|duermo)\b|\bhe dormido (?:mejor|peor|bien|mal|mas|menos)\b/,
      'how did I sleep',
    ],
    [
      /\bcomo (?:fue|ha sido|es|estuvo) mi (?:sueno|animo|energia|humor|estado de animo)\b|\bque animo (?:tenia|tuve)\b/,
      'how was my mood',
    ],
    [/\b(?:cual es|que) mi nivel\b|\ben que nivel estoy\b|\bcuantos puntos tengo\b/, 'what is my level'],
    [
      /\b(?:cuantas|que|cuales) (?:piedras|logros|insignias) tengo\b|\bcuantos logros tengo\b/,
      'how many stones do I have',
    ],
    [/\b(?:que|cuales|cuantos) retos (?:compartidos )?tengo\b|\bcuales son mis retos\b/, 'what are my challenges'],
    [/\bquien(?:es)? (?:es|son) mis? (?:compan\w+|pareja)\b/, 'who are my buddies'],
    [
      /\b(?:cuantos seguidores tengo|cuant[oa]s? (?:personas|gente|miembros)? ?me siguen?|quien(?:es)? me siguen?)\b/,
      'how many followers do I have',
    ],
    [/\bcual es mi (?:meta|objetivo)\b/, 'what is my weekly goal'],
  ],
  asksHow:
    /\b(?:puedo|podria|puede|debo|deberia|tengo que|que pasa|por que|donde|como (?:registro|cambio|borro|pongo|encuentro|funciona|apunto|anoto|subo|gano|oculto)|significa\w*|olvid\w*|borre|borrad\w*|desaparec\w*|equivoc\w*)\b/,
  log: [
    [
      /\bque dia\w*(?: de la semana)?\b.*\b(?:menos|nunca|salto|dejo|fallo|casi no|pocas veces)\b/,
      'which day do I skip the most',
    ],
    [
      /\bque dia\w*(?: de la semana)? (?:practico|medito|me siento|hago)\b|\bque dia\w*(?: de la semana)? .*\bmas (?:practico|medito)/,
      'which day do I practise most',
    ],
    [
      /\b(?:que|cuales|cual) (?:ramas?|practicas?)\b.*\b(?:descuid\w*|menos|nunca|abandon\w*|olvid\w*|casi no|no practico)\b|\bdescuidando\b/,
      'which limb do I neglect',
    ],
    [
      /\b(?:racha|seguidilla) mas larga|\bmejor racha|\b(?:de cuantos dias es|cuanto dura|cual es|cuanto lleva) mi (?:\w+ )?racha|\bcuantos dias (?:\w+ ){0,3}seguidos\b|^(?:y |como va )?mi racha\W*$/,
      'what is my longest streak',
    ],
    [
      /\bcuando (?:fue la ultima vez|fue mi ultima|practique por ultima vez|medite por ultima vez)|\bultima vez que (?:practique|medite|hice|me sente)|\bhace cuanto (?:que )?(?:no )?(?:practico|medito|practique|medite|hice|hago)/,
      'when did I last practise {limb}',
    ],
    [new RegExp(`\\b${practices} mas larga`), 'what was my longest session'],
    [
      /\b(?:de media|en promedio|por termino medio|como media)\b|\bcuanto (?:duran|dura|duraron) mis?\b|\bcuanto tiempo (?:practico|medito|me siento)\b/,
      'how long do I practise {limb} on average',
    ],
    [
      /\bcuando (?:suelo|practico|medito)\b|\b(?:a que hora|en que momento)\b.*\b(?:practico|medito|suelo|me siento)\b|\b(?:practico|medito|suelo)\b.*\bpor la manana o por la (?:noche|tarde)/,
      'when do I usually practise {limb}',
    ],
    [
      /\b(?:practico|medito|practique)\b.*\b(?:fin(?:es)? de semana)\b.*\bentre semana|\b(?:practico|medito|practique)\b.*\bentre semana\b.*\bfin(?:es)? de semana/,
      'do I practise more on weekends than on weekdays',
    ],
    [
      /\b(?:practico|medito) (?:sobre todo|casi siempre|siempre|solo|mas) cuando (?:estoy|tengo|siento)/,
      'I mostly practise',
    ],
    [/\bque (?:\w+ )?(?:me da|me llena de|me deja con) (?:mas )?energia/, 'which practice energizes me'],
    [
      /\bque (?:\w+ )?me (?:concentra|ayuda a concentrarme|deja (?:mas )?concentrad\w+)/,
      'which practice makes me focused',
    ],
    [
      /\bque (?:\w+ )?me (?:deja|hace sentir) (?:\w+ )?(?:agradecid\w+|con gratitud)/,
      'which practice makes me grateful',
    ],
    [/\bque (?:\w+ )?me (?:calma|relaja|tranquiliza|sienta mejor|va mejor|ayuda mas)/, 'which practice calms me most'],
    [
      /\bcomo (?:me siento|me senti|me he sentido|termino|estoy|me quedo)\b.*\b(?:antes|despues|tras|cuando|al)\b/,
      'how do I feel after practice {limb}',
    ],
    [/\b(?:mas|menos)\b.*\bque (?:el )?(?:mes pasado|ano pasado)/, 'did I practise more than last month'],
    [/\b(?:mas|menos)\b.*\bque (?:en )?la semana (?:pasada|anterior)/, 'am I practising more than last week'],
    [
      new RegExp(
        `\\b(?:que|cuales) (?:ramas?|practicas?)\\b.*\\b${practised}|\\bque (?:he )?(?:practique|practicado|hice|hecho)\\b|\\bque (?:\\w+ )?practico mas|\\bmi (?:rama|practica) (?:favorita|preferida|principal|mas frecuente)(?! se basa)`,
      ),
      'which limbs did I practise',
    ],
    [
      new RegExp(
        `\\b(?:cuant[oa]s?|cuanto tiempo|con que frecuencia)\\b.*\\b${practised}|\\bcuant[oa]s (?:minutos|horas|${practices}|dias)\\b.*\\b(?:llevo|van|tengo|hubo|esta|hoy|este)\\b|^(?:\\W*)(?:he )?(?:practique|practicado|medite|meditado)\\b`,
      ),
      'how often did I practise {limb}',
    ],
    [
      /\bcomo (?:voy|va mi|van mis|me va|fue mi (?:mes|semana|practica))|\bresume? mi\w*|\bresumeme\b|\bmuestrame mi (?:practica|semana|mes|diario)|\bque dice mi diario/,
      'how am I doing',
    ],
  ],
  times: [
    [/\b(?:anteayer|antes de ayer|antier)\b/, 'the day before yesterday'],
    [/\bayer\b/, 'yesterday'],
    [/\bhoy\b/, 'today'],
    [/\b(?:en )?la (?:semana pasada|pasada semana|semana anterior|ultima semana)\b/, 'last week'],
    [/\b(?:en )?esta semana\b/, 'this week'],
    [/\b(?:en )?este mes\b/, 'this month'],
    [/\b(?:en )?el (?:mes pasado|pasado mes|mes anterior)\b/, 'last month'],
    [/\b(?:en )?las ultimas (?:dos|2) semanas\b/, 'in the last two weeks'],
    [/\b(?:en )?las ultimas (?:tres|3) semanas\b/, 'in the last three weeks'],
    [/\b(?:en )?los ultimos (?:tres|3) dias\b/, 'in the last 3 days'],
    [/\b(?:en )?los ultimos (?:siete|7) dias\b/, 'in the last 7 days'],
    [/\b(?:en )?los ultimos (?:diez|10) dias\b/, 'in the last 10 days'],
    [/\b(?:en )?los ultimos (?:catorce|14|quince) dias\b/, 'in the last 14 days'],
    [/\b(?:en )?los ultimos (?:treinta|30) dias\b/, 'in the last 30 days'],
    [/\b(?:en )?este ano\b/, 'this year'],
    [/\b(?:en )?el ano pasado\b/, 'last year'],
    [/\b(?:en total|hasta ahora|alguna vez|desde (?:el principio|que empece)|en toda mi vida aqui)\b/, 'so far'],
    [/\b(?:el|este) lunes\b/, 'on monday'],
    [/\b(?:el|este) martes\b/, 'on tuesday'],
    [/\b(?:el|este) miercoles\b/, 'on wednesday'],
    [/\b(?:el|este) jueves\b/, 'on thursday'],
    [/\b(?:el|este) viernes\b/, 'on friday'],
    [/\b(?:el|este) sabado\b/, 'on saturday'],
    [/\b(?:el|este) domingo\b/, 'on sunday'],
    [/\ben enero\b/, 'in january'],
    [/\ben febrero\b/, 'in february'],
    [/\ben marzo\b/, 'in march'],
    [/\ben abril\b/, 'in april'],
    [/\ben mayo\b/, 'in may'],
    [/\ben junio\b/, 'in june'],
    [/\ben julio\b/, 'in july'],
    [/\ben agosto\b/, 'in august'],
    [/\ben septiembre\b/, 'in september'],
    [/\ben octubre\b/, 'in october'],
    [/\ben noviembre\b/, 'in november'],
    [/\ben diciembre\b/, 'in december'],
  ],
  limbs: [
    [/\byamas?\b/, 'yamas'],
    [/\bniyamas?\b/, 'niyamas'],
    [/\b(?:asanas?|yoga|posturas)\b/, 'asana'],
    [/\b(?:pranayama|respiracion|respirar|ejercicios de respiracion)\b/, 'pranayama'],
    [/\bpratyahara\b/, 'pratyahara'],
    [/\b(?:dharana|concentracion)\b/, 'dharana'],
    [/\bdhyana\b/, 'dhyana'],
    [/\bsamadhi\b/, 'samadhi'],
  ],
  feelings: [
    [/\b(?:estresad[oa]|estres)\b/, 'stressed'],
    [/\b(?:ansios[oa]|ansiedad)\b/, 'anxious'],
    [/\b(?:cansad[oa]|cansancio)\b/, 'tired'],
    [/\b(?:inquiet[oa]|inquietud)\b/, 'restless'],
  ],
  understood:
    /^(?:racha|descuid\w*|dura|calma|relaja|semana|cual|voy|yo|mis?|me|he|has|ha|habia|como|cuando|cuant[oa]s?|que|cual(?:es)?|las?|los?|el|un[oa]?s?|de|del|en|con|por|para|al|desde|hasta|vez|veces|tiempo|frecuencia|dias?|semana|mes|ano|minutos?|horas?|practi\w+|medit\w+|sesion\w*|sent\w+|hice|hecho|hago|registr\w*|ramas?|diario|mas|menos|media|promedio|suelo|siento|llevo|van|tengo|despues|antes|termino|estoy|cada|dime|sabes|bien|mal|muestrame|oye|hola|favor|ultima|ultimo|larga|largo|favorita|total|ya|mucho|todo|pasad[oa]|quiero|saber|fue|son|duran?)$/,
}
