import { isCrisis, seriousWordsOf } from './crisis.rules.ts'

const more = '(?: any ?more| any longer| much longer)'
const end = `${more}?(?: right now| tonight| today| at all| to me| for me)?(?= $| i | im | and | please| because | but )`
const person =
  '(?:friend|son|daughter|brother|sister|husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|father|dad|student|colleague|roommate|flatmate|cousin|nephew|niece|neighbou?r|he|she|they|someone)'
const means = '(?:knife|knives|razors?|blades?|pills|tablets|rope|noose|gun)'
const height = '(?:bridge|ledge|edge|platform|tracks|rails|rooftop|roof|balcony|cliff|railing)(?! pose)'

/** What people write who may be in danger and don't say so. Each is read within one sentence. */
const oblique = [
  // Without hope.
  '(?:feel|feeling|feels|am|im|is|its|so|completely|utterly|totally|everything) (?:\\w+ ){0,2}(?:hopeless|worthless|unlovable|beyond help|unbearable|desperate|suffocating|a lost cause)(?! (?:at|with|for (?:a|some|coffee)) )',
  '(?:lost|losing|no|without|run out of|giving up) (?:all |any |my |the )?hope(?= $| i | left| for | any ?more| of )',
  '(?:in|into|of|out of|pure|deep|such) (?:total |utter |deep )?despair',
  'i feel (?:so |completely |totally |just |nothing but |really )*(?:empty|numb|hollow|trapped|broken|nothing|invisible|dead)(?: inside| and \\w+)?(?: all the time| every day)?(?= $| i | any ?more| and | like )',
  'dead inside(?! my)|(?:am|im|feel|feeling) (?:\\w+ )?(?:broken|empty|hollow) inside|dont feel anything any ?more',
  '(?:never|not|wont|isnt) (?:going to |gonna |ever )?(?:get|gets|getting) better(?! (?:at|in|with|than))',
  '(?:will|ill) never (?:be (?:okay|ok|happy|normal|loved|enough|free)|feel better|recover)(?! (?:at|with))',
  '(?:no|any|a) (?:way forward|way out|future|tomorrow)(?: for (?:me|myself|us|him|her))?(?= $| i | and | any ?more| left)',
  '(?:cant|cannot|dont|do not|hard to) (?:see|imagine|picture) (?:myself|being|a future|growing|any future|my future|next year|living)',
  '(?:dont|do not) (?:think|believe|know if|expect) (?:ill|i will|i would|id|to|i) (?:still )?(?:be (?:around|here|alive|there)|make it|survive|see)(?= $| for | to | next | by | until | much| tomorrow| another| my | i )',
  'wont be (?:needing|around|here|with you|a problem|a bother|bothering|in (?:the|your) way)(?: \\w+){0,4}(?= $)(?<!holiday|week|streak)',
  '(?:not|dont have|havent got|isnt) much time left|my time is (?:up|over|running out|coming)|not long (?:now|left)(?= $| for me| until im)',
  '(?:at|reached|near|come to|past) (?:the end of my (?:rope|tether)|my (?:breaking point|limit|wits end|lowest|end)|breaking point|rock bottom|the end(?= $)|the edge(?= $)|my lowest)|hit rock bottom|on the edge(?= $| tonight| again| and )',
  // Worn out.
  '(?:tired|sick|exhausted|weary|worn out|done) (?:of|from|with) (?:everything|it all|trying|fighting|pretending|hurting|struggling|suffering|myself|feeling (?:like this|this way|sad|empty|alone|worthless|nothing|so much|everything)|being (?:me|sad|strong|alone|a burden|in pain|here|hurt|unhappy|like this)|waking up|all of (?:it|this)|the pain|people|this world)(?= $| i | and | every | any ?more| all )',
  '(?:so|just|too|bone|soul) (?:tired|exhausted|worn out|weary) (?:that )?(?:i (?:cant|could|dont|want|just)|to (?:go on|keep|continue|live|exist|fight))(?! (?:sit|meditate|practi[sc]e|sleep|keep my eyes|focus|concentrate))',
  '(?:im|i am|so|just) (?:\\w+ )?done (?:with (?:everything|it all|all of (?:it|this)|people|the world|trying|this world)|trying|fighting|pretending|hoping|caring|struggling)|i am so done(?= $)|im so done(?= $)',
  `(?:cant|cannot|can not|can no longer|dont know how to|dont know how i can|dont know if i can|not sure i can|no strength to|no energy to|strength to|not strong enough to|too tired to|dont want to|do not want to|struggling to|unable to|how do i) (?:even |really |just |possibly |keep )*(?:cope|take (?:it|this|any ?more|much more)|bear (?:it|this|the pain|this pain|any ?more|much more|life)|handle (?:it|this|life|things|everything|any ?more)|stand (?:it|this|myself|being me|the pain)|deal with (?:it|this|life|everything|any of this)|do (?:this|life)|continue|doing this|go on|carry on|going|trying|fighting|pretending|hold on|holding on|hang on|face (?:it|life|anything|the day|tomorrow|people|another day|the world)|be here|be me|feel (?:this|anything|like this)|be alone|live with (?:it|this|what|myself)|get through (?:this|it|the day|the night|tonight|another)|breathe|be alive)(?: did)?${end}`,
  '(?:ive|i have|i am|im|i|just|want to|ready to|going to|feel like|about to|wants? to) (?:just |completely |finally |already |almost |really )*(?:given up|giving up|give up|gave up)(?= $| on (?:everything|life|myself|living|it all|hope|me|people)| i | and | now| completely)',
  '(?:nothing|not much|not a thing) (?:left )?(?:to give|to lose|to hope for|to look forward to|in me|inside me|left in me|keeps me here|keeping me here|holds me here|holding me here)',
  '(?:want|need|wish|wanna|make|please) (?:it all|everything|all of it|all of this|this|all this|the (?:pain|hurt|suffering|hurting|darkness|noise in my head|voices)|my (?:life|suffering|pain)) (?:to |would |could |just |finally )*(?:stop|end|be over|go away|be done|go quiet)',
  '(?:want|wish|just want|need) it (?:to |would |could |just |finally )*(?:stop|end|be over|be done)(?= $| all| now| for good| so )|stop for good|make it (?:all )?stop(?= $| i | please)',
  // No meaning.
  'nothing (?:really |even )?(?:matters|makes sense|is worth (?:it|anything)|means anything|feels worth|is worth doing|brings me)(?= $| to me| any ?more| i | at all| and | joy| now)',
  '(?:whats|what is|what s|wheres|is there) (?:even |really )?(?:the|any|a) (?:point|use|sense)(?= $| any ?more| of (?:anything|it all|me|trying|any of (?:it|this)|this life|everything|all this|waking|getting up)| in (?:anything|trying|going|me|it all|any of|waking)| if )',
  '(?:no|any|a|the|have|without) (?:point|use|meaning|purpose|sense) (?:in|to|of) (?:anything|it all|trying|me|any of (?:it|this)|everything|getting up|waking up|my (?:life|days))|(?:life|everything|it all|my life|living) (?:is|feels|seems|has become) (?:so |just |completely )*(?:pointless|meaningless|empty|too much|unbearable|too hard|a mess i)|life has no (?:meaning|point|purpose)|(?:pointless|meaningless) (?:life|existence)',
  'why (?:do|should|would|did|must) i (?:even |still )*(?:bother|try|exist|live|go on|keep (?:going|trying|living)|get up|wake up|was born|continue)(?= $| existing| living| any ?more| every| in | to | at all| with)(?! in the| to (?:sit|practi[sc]e|meditate))|why am i (?:even |still )*(?:here|alive|like this|trying|on this (?:earth|planet))(?= $| any ?more| and| if)',
  // A burden, missed by no one.
  '(?:am|im|feel like|feeling like|become|be|being|just|only|been|nothing but|such) (?:such )?(?:a|an) (?:\\w+ )?(?:burden|waste of|complete failure|total failure|mistake|disappointment to|dead weight|nuisance|liability|lost cause|weight on)(?! (?:on my (?:knees?|back)|to my (?:yoga|acro|practice)|in (?:the|my) (?:pose|class|log)))',
  '(?:no one|nobody|noone|not one person|none of them|not a soul) (?:\\w+ )?(?:cares|care|loves|needs|wants|miss|misses|like|likes|need|want|love|notice|come|remember)(?: about)? (?:me|whether i(?:m| am)?|if i(?:m| am| was| were|d)? (?:\\w+ )?(?:here|gone|alive|disappear\\w*|vanish\\w*|die|dead|left))(?! (?:to|up|with) )',
  '(?:no one|nobody|noone) (?:cares|would care|would come|will miss me|would help|sees it|sees me|is coming)(?= $| any ?more| i )',
  '(?:dont|doesnt|do not|does not|wont|didnt|no one|nobody|never) (?:\\w+ )?needs? me(?= $| any ?more| here| around| in )|(?:better|fine|happier|easier|good|okay|ok|same) without me(?= $| here| around| in | i | and | any)|deserves? (?:a |someone |something |so much |far )*better(?: \\w+)? than me|(?:theyd|they would|everyone would|everyone will|they will|shed|hed|you will|youll|itd|it would) (?:all )?be (?:better|happier|relieved|fine|easier|okay)(?= $| off| if| when| once| without)',
  '(?:dont|do not|never|didnt|doesnt|cant) (?:really |feel like i |ever )*(?:belong|fit)(?: in)? (?:here|anywhere|in this world|in this life|on this (?:earth|planet)|with anyone)(?= $| any ?more| i | and )',
  'i (?:\\w+ )?(?:hate|loathe|despise|cant stand|am disgusted by) (?:myself|my life|being me|who i am|my existence|existing|everything about me)(?! (?:for (?:missing|skipping|eating)))',
  '(?:ruin|ruined|destroy|destroyed|mess up|messed up|ruins|poison) (?:everything|everyone|every ?thing i touch|my whole life|their lives|everyones)(?= $| i | for | and | they)',
  '(?:shouldnt|should not|should never) (?:have been|be) (?:here|born|around|alive)|(?:world|everyone|family|they|earth) (?:doesnt|dont|does not|do not|would not|wouldnt) (?:need|want|miss) me',
  // Going away.
  '(?:want|wish|wanna|like|need|rather|going|feel like|wants|ready|wishing|wished) (?:to |i |could |just |would |simply |she |he |they |quietly |was |were )*(?:disappear|disappearing|vanish|vanishing|vanished|fade away|fade out|cease|slip away|be no more|be nothing|be nowhere|not be here|be gone|not be|not exist|go away forever|leave this (?:world|life|earth|place)|leave it all|leave everything behind|go home to god|be with god|be at peace forever|be free of (?:it all|this life|everything)|switch off forever|be invisible)(?! (?:from|for (?:a|two|three|some|the)|in|into|on|so|at) )',
  '(?:be with|join|see|meet|follow|reunite with|go to) (?:\\w+ ){1,4}(?:soon )?(?:in heaven|up there|on the other side|in the next life|in the afterlife|where (?:he|she|they) (?:is|are|went))|(?:be with|join|follow) (?:my late|him soon|her soon|them soon)|(?:another|next|better) (?:life|world|place) (?:soon|waits|is waiting)|see you (?:on the other side|in another life|in the next life)',
  '(?:it|itll|everything|that|this|soon it|soon) (?:will |ll |is going to |gonna |would )?(?:soon )?(?:all )?be (?:all )?over(?= $| soon| for me| i | tonight| now)|all be over',
  '(?:made|making|found) (?:my |a kind of )?peace with (?:it|this|death|dying|the end|leaving|my decision|going)(?= $| and | i | now)|(?:my|the) decision is made|i have decided(?= $| and i feel calm)|ive decided (?:tonight|when|today is)',
  'this is (?:my )?(?:good ?bye|farewell|the end(?= $| for me)|it for me)|good ?bye (?:everyone|all(?= $)|my (?:friends?|love|family|dear|loves)|you (?:were|have|all)|for ?ever|to (?:all|everyone|you all))|farewell(?= $| everyone| all| my| friends)|thank you for everything (?:\\w+ ){0,4}(?:good ?bye|this is it|i wont|im leaving|i am leaving|it was|im sorry|i am sorry)|(?:my )?last (?:message|post|letter|good ?bye|wish)(?= $| to | i | from)(?<!wish)',
  '(?:sorry|forgive me) for (?:everything|all (?:i|the)|being (?:a burden|alive|born|me|like this|such)|existing|what i (?:am about|will|am going|did to))|please forgive me|forgive me(?= $| all| mum| mom| everyone| for what)|tell (?:\\w+ ){1,3}(?:that )?(?:im|i am) sorry|im sorry (?:mum|mom|dad|everyone|to everyone|i couldnt|i could not|i wasnt|i failed)',
  '(?:when|after|once|if|before) (?:im|i am|i) (?:gone|not here|no longer here|not around|dead|leave this)(?! (?:for|from|on|to|online) )|take care of (?:\\w+ ){1,3}(?:for me )?when i',
  '(?:gave|given|giving|give) (?:away )?(?:all )?(?:my|her|his|their) (?:\\w+ )?(?:things|stuff|belongings|possessions|clothes|dog|cat|pets|savings|jewellery|everything) ?(?:away|to \\w+ \\w+)?(?= $| because| and | to | i | so )(?<!give my dog|give my cat)|(?:sorted|written|wrote|updated|signed|finished|making|made|settled) (?:\\w+ )?(?:my )?(?:last )?(?:will|affairs|funeral\\w*)(?= $| and | i | today| last)|affairs (?:are )?in order|(?:wrote|written|writing) (?:\\w+ ){0,2}letters (?:to|for) (?:everyone|my (?:kids|children|family|parents|wife|husband|friends)|each of|those|the people)|(?:plan|planned|planning) my funeral',
  // Pain, and being punished.
  '(?:the|this|my|all this|so much|inner|emotional) (?:pain|hurt|suffering|sadness|darkness|emptiness|loneliness|guilt|shame) (?:is|feels|has become|gets|got|wont|never|will never|doesnt) (?:\\w+ )?(?:too much|unbearable|stops?|ends?|eating me|go(?:es)? away|killing me|so (?:strong|heavy|deep|bad)|more than i)(?= $| for | to | i | and | any)',
  'i (?:\\w+ )?deserve (?:to (?:suffer|hurt|be punished|rot|be hurt|be alone|feel)|pain|punishment|this pain|bad things|nothing|all (?:of )?(?:it|this pain))(?= $| i | for | and | pain| this| bad| good)',
  '(?:want|need|deserve|crave|urge) to (?:feel pain|hurt|suffer|bleed|feel something|punish myself|scream and never|smash|destroy myself)(?= $| i | and | again| tonight| even)|(?:urge|urges) (?:is|are|to|wont|came|again) (?:\\w+ )?(?:back|strong|stronger|stop|hurt|bleed|cut)',
  '(?:hurts|hurting|painful|hard|exhausting) (?:so much |too much |just )?to (?:be alive|live|exist|breathe|be me|be here|wake up)(?= $| i | any ?more| every)',
  // What is looked at, and what is thought.
  `(?:look|looking|looked|stare|staring|stared|hold|holding|counting|reach\\w*) (?:\\w+ ){0,4}${means}(?: \\w+){0,4}(?= $| and | too | for )`,
  `(?:look|looking|looked|stand|standing|stood|sit|sitting|walk|walking|walked|go|went|drive|driving) (?:\\w+ ){0,4}${height} (?:\\w+ ){0,3}(?:think|thinking|wonder|wondering|imagine|imagining|want|wanting|tempted|feel like)`,
  `${means} (?:\\w+ ){0,4}(?:calling|waiting|tempting|tempts|look(?:s)? at me|on my mind|so easy|right there|within reach)|${height} (?:\\w+ ){0,8}(?:let go|fall|fly|jump|step(?:ping)? forward|so easy)`,
  'think(?:ing)? (?:about|of|how easy) (?:\\w+ )?(?:stepping|not (?:turning|braking|stopping|waking|coming)|letting go of the wheel|crashing|driving (?:off|into)|falling|swerving|it would be to|disappearing|leaving (?:this world|it all|everyone|forever))|how easy it would be(?= $| to (?:let|step|fall|jump|stop|end|just|go|take|not))',
  '(?:fine|okay|ok|happy|good|at peace|wouldnt mind|would not mind|dont mind|not mind|glad) (?:with |if )?(?:i )?(?:not |never |didnt |dont |wouldnt |did not )(?:waking|wake|being here|coming back|exist\\w*|make it)|(?:wouldnt|would not|dont|didnt) mind (?:if )?(?:i )?(?:not |didnt |never )?(?:dying|wak\\w+|die|died|disappear\\w*|be\\w* (?:hit|gone|dead)|got hit|(?:a |the )?(?:truck|car|bus|train|lorry) (?:hit|ran)|it (?:all )?end\\w*)|not waking up(?= $| again| any ?more| tomorrow)',
  '(?:morning|tomorrow|sun|next day) (?:doesnt|does not|wont|will not|never|would not|wouldnt|didnt) (?:come|comes|rise|arrive)|(?:not|never) open (?:them|my eyes) again|close my eyes (?:and|for) (?:not|never|ever|good|forever)|(?:sleep|rest) (?:forever|for ever|and not|for good|is the only|eternally)|eternal (?:sleep|rest|peace)|(?:one|only|best) way (?:to (?:get |find |have )?(?:peace|rest|silence|stop (?:it|the|this)|be free|escape)|out)|only one way',
  '(?:dark|darkest|scary|horrible|black|terrible|ugly|morbid) (?:thoughts|place|hole|spiral)(?! (?:pose|room))|bad thoughts about (?:my ?self|me|life)|thoughts (?:of|about) (?:hurting|harming|ending|leaving this|not being|my death|self)|(?:scared|afraid|frightened|terrified) of (?:my ?self|my (?:own )?(?:thoughts|mind|head)|what i (?:might|could|may|will|am)|being alone (?:tonight|with my))|thoughts (?:scare|frighten|terrify) me|(?:my|the) (?:mind|head|thoughts|demons?) (?:\\w+ ){0,2}(?:is winning|are winning|win|keeps? telling me (?:im|i am|to))',
  '(?:im|i am|feel like im|i feel like i am|been|keep) (?:slowly |just |really )*(?:falling apart|drowning|breaking down|sinking|spiralling|spiraling|losing (?:it|myself|the fight|my will|control of myself)|suffocating|fading|barely (?:hanging on|holding on|surviving|alive|here)|hanging by a thread|not okay|not ok|a mess inside|crumbling|rotting)(?= $| i | and | inside| in (?:grief|sadness|pain|darkness|my|it)| again| any ?more| tonight| here| away)',
  '(?:have|got|there is|theres) (?:nobody|no one|noone|not a single person)(?= $| i | left| to (?:talk|turn|call|live|help)| who (?:cares|would|loves)| in my life| and )|all alone(?= $| and | in | i | any| with (?:this|it|my))|completely alone(?= $| and | in this| i )|(?:cant|shouldnt|dont want to|should not|afraid to) be (?:left )?alone (?:tonight|right now|with my|with myself)',
  // Asking for help.
  '(?:please )?(?:some ?one |any ?one |can you )?(?:please )?help me(?= $| please| now| i (?:cant|dont|am|need|feel|want)| im (?:scared|not|so|losing|falling)| any ?one)|(?:need|want) (?:some )?help(?= $| now| right now| urgently| please| tonight| i (?:cant|am|dont))|need (?:someone|somebody|a person) to (?:talk|listen)|need to talk to (?:someone|somebody|a person|anyone)|(?:emergency|crisis) (?:line|number|help)|i am in (?:a )?crisis|im in (?:a )?crisis',
  // About someone else.
  `${person} (?:\\w+ ){0,7}(?:life has no|not being (?:here|around|alive)|(?:want|wants|wanted|wish|wishes) to disappear|(?:gave|giving|given) away|no reason to live|hates? (?:himself|herself|themselves|life|their life|his life|her life)|(?:is|feels|so|seems|was) (?:hopeless|worthless|a burden)|better off without (?:him|her|them)|without (?:him|her|them) every ?one|nothing to live|(?:said|says|say|saying|wrote|texted|posted) (?:\\w+ ){0,3}good ?bye|wont (?:eat|get out of bed|answer)|scares me with|tired of (?:living|life)|may be in danger|might do something|not safe)`,
]

const obliquePattern = new RegExp(` (?:${oblique.join('|')})(?= )`)

const sentencesOf = (message: string): string[] =>
  message.split(/(?<=[.!?…])\s+|\n+/).filter((part) => part.trim() !== '')

/** Whether someone may be in danger without saying so. The answer is softer than in a crisis, and comes before any other. */
export const isWorrying = (message: string): boolean =>
  sentencesOf(message).some((sentence) =>
    seriousWordsOf(sentence).some((words) => obliquePattern.test(words) && !defining.test(words)),
  )

/** Lists of words as one pattern; each word counts once. */
const listOf = (words: string): RegExp =>
  new RegExp(` (?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})(?= )`, 'g')

/** In German, “die” is an article, and the lists below are for English. */
const german = / (?:ich|und|nicht|der|das|ist|mein|meine|wir|mir|mich|wie|kann|sie|ein|eine)(?= )/
const first = / (?:i|im|ive|id|ill|me|my|my ?self|mine|they|theyd)(?= )/
/** Three points each: enough alone. */
const darkest = listOf(`
  die death dead dying hopeless worthless existence existing funeral grave coffin despair punishment prison ghost razor
  blade noose unbearable hell torture unlovable unwanted unloved failure burden farewell suicidal suicide dread
  why_i_keep_going nothing_for_me for_me_here take_care_of_my no_energy_left energy_left much_longer_i_can this_life permanent_peace stay_asleep disappearing no_one_notices nobody_notices
  nothing_good nothing_ahead ahead_of_me inside_my_head my_own_head in_my_own_life not_being_here dont_matter not_matter
  doesnt_matter be_missed i_have_become ive_become end_the_same stop_feeling my_strength save_me grow_old keep_living
  left_to_do had_enough no_way_back trouble_for too_much_for no_good_to want_out want_peace not_important unimportant
  ruined ruined_my_life without_me already_died hear_from_me happens_to_me happened_to_me everyones_way so_alone all_alone too_broken
  no_place no_hope no_escape no_way_out no_future a_future no_reason_to_(?:stay|live|wake|get) meant_to_be_here be_saved
  never_coming_back not_coming_back coming_back_from come_home_tonight looking_for_me letting_every\\w+_down let_every\\w+_down
  get_over_it this_feeling falls_apart in_this_body dont_have_it_in_me the_be_the_end be_the_end make_it_to going_to_save
  invisible_to i_just_cant just_cant_any_?more one_exit only_way_out in_my_head_and made_up_my_mind last_one being_me
  being_a_person be_a_person to_fight too_late_for_me no_use nobody_left no_one_left who_needs_me needs_me want_me
`)
/** Two points each. */
const dark = listOf(`
  died living alive exist exists kill killed hurt hurting hurts harm harming suffer suffering fail failed ruin useless
  pointless meaningless trapped escape exit desperate grey dark darkness black empty emptiness numb broken alone disappear
  vanish drowning sinking recklessly hate hated cry crying tears blood bleed bleeding knife pills rope gun bridge river goodbye
  forgive punish punished guilt ashamed shame rejected abandoned exhausted worn_out give_up giving_up given_up gave_up let_go
  switch_off reasons no_reason no_point no_way one_way way_out the_will any_reason a_reason the_worst too_hard too_much
  too_heavy heavy not_strong not_enough strong_enough carry_this carry_it bear_it take_it stand_it be_here being_here be_around
  wasnt_around be_me on_their_own better_off easier_if move_on be_sad miss_me come_to_my disappointed relieved mistake losing
  war permanent missed stranger improving strength matter matters enough hollow void abyss agony misery miserable defeated
  helpless powerless beaten crushed shattered haunted terrified panic cursed doomed rotten poison cage caged chains stuck
  meaningless aimless worthlessness unworthy undeserving forgotten discarded replaceable unseen unheard misunderstood
  fade fading collapse collapsing crumbling shatter scream screaming sob sobbing weep ache aching wound wounds scars
  invisible waking_up woke_up pretend pretending lonely
`)
/** One point each: denying, and what is final. */
const final = listOf(`
  never nothing nobody no_one none no not cant cannot dont wont wouldnt couldnt isnt wasnt didnt doesnt havent any_?more
  any_longer no_longer last end ends ended ending over stop stopped without forever always again still only just
  ever gone lost tired afraid scared sorry sad lonely wish hope hoping worse
`)
/** One point each: life at large. */
const large = listOf(`
  reason world place people family everyone everything everybody anything anyone future tomorrow night life
  story plans light tunnel way person myself continue carry stay leave left care cares strength heart inside days day
  year month happens happened
`)
/** Two and a half points off each, up to five: practice, the body, the app and what is near them. */
const practical = listOf(`
  navigation menu settings invit\\w+ friends? referral code links? price pay payment donat\\w+ support cancel contribution
  feedback 2fa phone authenticator devices? upload csv pdf archive record track notes? characters journal photos? images? drafts?
  form connection saving offline network entry edit restore recover undo list history visible visibility public sharing time_?zone
  travel count mute report mood energy check-in nap bedtime insight goal target pause holiday vacation score percent points xp
  badges? stones? articles? read reading library favou?rite stats totals? weekly monthly graph calendar heatmap recommend\\w+
  suggest\\w* noise mix guided audio voice pacer exercise chat ai bot
  poses? postures? asanas? yoga vinyasa practi[sc]\\w+ sessions? timers? class(?:es)? streaks? sits? sitting sat stretch\\w*
  meditat\\w+ retreats? mats? cushion feeds? search discover leaderboard accounts? subscription membership challenges? apps?
  phones? batter\\w+ knees? (?:my|lower|upper)_back back_pain hips? necks? shoulders? wrists? ankles? legs? foot feet arms? abs thighs? hamstrings? head
  head\\w+ handstands? lotus plank crow pigeon savasana coffee tea chai sugar smoking food cake spicy shower showers cold heat
  winter weather work job boss deadline email emails office ego gita ahimsa gratitude patanjali buddh\\w+ sunyata samadhi dharana dhyana
  pranayama pratyahara yamas? niyamas? tapas kumbhaka breath\\w* inhale exhale mantra chant\\w* bells? sounds? music gong
  grandmother grandfather dog cat passed teacher minutes? hours? log logged logging profile page posts? community buddy
  buddies followers? password import\\w* export\\w* chart charts level levels picture pictures block hide delete thoughts
  arjuna krishna cousins klesha desire metaphor flowers? impermanence contemplat\\w+ burpees mondays flow candle
  mode theme numbers metta bends? plants? houseplants? attachment anger racing early skip tap save ex control complain toes
  silence recording incense books? article sutras? verse philosophy sleep headphones volume screen button settings tips mean
`)
const asking =
  /^ (?:so |and |but |ok |hi |hello |please )*(?:how|what|whats|which|where|wheres|when|who|can|could|does|do|did|is|are|should|will|would|may|explain|tell|show|guide|give|teach|recommend)(?= )/
/** A question about a word. */
const defining =
  /^ (?:what (?:are|does|is (?:a|an|the meaning|meant)|did)|explain|how (?:does|do) (?:the|a|one|yog\w+))(?= )/
const leastWeight = 2
const weightWithAnswer = 4

const countOf = (words: string, list: RegExp): number => new Set(words.match(list)).size

/** How heavy the words of a message are that someone says of themselves. */
const weightOf = (words: string): number =>
  3 * countOf(words, darkest) +
  2 * countOf(words, dark) +
  Math.min(2, countOf(words, final)) +
  Math.min(2, countOf(words, large)) -
  Math.min(5, 2.5 * countOf(words, practical)) -
  (asking.test(words) ? 2 : 0)

/**
 * Whether the words of a message weigh so much that the answer is a person: a little is enough when nothing else was
 * found to say, and more is needed when a passage answers it.
 */
export const hasHeavyWords = (message: string, isAnswered = false): boolean =>
  seriousWordsOf(message).some(
    (words) =>
      !german.test(words) &&
      weightOf(words) >= (isAnswered ? weightWithAnswer : leastWeight) + (first.test(words) ? 0 : 1),
  )

/** For letters, which a person reads: in a crisis, or close to one. */
export const mayBeInDanger = (text: string): boolean => isCrisis(text) || isWorrying(text)
