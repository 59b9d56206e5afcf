import type { CrisisWords } from './crisis.rules.ts'

const myself = '(?:my ?sel(?:f|ve?s)|meself)'
const suicid = 's[ui]{1,3}[cs]id'
const wish = '(?:want|wanna|wants|wish|ready|going|gonna|rather|hope|need|deserve|trying|better|glad|decided|love|id)'
/** Words that may stand between a wish and what is wished. */
const glue =
  '(?:to |i |was |were |could |would |just |be |that |am |only |really |so |much |id |simply |already |if |like |and |finally |maybe )*'
const someone =
  '(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|father|dad|stepdad|stepfather|mother|mom|mum|brother|sister|uncle|aunt|cousin|grandfather|spouse|fiance|boss|guru|teacher|son|he|she|they|someone|somebody)'
const child = '(?:baby|child|children|kids?|son|daughter|newborn|infant|toddler)'
const over = '(?: any ?more| any longer| much longer)'
const body = '(?:knees?|back|neck|hips?|shoulders?|wrists?|ankles?|spine|legs?|foot|feet|hamstrings?)'

export const english: CrisisWords = {
  harmless: [
    '(?:corpse|dead bug|dead man|dead mans) pose',
    '(?:die|died|dying|dead|nearly died) (?:of |from )?(?:laugh\\w*|boredom|bored|embarrass\\w*|curiosity|heat|thirst|hunger|tired|serious|line|lift\\w*|set|on time|legs?|bug)',
    '(?:die|dying|kill|killing) (?:for|to (?:know|try|hear|see|learn|go|get))',
    'kill(?:ing|ed|s)? (?:it|time|the (?:sound|bell|music|timer|app|light|notification)s?|(?:my|the|your) ego|two birds)',
    `kill(?:ing|s)? (?:me|my) (?:with|… ${body})`,
    `(?:kill|hurt|hurting|harm|break) my ${body}`,
    'ego deaths?',
    'overdose on (?:meditation|retreats?|yoga|practice|caffeine|coffee|chocolate)',
    'shoot(?:ing)? myself in the foot',
    `hurt(?:ing)? ${myself} (?:… )?(?:doing|while|during|practising|practicing|stretching|running|playing|in (?:a |an |the )?(?:class|asana|yoga|posture|pose|\\w+ pose|headstand|handstand)|at (?:the gym|yoga|work)|on (?:the|my) mat)`,
    `cut ${myself} (?:on|while|shaving|cooking|chopping|some slack|off|with a kitchen|with the kitchen|a slice)`,
    'end it all at once',
    'end it (?:early|after|before|sooner|now and save)',
    'suicide (?:prevention|awareness|research|helpline|hotline|rates?|statistics)',
    'without me \\w+ing',
    'wake up (?:the|my|at|too|before|late|early|him|her|every|so|in|on|with|and (?:sit|practi[sc]e|meditate))',
    '(?:live|living|alive) (?:in|near|with|from|session|sessions|room|rooms|feed|online|stream|class|classes|alone|here|there)',
  ],
  crisis: [
    `(?:kil+|kll|kil+ing|unalive|unaliving|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|murder|stab|stabbing|end|ending|off|offing|suffocate|strangle|starve|starving) (?:\\w+ )?${myself}`,
    `kil+(?:ing)? (?:your|one|ur) ?self`,
    '(?:want to|wanna|gonna|going to|gunna|will|might|should|could|about to|just) (?:kms|unalive)',
    'kms',
    // Suicide by name, said of oneself.
    `(?:com+it+|com+it+ing|com+ited|at+empt|at+empted|at+empting|think about|thinking about|think of|thinking of|thought of|thoughts of|thought about|plan|planning|consider|considering|contemplating|want|tried|try|by|about|do|my) (?:\\w+ ){0,2}${suicid}e?`,
    `(?:i|im|i am|ive been|feel|feeling|feels|keep|been|so|getting|still) (?:\\w+ ){0,2}${suicid}al`,
    `${suicid}al (?:thoughts?|ideation|ideas?|urges?|feelings?|again|tonight|today|right now)`,
    `${suicid}e (?:note|letter|plan|method|methods|attempt|pact)`,
    `(?<=^ )${suicid}(?:e|al)(?= $)`,
    `${suicid}e is (?:\\w+ ){0,3}(?:way|option|answer|solution)`,
    // Wishing to be dead.
    `${wish} ${glue}(?:die|dead|dying)`,
    'i (?:should|ought to|must|will|might|may) (?:just |better )?(?:die|be dead)(?! (?:of|from|out))',
    'better off dead',
    'if i (?:just )?(?:was|were|am|is|wasnt|werent|died|would die|had died) ?(?:gone|dead|not here|not around|not there|here anymore|alive|tomorrow)?',
    'let me die',
    '(?:wish|should|better|had|hope) (?:\\w+ ){0,4}never (?:been |be )?born',
    '(?:dont|do not|don t|no longer|not|cant|cannot|never|didnt|doesnt) (?:really |even |just |ever )?(?:want|wanna|wish|care|feel like|bear|deserve)(?: to)? (?:be )?(?:live|living|alive|exist|existing|be here|be around|here|go on|continue living)',
    'i (?:hate|cant stand|cannot stand) (?:being alive|living|my life and)',
    '(?:tired|sick|done|exhausted|weary|fed up|finished|through) (?:of|with) (?:being alive|living|life|existing|my life|this life|it all and)',
    'no (?:more )?(?:reason|point|purpose|sense|use|will) (?:\\w+ ){0,2}(?:live|living|life|alive|going on|go on|existing)',
    'see no (?:reason|point|way out|future)',
    '(?:nothing|no one|nobody) (?:left )?to live for',
    'nothing left for me',
    'life (?:\\w+ ){0,3}(?:isnt|is not|not|aint|no longer|never) (?:\\w+ )?worth',
    '(?:whats|what is|what s) the (?:point|use) (?:of|in) (?:being alive|living|going on|my life|existing|staying alive)',
    'why (?:am i|should i be|should i stay|be|stay) (?:still )?alive',
    '(?:better|happier|relieved|easier|glad|fine) (?:off )?(?:without me|if i (?:was|were|wasnt|werent|am|did|had|just))',
    '(?:wish|hope|want|pray|sleep|just|could) (?:\\w+ ){0,5}(?:never|not|wouldnt|dont|didnt|wont) (?:to |ever |have to )?wak(?:e|ing)(?: up)?',
    '(?:dont|do not|never) (?:want|wanna|wish)(?: to)? (?:ever )?wake(?: up)?(?: again)?',
    '(?:want|wanna|wish|need)(?: i could| to)? (?:just )?(?:disappear|vanish|cease|be gone)(?: forever| for ever| for good| completely| and never come back)',
    '(?:stop|not|without|dont want to|quit) exist(?:ing)?(?: any ?more| any longer| at all)',
    // Not being able to go on. Followed by a thing, it is about that thing.
    `(?:cant|cannot|can not|can no longer|dont think i can|do not think i can|dont know how to|dont know if i can) (?:go on|keep going|carry on|keep living|live|keep doing this|cope)(?: like this| living| with life)?${over}?(?= $| i | and i | please| it all| everything| help| life | my life)`,
    `(?:cant|cannot|can not|can no longer|dont think i can) (?:take|do|bear|handle|stand) (?:it|this|life|living|this life)${over}(?= $| i | and i | please| everything| help)`,
    'want (?:it all|everything|all of it|all this|my life|this life) to (?:just )?(?:stop|end|be over)',
    'want it to be over',
    'want the pain to (?:end|stop|go away)(?: forever| for good| for ever)',
    'given up on (?:life|living)',
    // Ending it.
    '(?:end|ending|ended|take|taking|took|finish|finishing) (?:my|this) (?:own |miserable |stupid )?(?:life|existence)',
    'end(?:ing)? (?:it all|everything for good|things for good)',
    '(?:date|plan|planning|ready|want|wanna|going|gonna|decided|tonight|time|will|about) (?:\\w+ ){0,3}(?:end|ending) it',
    '(?:drive|driving|crash|crashing|steer|steering) (?:\\w+ ){0,3}(?:into|off) (?:\\w+ )?(?:tree|wall|bridge|cliff|river|truck|lorry|traffic)',
    '(?:jump|jumping|throw myself|leap|leaping|step|stepping|walk|walking|lie down|lying down) (?:\\w+ )?(?:off|from|out|in front|under|into|on) (?:of )?(?:\\w+ )?(?:bridge|roof|building|window|cliff|train|trains|balcony|tracks|traffic|bus|truck|tram|tower)',
    '(?:think|thinking|thought) (?:about|of) jumping',
    'on (?:the|a) (?:bridge|roof|ledge|tracks) (?:\\w+ ){0,6}(?:jump|jumping|end|die)',
    'good ?bye (?:letters?|notes?|everyone|every ?body|world|forever|cruel)',
    'my last (?:message|words|post|night|day) (?:ever|on earth|alive|good ?bye)',
    'wont be (?:here|around|alive|there) (?:tomorrow|any ?more|much longer|for long|next week)(?= $| i | and i | good ?bye| sorry)',
    '(?:by the time|when|soon) (?:\\w+ ){0,4}(?:ill|i will) be (?:gone|dead)',
    // Means.
    '(?:how many|how much|what|which) (?:\\w+ ){0,5}(?:to die|will kill me|would kill me|kills? you|lethal|fatal|to kill|to overdose|overdose on|od on)',
    '(?:painless|painlessly|easiest|quickest|fastest|easy|quick|peaceful|painful|simplest|surest|good|best) (?:\\w+ )?ways? to (?:die|kill|commit|end (?:it|my|your)|go out|overdose)',
    'how (?:to|do i|can i|would i|could i) (?:die|commit|kill (?:my|your)|end my life|tie a noose|overdose|cut myself|hang my)',
    '(?:took|taken|swallowed|swallow|swallowing|downed|take|taking|ate) (?:\\w+ ){0,2}(?:bottle|all|whole|entire|packet|box|handful|too many|overdose)(?: \\w+){0,3} (?:pills|tablets|meds|medication|medicine|paracetamol|painkillers|sleeping)',
    '(?:pills|tablets|rope|gun|knife|blade|razor|noose|bottle) (?:\\w+ ){0,2}(?:in front of me|ready|next to me|in my hand|beside me|to my head)',
    '(?:bought|got|have|tied|loaded|found) (?:\\w+ ){0,2}(?:rope|noose|gun|razor|blade|razors|blades) (?:ready|and i|to (?:use|end|do))',
    '(?:going to|gonna|want to|will|wanna|about to|just|i|ive|i have|tried to|could|might) overdose[d]?',
    // Self-harm.
    `(?:cut|cuts|cutting|burn|burns|burning|burnt|burned|hurt|hurting|harm|harming|punish|punishing|injure|injuring|scratch|scratching|bite) ${myself}`,
    '(?:cut|cutting|slit|slitting|slash|slashing|slice|slicing|carve|carving) (?:\\w+ )?my (?:\\w+ )?(?:arms?|wrists?|thighs?|legs?|skin|veins?|throat)',
    'self ?harm\\w*|self ?injur\\w*',
    '(?:cant stop|started|back to|relapsed and|keep|urge to start) cutting(?: again)?(?= $| i | and | my | again)',
    'head against (?:a|the) wall',
    // Danger to someone.
    `(?:want|wanna|going|gonna|will|might|could|thoughts?|think|thinking|urge|feel like|plan|planning) (?:\\w+ ){0,3}(?:kil+|kil+ing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning) (?:my|him|her|them|some ?one|some ?body|people|every ?one|every ?body|the kids|the children)(?! (?:\\w+ )?(?:ego|mind|streak|desires?|time|habits?|phone|plants?|${body}))`,
    `(?:want|going|gonna|might|will|afraid|scared|could|urge|urges|like|about to|wanna)(?: \\w+){0,4} (?:hurt|harm|smother|shake|drown) (?:\\w+ )?(?:some ?one|some ?body|people|others|him|her|them|every ?one|my (?:family|wife|husband|partner|mother|father)|${child})`,
    `(?:threaten|threatens|threatened|threatening|threats) (?:\\w+ ){0,2}(?:kill|hurt|shoot|stab|rape|harm)`,
    // Abuse, and danger at home.
    `${someone} (?:\\w+ ){0,3}(?:hits?|beats?|beat|beaten|chok\\w+|strangl\\w+|punch\\w*|slap\\w*|kick\\w*|hurts|abus\\w+|rap(?:es|ed|ing)|molest\\w*|touch(?:es|ed)|attack\\w*|assault\\w*|forc(?:es|ed)) (?:on )?me(?! (?:at|in|to) (?:\\w+ )?(?:chess|cards|tennis|game|heart|smile|laugh|think|sit|practi[sc]e|meditate))`,
    `${someone} (?:is|are|keeps?|was|has been|started) (?:\\w+ )?(?:beating|hitting|abusing|raping|molesting|hurting|choking|threatening|stalking) me`,
    '(?:i|im|am|was|been|got|being|get) (?:\\w+ )?(?:raped|molested|sexually (?:abused|assaulted)|beaten up|being abused|assaulted)',
    '(?:raped|molested) me',
    '(?:not|dont feel|never|isnt) safe at home|unsafe at home',
    '(?:scared|afraid|terrified|frightened) (?:to go home|to be at home|of going home|of my (?:husband|wife|partner|boyfriend|girlfriend|father|dad|ex))',
    'wont let me (?:leave|go out|see anyone)',
    // Eating, out of hand.
    '(?:havent|have not|havnt|not|didnt|without|dont) (?:eaten|eating|eat|ate|had food|had any food)(?: anything| any food| a thing| at all)? (?:in|for|since) (?:\\w+ ){0,2}(?:days|week|weeks)',
    `(?:make|making|made|force|forcing) ${myself} (?:to )?(?:vomit|throw up|be sick|sick|puke)`,
    '(?:throw|throwing|threw|puke|puking|vomit|vomiting|purge|purging) (?:up |it )?(?:\\w+ ){0,2}(?:after|everything|whatever|all|every) (?:\\w+ ){0,3}(?:eat|ate|meal|meals|food|dinner|eating)',
    '(?:i|im|am|been|keep|started|cant stop) (?:\\w+ )?purging|bing(?:e|ing) and purg\\w+',
    // Out of touch with what is real.
    'voices? (?:\\w+ ){0,4}(?:tell\\w*|told|order\\w*|command\\w*|want|wants) (?:me|my)',
    'hear(?:ing)? voices(?! (?:in|from|through|on|of|next|outside|downstairs|upstairs|when the))',
    'cant wake up from (?:this|it)',
    '(?:since|after) (?:\\w+ ){0,4}(?:retreat|meditat\\w+|practice|vipassana|course|sit) (?:\\w+ ){0,4}(?:nothing|anything|i) (?:\\w+ ){0,3}real',
    '(?:nothing|anything) (?:is|feels|seems) real(?: any ?more)? (?:\\w+ ){0,4}(?:cant|scared|terrified|help|panic|afraid)',
    '(?:dont|do not|doesnt) feel real(?: any ?more)? (?:\\w+ ){0,4}(?:terrified|scared|afraid|help|panic|cant|dying)',
    'cant tell (?:\\w+ ){0,4}(?:real|reality)',
    '(?:havent|have not|havnt|not) slept (?:at all )?(?:for|in) (?:\\w+ )?(?:days|week|weeks)',
    '(?:watching|following|spying on) me through (?:\\w+ )?(?:walls?|tv|television|phone|screen)',
  ],
}
