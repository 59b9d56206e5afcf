/** What `boundary.rules.ts` looks for in German and Spanish, in words without accents. */
type BoundaryWords = { medical: readonly string[]; eating: readonly string[]; overstepping: readonly string[] }

const germanIllness =
  '(?:depression(?:en)?|depressiv\\w*|angststorung|panikstorung|bipolar\\w*|ads|adhs|ptbs|autis\\w+|krebs|tumor|diabetes|asthma|epilepsie|migrane|bluthochdruck|hohe[nrm]? blutdruck|herz(?:fehler|krank\\w*|infarkt|probleme\\w*)|schlaganfall|schizophren\\w*|psychose|arthrose|arthritis|rheuma|covid|schilddruse\\w*|endometriose|bandscheiben\\w*|glaukom|burn ?out|sucht|essstorung)'
const germanMedicine =
  '(?:medikament\\w*|medizin|arznei\\w*|tabletten?|pillen?|antidepressiv\\w*|insulin|lithium|schmerzmittel|betablocker|blutverdunner|spray|melatonin|ashwagandha|ibuprofen|paracetamol|tropfen)'
const spanishIllness =
  '(?:depresion|deprimid[oa]|trastorno\\w*|bipolar|tdah|autis\\w+|cancer|tumor|diabetes|asma|epilepsia|migranas?|hipertension|(?:presion|tension) (?:arterial )?alta|infarto|(?:enfermedad|problema)s? (?:del corazon|cardiac[oa]s?)|ictus|derrame|esquizofrenia|psicosis|artritis|artrosis|covid|tiroides|endometriosis|hernia|glaucoma|adiccion)'
const spanishMedicine =
  '(?:medicacion|medicamentos?|medicinas?|pastillas?|antidepresivos?|insulina|litio|analgesicos?|betabloqueantes?|anticoagulantes?|inhalador|melatonina|ashwagandha|ibuprofeno|paracetamol|gotas)'

export const german: BoundaryWords = {
  medical: [
    `(?:habe|hab) ich (?:vielleicht |etwa |eine?n? |wohl )*${germanIllness}`,
    `(?:bin ich|ist (?:er|sie|mein\\w* \\w+)) (?:vielleicht |etwa )?(?:bipolar|depressiv|autistisch|psychotisch|schizophren|krank)`,
    'diagnos\\w+|symptom\\w*',
    `(?:soll|sollte|darf|kann|muss) (?:ich|man) (?:\\w+ ){0,5}${germanMedicine}`,
    `(?:wie viel\\w*|welche dosis|dosis|dosierung|wie hoch) (?:\\w+ ){0,3}${germanMedicine}`,
    'dosis|dosierung',
    `${germanMedicine} (?:\\w+ ){0,4}(?:absetzen|weglassen|reduzieren|ersetzen|verdoppeln|einnehmen|nehmen|mischen|auslassen)`,
    `(?:statt|anstatt|anstelle|ohne) (?:\\w+ ){0,2}${germanMedicine}`,
    `(?:heilt|heilen|kuriert|behandel\\w+|hilft|helfen|gut|wirkt) (?:\\w+ ){0,4}${germanIllness}`,
    `${germanIllness} (?:\\w+ ){0,3}(?:heilen|behandeln|loswerden)`,
    `(?:ich (?:habe|hab|leide)|bei|mit|trotz) (?:\\w+ ){0,2}${germanIllness}`,
    '(?:brustschmerz\\w*|schmerz\\w* in der brust|brust tut weh|blut im|ohnmachtig|bewusstlos|krampfanfall|herzrasen|taubheit)',
    'schwanger\\w*|(?:nach|vor) (?:meiner |der |einer )?(?:\\w+ ?)?(?:operation|op)(?= |$)',
  ],
  eating: [
    '(?:abnehm\\w*|nehm\\w* (?:ich|man) (?:\\w+ ){0,4}ab(?= )|gewicht (?:verlier\\w*|reduzier\\w*)|fett verbrenn\\w*|kalorien)',
    '(?:wie lange|wie viele tage|wie wenig) (?:\\w+ ){0,4}(?:fasten|nicht(?:s)? essen|ohne (?:essen|nahrung))',
    '(?:nichts|kaum|weniger|moglichst wenig) (?:mehr )?essen|(?:hunger|appetit) (?:\\w+ ){0,2}(?:unterdruck\\w*|ignorier\\w*|loswerden|weg)',
    '(?:zu|so) (?:dick|fett)(?= )',
    'magersucht|magersuchtig|anorexi\\w*|bulimi\\w*|orthorexi\\w*|essstorung|abfuhrmittel|essanfall\\w*',
    '(?:wasser|saft|heil|trocken)fasten',
  ],
  overstepping: [
    `(?:du|dein\\w* \\w+) (?:\\w+ ){0,3}(?:hast|leidest|klingst|zeigst|klingt nach|deutet auf|ist ein zeichen) (?:\\w+ ){0,4}${germanIllness}`,
    `(?:du bist) (?:\\w+ ){0,2}(?:bipolar|depressiv|autistisch|psychotisch|schizophren|magersuchtig)`,
    'meine diagnose|diagnose (?:ist|lautet)|ich diagnostiziere',
    `(?:setz\\w*|lass|reduzier\\w*|verdopple|ersetz\\w*|nimm|brauchst) (?:\\w+ ){0,4}${germanMedicine}`,
    `(?:statt|anstatt|anstelle|ohne) (?:\\w+ ){0,2}${germanMedicine}`,
    '\\d+ ?(?:mg|milligramm|mikrogramm|ml)',
    `(?:heilt|kuriert|behandelt) (?:\\w+ ){0,3}${germanIllness}`,
    '(?:brauchst|musst) (?:\\w+ ){0,2}(?:kein\\w*|nicht) (?:\\w+ ){0,2}(?:arzt|arztin|therapie|therapeut\\w*)|statt (?:zum|zur|eine[rs]?) (?:arzt|arztin|therap\\w*)',
    '(?:tote|verletze|hungere) dich|du solltest sterben|beende dein leben|nimm dir das leben',
  ],
}

export const spanish: BoundaryWords = {
  medical: [
    `(?:tengo|tendre|podria tener|puedo tener) (?:\\w+ ){0,3}${spanishIllness}`,
    '(?:soy|sere|estoy) (?:\\w+ )?(?:bipolar|deprimid[oa]|autista|psicotic[oa]|esquizofrenic[oa]|enferm[oa])',
    'diagnos\\w+|sintomas?',
    `(?:debo|deberia|puedo|tengo que|podria) (?:\\w+ ){0,4}${spanishMedicine}`,
    `(?:cuant[oa]s?|que dosis|dosis) (?:\\w+ ){0,3}${spanishMedicine}`,
    'dosis',
    `(?:dejar|dejo|saltarme|reducir|suspender|sustituir|reemplaza\\w*|sustituye|mezclar|doblar|duplicar) (?:\\w+ ){0,4}${spanishMedicine}`,
    `(?:en lugar de|en vez de|sin) (?:\\w+ ){0,2}${spanishMedicine}`,
    `(?:cura|curar|sana|sanar|trata|tratar|alivia|ayuda|sirve|buen[oa]|va bien) (?:\\w+ ){0,4}${spanishIllness}`,
    `(?:padezco|sufro|me diagnosticaron|con) (?:\\w+ ){0,3}${spanishIllness}`,
    '(?:dolor (?:\\w+ ){0,2}(?:en el|de) pecho|me duele el pecho|sangre en|me desmaye|desmayo|convulsion\\w*|palpitaciones)',
    'embaraz\\w*|despues de (?:mi|una|la) (?:operacion|cirugia)',
  ],
  eating: [
    '(?:perder|bajar|quemar) (?:\\w+ ){0,3}(?:peso|grasa|kilos?|calorias)|adelgaz\\w*|calorias',
    '(?:cuanto tiempo|cuantos dias|que tan poco) (?:\\w+ ){0,4}(?:ayun\\w*|sin comer|no comer)',
    '(?:comer|como) (?:lo menos|menos|nada|casi nada)|(?:quitar|suprimir|ignorar|aguantar) (?:\\w+ ){0,2}(?:hambre|apetito)',
    '(?:demasiado|tan|muy|estoy|me siento) (?:\\w+ )?(?:gord[oa])',
    'anorexi\\w*|bulimi\\w*|ortorexi\\w*|trastorno alimenti\\w*|atracon\\w*|laxantes?',
    'ayuno (?:de agua|seco|prolongado|largo|de \\d+)',
  ],
  overstepping: [
    `(?:tienes|sufres|padeces|parece|muestras|indica) (?:\\w+ ){0,4}${spanishIllness}`,
    '(?:eres|estas) (?:\\w+ ){0,2}(?:bipolar|deprimid[oa]|autista|psicotic[oa]|esquizofrenic[oa]|anorexic[oa])',
    'mi diagnostico|el diagnostico es|te diagnostico',
    `(?:deja|dejes|reduce|suspende|sustituye|duplica|toma|tomate|no necesitas) (?:\\w+ ){0,4}${spanishMedicine}`,
    `(?:en lugar de|en vez de|sin) (?:\\w+ ){0,2}${spanishMedicine}`,
    '\\d+ ?(?:mg|miligramos?|microgramos?|ml)',
    `(?:cura|sana|trata) (?:\\w+ ){0,3}${spanishIllness}`,
    'no (?:necesitas|hace falta|tienes que) (?:\\w+ ){0,3}(?:medico|medica|doctor\\w*|terapeuta|terapia)|en (?:lugar|vez) de(?:l| tu| un)? (?:medico|terapeuta)',
    '(?:matate|lastimate|hazte dano)|deberias morir|acaba con tu vida',
  ],
}
