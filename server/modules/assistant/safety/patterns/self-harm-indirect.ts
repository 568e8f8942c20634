import { near } from '../compile-pattern.ts';

/** Nothing follows that would make the phrase harmless: 'never wake up' but not 'never wake up late'. */
const END =
  '(?= (\\.|$|and|so|but|before|by|again|any|und|bis|y|antes|et|avant|e|en|mas|mehr|piu|meer|soon|tonight|this|next|dieses|este|esta|cette|cet))';

/** Who is spared: 'so that nobody has to put up with me', in eight languages. */
const SPARED = [
  '(nobody|no one|noone|none of them|everyone|everybody|people|they|family|others) (~2 )?(has|have|had|needs?|forced) (to )?(deal|put up|bother|cope|struggle|live|worry|suffer|care|clean up|take care|look after|carry|pay) ~2 (me|of me)',
  '(niemand|keiner|niemandem|alle) (~2 )?(mehr )?(sich )?(~2 )?(mit mir|um mich|wegen mir|meinetwegen) (~2 )?(abgeben|sorgen|kummern|plagen|herumschlagen|rumschlagen|leiden|arger|belastet)',
  '(nadie|todos) (~2 )?(tenga|tengan|tiene|sufra|cargue|preocupe|preocuparse|aguantarme|soporte) (~4 )?(mi|conmigo|aguantarme|cuidarme)',
  '(personne|plus personne) (~2 )?(nait|na|ne|doive|sinquiete|soccupe|souffre) (~3 )?(supporter|de moi|pour moi|a cause de moi|subir)',
  '(ninguem|todos) (~2 )?(precise|sofra|preocupar|preocupe|aguentar|ter que|tenha que|cuidar) (~3 )?(comigo|mim|me aguentar|minha causa)',
].join('|');

const GONE =
  '(disappear|vanish|leave|go away|be gone|gone|not be here|step out|sumir|desaparecer|verschwinden|weg sein|disparaitre|partir|irme|mavaler)';

const RELATIVE =
  '(husband|wife|son|daughter|mother|mum|mom|dad|father|brother|sister|baby|partner|fiance*|grandm*|grandf*|grandpa|twin|best friend|mann|frau|sohn|tochter|mutter|vater|bruder|schwester|oma|opa|hijo|hija|madre|padre|esposo|esposa|marido|mujer|hermano|hermana|abuela|abuelo|mari|femme|fils|fille|mere|pere|frere|soeur|filho|filha|mae|pai|mulher|irmao|irma|avo|moglie|marito|figlio|figlia|vrouw|man|zoon|dochter|moeder|vader)';
const HEAVEN =
  '(in heaven|on the other side|in the afterlife|in the grave|im himmel|in den himmel|ins grab|en el cielo|en el mas alla|al cielo|au ciel|au paradis|dans lau dela|dans la tombe|no ceu|pro ceu|in cielo|in paradiso|in de hemel)';
const WILD =
  '(woods?|forest|sea|ocean|water|lake|river|mountains?|night|desert|snow|cliffs?|wald|meer|see|fluss|wasser|berge|monte|bosque|mar|rio|lago|foret|mer|riviere|lac|eau|large|mato|floresta|bosco|mare|bos|zee)';
const NO_RETURN =
  '((never|not|wont|dont) (to )?(come|coming|be|return|returning|get|go|swim|walk) ?(back|home|found|seen|out)|(nie|nicht) (wieder|mehr) (zuruck*|wieder*|heim*|auftauchen|gefunden)|(nie|nicht) (wiederkommen|zuruckkommen)|(y|para|e) (ya )?(no|nao|nunca|non) (~1 )?(volver|regresar|voltar|tornare)|(ne )?(plus|jamais|pas) (jamais )?(revenir|rentrer)|niet meer terugkomen)';

/** Suicide without the word: wishes to be gone, being a burden, last things, means. All languages by kind of phrase. */
export const selfHarmIndirect: readonly string[] = [
  // Not being here
  '(stop|stopping|cease|ceasing|quit|done|tired of|sick of) (to )?(being )?(be |exist|existing|(here|alive|around|a person|on (this|the) (earth|planet)))(?= (\\.|$|permanently|for good|forever|altogether|any|before|by|after|and|once|soon|when|on|next|this))',
  '(?<!(does|do|did|that|may|might) )(no longer|not|dont want to|never|wont) (to )?(exist|be (here|alive|around|breathing|on (this|the) (earth|planet)))(?= (\\.|$|permanently|for (good|ever)|forever|any ?more|by|after|next|come|so (nobody|no one|they|everyone)|to see))',
  '(out of|from) (the picture|the way|their way|everyones (way|life|lives)|their lives|this life|peoples lives) (for good|for ever|forever|permanently|once and for all)',
  `${GONE} ~4 (so|that|because) ~9 (better|happier|relieved|without me|of me|with me|peace)`,
  `${SPARED} (~3 )?(any ?more|ever|again|mehr|mas|plus|mais)(?= )`,
  near(GONE, `(${SPARED})`),
  '(not|never|wont|dont want to|without) (to )?(~1 )?(see|reach|celebrate|have|live to see|get to|make it (past|to)|turn) (my |another |the |next |a |any )?(\\d+(st|nd|rd|th) |next |new |(twen|thir|for|fif|six)t\\w+ )?(birthdays?|years?(?= (\\.|$|eve|alive))|christmas|spring|summer|sunrise|tomorrow)(?= (\\.|$|alive|again|ever|any))',
  '(not|never) (turn|become|get) (1[3-9]|[2-9]\\d)(?= (\\.|$|alive))',
  'my (last|final|remaining) (days|hours)(?= (\\.|$|and|alive|on|here|in peace))|(last|final) (day|days|week|weeks|month|months|summer|year) (as a living|of living|alive|on (this|the)? ?(earth|planet))',
  '(cant|cannot|dont want to|cant keep|tired of) (do|doing|take|taking|stand|bear|handle|fight|fighting|carry|carrying) (this|it|life|living)?( on)? ?(any ?more|any longer)? ~9 (over|gone|to end|final|goodbyes?|peace|last (day|week|month|night))',
  '(check|checking|opt|opting|log|logging|bow|bowing) (out|off) (of )?(life|this life|living|this world|early|permanently|for good)(?! (of the|from work|at))|(give|giving) up on (life|living)|(nothing|no reason|no one) (left )?to live for|(life|living) (is|isnt|is not|feels) (not |no longer )?(worth|pointless|meaningless|unbearable)',
  '(done|finished|through|fed up) with (my |this |the )?(life|living|existence|world)(?= (\\.|$|i|and|so|help|now|forever|plan|it|before|by))|(wrap|wrapping|wind|winding) (up|down) my (life|existence)',
  // Better off, a burden
  '(better|happier|easier|relieved|freer|lighter|richer|best) (off |place )?(~4 )?(without me(?! \\w+ing)|if (i|id) (~1 )?(was|were|wasnt|werent|am|died|die|left|disappear*|didnt|did not|no longer)|once im (gone|dead)|when im (gone|dead|not here))',
  '(ohne mich) (~3 )?(besser|leichter|glucklicher|schoner|gut dran)|(besser|leichter|glucklicher) (~3 )?ohne mich|(besser|leichter) (~2 )?wenn (es mich nicht|ich (weg|tot|nicht))',
  '(mejor|felices|tranquilos|aliviados|melhor|felizes|tranquilos|mieux|heureux|tranquilles|soulages|meglio|beter) (~3 )?(sin mi|sem mim|sans moi|senza di me|zonder mij|si yo no|se eu nao|si je netais|quand je serai)',
  '(burden|last|carga|peso|poids|fardeau|estorbo|fardo|charge) (~2 )?(anymore|any more|for good|for everyone|to everyone|to anyone|fur alle|para todos|para todo el mundo|pour tous|pour tout le monde|para ninguem|para a familia|pour personne|para nadie)',
  // Those who died
  `(join|joining|be with|being with|follow|reunite with|see) (my|our) (late|dead|deceased) (~1 )?${RELATIVE}`,
  near(`(my|meinem|meiner|mein|meine|mi|mon|ma|meu|minha|mio|mia|mijn) (~1 )?${RELATIVE}`, HEAVEN),
  // Sleep without end
  '(sleep|asleep|slumber) (forever|for ever|for good|for eternity|and (never|not|dont) (ever )?wake)',
  `(never|not|dont|dont want to) (ever )?(have to )?(to )?wake (up )?${END}`,
  `(nie|nicht) (wieder|mehr) (aufwachen|aufzuwachen|wach werden|erwachen)${END}`,
  `(no|nunca|jamas|nao|non|sin|sem) (mais |mas |volver a |piu |mai piu |quiero |quero )*(despertar|despertarme|acordar|svegliarmi|me despertar|me acordar)( nunca| mas| mais| jamas| piu)*${END}`,
  `(plus|jamais) (jamais |plus )?(me )?(reveiller|ouvrir les yeux)${END}`,
  // An end to it all
  '(end|ending|finish|stop|stopping|over with|an end to|end to|escape) (to )?(all )?(my |this |the |of )?(own )?(life|existence|suffering|misery|torment|agony|pain forever|pain for good|pain once)(?= (\\.|$|for|once|and|by|before|with|in|on|after|now|soon|tonight|quietly|forever|myself))',
  '(fin|termino|final|cabo) (a|con|en|na|em|de|a tudo|a todo) (a |la |o |el )?(mi|minha|meu|esta|essa|mis|meus) (propia |propria )?(vida|existencia|sufrimiento|sofrimento|dias|dolor|dor)|(acabar|terminar) com (a |o )?(minha|meu) (vida|existencia|sofrimento|dor)|(fin|un terme) a (ma|mes|mon|cette) (vie|jours|souffrances?|existence|calvaire)',
  '(me|mich|mit mir) (~2 )?(schluss|aus und vorbei)(?= (\\.|$|bis|sein|machen|ist))|schluss (sein )?mit mir(?! (selbst )?(zu|selber zu))|(mag|will|kann|mochte) (~1 )?(nicht|nimmer) (mehr|langer)(?= (\\.|$|leben|bis|weiterleben|hier|auf dieser|da sein))',
  `(veux|vais|voudrais|envie d|faut|prevois|compte|decide d) ?(j|den |en )?(en )?finir${END}|(^|\\.) en finir(?= (\\.|$|ce|cette|avant|demain|bientot|vite|pour de bon|definitivement))`,
  'que (tout|ca|cela) sarrete(?= (\\.|$|definitivement|pour))|(depart|adieu) definitif|me foutre en lair|me flinguer|me balancer|(plus|pas) la force (de vivre|de continuer)|passer de lautre cote',
  '(dar|dale|darle|pone|ponerle) (um |un )?fi(m|n) (a|em|na|en|nisso|a todo|a tudo) (mim|mi|tudo|todo|minha|vida|esto|isso)|(no|nao|ya no) (aguanto|aguento|soporto|suporto|puedo con) (mais |mas )?(la |a |esta |essa |mi |minha )?(vida|vivir|viver|existir)|(irme|marcharme|partir|ir embora|me ir) (de|deste|desta|desse|dessa) (este |esta |ese )?(mundo|vida)|(sumir|desaparecer) (do|deste|desse|de este|del) mundo(?! (digital|virtual|online))',
  `(farla finita|non voglio piu|er een einde aan maken|er niet meer (zijn|wezen)|niet meer willen leven|klaar met (het )?leven|sparire per sempre|voor altijd (weg|slapen|verdwijnen))(?= (\\.|$|vivere|esserci|prima|per|voor|en|e|dit|questo))`,
  '(leave|leaving|exit|quit) the (world|earth|planet)(?= (\\.|$|quietly|for good|forever|before|in|on|by|behind me|soon))|stop (ever )?waking up(?= (\\.|$|altogether|at all|for good|forever))',
  '(nobody|no one|noone) (would|will) (even |ever )?(notice|care|miss|cry|mind) (~3 )?(if|when|that) i (~1 )?(die*|am gone|was gone|were gone|disappear*|wasnt|am not|left for good)|(if|when) i (died|was dead|were dead)(?= )',
  `(verstorben*|tote|toten|difunt[oa]|fallecid[oa]|falecid[oa]|defunte?|mort|morte|defunt[oa]) (~1 )?${RELATIVE} (~2 )?(folgen|nachfolgen|nachgehen|wiedersehen)|(reunirme|seguir|encontrar|rejoindre|retrouver|raggiungere) (~2 )?${RELATIVE} (difunt*|fallecid*|falecid*|defunt*|mort|morte|muert*|mort[oa])`,
  '(dont|do not|not|never) (plan|planning|intend|expect|want) (on |to )?(~1 )?(see|seeing|live to see|reach|reaching|be around for|being around for|celebrate) (20\\d\\d|another (year|birthday|christmas|spring|summer)|the new year|(next|my) ~1 (birthday|christmas|spring|summer)|adulthood)',
  '(after|before|when|once) i (do it|have done it|did it|am done with it all|go through with it)(?= (\\.|$))|(will|mochte|damit|dass) (~1 )?(es|alles) (~1 )?(aufhort|vorbei ist|endet|ein ende hat) (~1 )?(fur immer|endgultig|mit mir)|(descanse|descansen|se libren|libre) de mi(?= (\\.|$|para|por))',
  // Means and last preparations
  '(collect|collecting|hoard|stockpile|stockpiling|save up|saving up|gather) (~2 )?(sleeping )?(pills|tablets|meds|painkillers)(?! (for|box))|(tomarme|tomar|tragarme|avaler|prendre|engolir|schlucken|prendere) (~1 )?(todas|todos|tous|toutes|alle|tutte|tutti) (~2 )?(pastillas|remedios|comprimidos|cachets|comprimes|medicaments|pilules|somniferes|tabletten|pillen|pillole|pasticche) (~1 )?(ce soir|cette nuit|esta noche|hoje a noite|heute (abend|nacht)|stasera|de una vez|de golpe|a la vez|juntas|juntos|dun coup|dun seul coup|de uma vez|auf einmal|insieme)',
  '(drive|driving|crash|crashing|steer|ride) (~3 )?(into|against|off) (a |the |an )?(oncoming |brick |concrete |nearest )?(wall|tree|truck|traffic|bridge|cliff|pillar|lorry)(?! (tour|trail))',
  '(me tirer une balle|pegarme un tiro|meterme un tiro|me dar um tiro|dar um tiro em mim|mir (~1 )?kugel|spararmi)(?! (dans|en|no|in) (le|el|o|den|den) (pied|pie|pe|fuss))',
  '(painless|painfree|pain free|gentle|peaceful|easy|dignified|quick) (way|ways|method|methods|means) (to |of )?(go|going|leave|leaving|die|dying|end|ending|exit|pass)(?= (\\.|$|for good|out|life|things|it|peacefully|before|without|alone))',
  'make it look like (an accident|natural causes|i (fell|slipped|drowned))|wie (ein unfall|einen unfall) aussehen|(parezca|que parezca) un accidente|(passer|ressembler) (pour |a )un accident|parecer (um )?acidente',
  near(
    NO_RETURN,
    `(into|in|to|out to|off to|in den|in die|ins|al|a la|en el|dans la|dans les|au|vers|no|na|nel|het|de) (the |deep )?(open )?${WILD}`,
  ),
  '(farewell|goodbye|good bye) (letters?|notes?|videos?)(?! (~1 )?(from|by|of|template))|abschiedsbriefe|abschiedsbrief (?!(an|fur|von) )|(cartas?|nota) de despedida(?! (a|para|do|da|de|del|no) (~2 )?(trabajo|trabalho|colegas|companer*|equipo|equipe|alumnos|alunos|empresa|turma|clase))|lettres? dadieu(?! (a|au|aux|pour) (~1 )?(collegues|equipe|travail|eleves|classe|boulot))',
  '(say|saying) (~1 )?(goodbye|goodbyes|farewell) (~4 )?(and|then|before) (~1 )?(end|leave (for good|this)|be gone|disappear|put an end|go for good|vanish|die)',
  '(ctb|catch the bus for good|sewer ?slide|self ?delete|an hero|rope myself|neck myself|toaster bath|sanctioned suicide|lethal dose|exit bag)',
  '(train|railway|railroad|subway) tracks? (~3 )?(lie|wait|walk onto|stand|jump)|(lie|lying|stand|sleep|step|walk) (~1 )?(down )?(on|onto|in front of) (the |a )?(~1 )?(train|tracks|rails|truck|traffic)',
  '(in front of|under|before) (a|an|the) (oncoming )?(train|truck|bus|subway|lorry)(?! (station|stop|museum|driver))',
];

export const selfHarmIndirectUnspaced: readonly string[] = [
  '楽に(死|逝|なれ|いけ)|死ねる|死ぬ(方法|準備|計画|手段|場所|つもり|日を)|死んで(しまい|楽に|終わ|償|詫び|やる|いなくな)|逝きたい|生きる(の|こと)(を|に|が)(やめ|疲れ|辞め|嫌|つら|辛)|生きて(い)?る意味が|生きていけな|遺書|練炭|樹海(へ|に|で)|首を?くく|身を投げ|入水|命を投げ',
  '(この世|世)(を|から)(去|離れ|おさらば|消え)|あの世(に|へ)|天国(の|に|へ).{0,12}(会い|行き|行く|もと|ところ|所|そば)|人生(に|を)(終止符|幕|終え|終わら|リタイア|やめ|降り)|(私|自分|僕|俺)(が|さえ)(いな|消え|死)(い|く|え|ね)|永遠に(眠|目)|二度と(目|起き)|海に(入って|沈)|ODする|odする|薬を.{0,4}(大量|一気)|腕を切',
];

/** The same in languages without patterns of their own for other concerns. */
export const selfHarmOtherLanguages: readonly string[] = [
  // Polish
  '(skonczyc|koncze|skoncze) (ze soba|z zyciem|z tym wszystkim|swoje zycie)|(odebrac|zakonczyc|odbiore|zakoncze) (sobie |swoje |moje )?zycie|zabic sie|zabije sie|powiesic sie|samoboj*|nie chce (mi sie |juz )?(zyc|istniec|byc na tym swiecie)|chce umrzec|(ciac|tne|okaleczac|okaleczam) sie|zniknac na zawsze|podciac sobie zyly|zasnac i (juz )?(sie )?nie obudzic',
  // Turkish
  '(artik )?(yasamak|var olmak|uyanmak) istemiyorum|olmek istiyorum|(kendimi|canima|hayatima) (oldur*|asmak|kiymak|kiyacagim|kiy*|kesmek|son ver*|yok et*)|intihar*|hayatima son|bu dunyadan (gitmek|ayrilmak)|sonsuza (kadar|dek) (uyu*|kaybol*)',
  // Russian
  'покончить (с собой|с жизнью|со всем этим навсегда)|(убить|повесить|зарезать|резать) себя|повеситься|самоубийств*|суицид*|(не хочу|не хочется|надоело|устал|устала|больше не могу) (больше )?(жить|просыпаться|существовать)|хочу (умереть|сдохнуть|исчезнуть навсегда|уснуть и не проснуться)|уйти из (этой )?жизни|свести счеты с жизнью|(вскрыть|порезать|резать) (себе )?(вены|руки)|(уснуть|заснуть) и (больше )?не проснуться|спрыгнуть с (крыши|моста)',
  // Swedish, Danish, Norwegian
  '(ta|tage|tager|tar|begå|bega) (mitt |mit )?(liv|livet|sjalvmord|selvmord) ?(av mig|af mig|mit)?(?= (\\.|$|innan|for|inden|i|nar|pa|efter|mig))|(ta|tage) livet av (mig|meg)|sjalvmord*|selvmord*|(vill|vil|orkar|gider|orker) (inte|ikke|int) (~1 )?(leva|leve|vakna|finnas|vagne|mer) ?(langre|langere|lenger|mer|mere)?|(vill|vil|skal) (~1 )?(do|dø|dod)(?= (\\.|$|nu|innan))|(skara|skada|skade|drapa|drepe) mig (sjalv|selv)|somna (in )?(for alltid|och aldrig vakna)',
  // Ukrainian, Czech, Romanian, Hungarian, Greek, Finnish
  'не хочу жити|хочу померти|накласти на себе руки|вкоротити собі віку|самогубств*|(spachat )?sebevrazd*|nechci (uz )?zit|chci umrit|zabit se|vreau sa mor|nu (mai )?vreau sa traiesc|sinucid*|sa ma omor|ongyilkos*|nem akarok (tovabb )?elni|meg akarok halni|θελω να πεθανω|αυτοκτον*|δεν θελω να ζω|itsemurh*|en halua (enaa )?elaa|haluan kuolla',
];
