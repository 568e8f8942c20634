import type { Language } from '../detect-language.ts';

type Latin = Exclude<Language, 'ja'>;

interface TroubleWords {
  /** Anywhere in a statement. */
  readonly anywhere: readonly string[];
  /** What is bad about something: 'the stairs are steep', 'steep stairs'. */
  readonly bad: string;
  /** What only describes, unless it is too much so: 'the kitchen is small'. */
  readonly mild: string;
  /** The verb between the thing and what is bad about it, with adverbs. */
  readonly is: string;
  /** What is not there or does not work. */
  readonly negated: readonly string[];
  /** Things that one lacks rather than refuses: 'no car'. */
  readonly lacked: string;
  readonly no: string;
}

const L = '[a-zA-ZÀ-ɏ]';

const words: Readonly<Record<Latin, TroubleWords>> = {
  en: {
    anywhere: [
      `(?:get|gets|getting|be|am|i'm|is|are|always|too|so|very|often|quickly) (?:${L}+ )?(?:tired|exhausted|nervous|anxious|bored|distracted|overwhelmed|impatient|stressed|panicky|seasick|dizzy|lonely|discouraged|frustrated|carried away)`,
      `tired (?:after|in|from|at|all)|exhausted|knackered|burn(?:t|ed)[ -]out|distract(?:s|ing|ed|ions?)?(?: me| easily)?|procrastinat${L}*|put(?:ting)? (?:things|it|everything|stuff) off|i (?:always |often |usually )?(?:eat|snack|binge|comfort[- ]eat|overeat|drink|smoke|shop) (?:when|at night|in the evenings?|late|out of|if)`,
      `afraid|scared|frightened|terrified|petrified|dread(?:ing)?|stage fright|panic|freeze up|overthink${L}*|homesick|embarrass${L}*|asham${L}*|grief|fear of|phobi${L}*|vertigo|travel[- ]sick|car[- ]?sick|motion sick${L}*`,
      `(?:my |the |bad |dodgy |sore |injured |broken |stiff |old |weak |bum )+(?:lower |left |right )?(?:back|knees?|shoulders?|hips?|ankles?|wrists?|elbows?|neck|foot|feet|hands?|eyes|eyesight|hearing|lungs|heart|joints|hamstring|achilles)(?: (?:is|are|isn't|aren't|hurts?|aches?|plays? up|problems?|injury|pain|niggles?|trouble|gives?)\\b.*|'s .*|$)`,
      `niggle|injur(?:y|ies|ed)|hurts?|aching|sciatica|arthritis|asthma|diabet${L}+|hay fever|allerg${L}+|adhd|add(?= )|autis${L}+|dyslexi${L}+|dyspraxi${L}+|depress${L}+|insomnia|migraines?|tinnitus|tendonitis|plantar fasciitis|long covid|chronic ${L}+|ibs|menopause|anxiety|dementia|${L}+ (?:problems?|issues?|condition|disorder|disease|trouble)(?= |$)(?! (?:solving|based))`,
      `money(?:'s| is) tight|can't afford|skint|(?:very |too )?little (?:time|money|space|energy|room|light|sleep|daylight)|(?:no|not much|not enough|hardly any|never enough|never have|don't have|short of|short on|run(?:ning)? out of) (?:free |spare |much |any |real |enough )?(?:time|money|space|room|energy|help|motivation|willpower|self-discipline|discipline|light|storage)`,
      `(?:rotating|night|long|late|irregular|early|double|changing|split) shifts?|shifts? (?:change|rotate|vary)|shift ?work|overtime|long hours|on[- ]call|(?:i work|working) full[- ]time|work(?:s|ing)? (?:nights|away|offshore|long|late|shifts|two jobs|every weekend|weekends|six days|in retail)|two jobs|full[- ]time job|demanding job`,
      `single (?:mum|mom|dad|parent)|newborn|new baby|toddlers?|crying baby|teething|${L}+ small (?:kids|children)|(?:small|young|little) (?:kids|children)|kids? under|caring for|look(?:ing)? after (?:my|our|two)|carer for|travel(?:s|ling)? (?:a lot|for work)|always away`,
      `(?<!i )(?:refus(?:es?|ed)|hates?|howls?|barks?|bites?|complain(?:s|ed|ing)?|interfer(?:e|es|ing)|flood(?:s|ed)|waterlogged|crash(?:es|ed)|break(?:s|ing) down|cancel(?:s|led)|ignores?|disagree|argu(?:e|es|ing)|fight(?:s|ing)?|shakes?)|(?:eats?|ruins?|spoils?|blocks?|floods) everything|(?:is|are) eating|dr(?:y|ies) up|talk(?:ing)? too fast|both overweight|overweight|unfit|out of shape|coeliac|celiac|stress(?:ful)?|rsi|sore throat|${L}+ sores|cramps?|unlabelled|${L}+ everywhere$|couch grass|couldn't get`,
      `damp|leak(?:y|s|ing)|mould|mold|rot(?:ten)?|rust(?:y|ed)?|brambles|slugs|snails|deer eat|foxes|squirrels|pigeons|moles|weeds|bindweed|knotweed|ivy everywhere|clay(?: soil)?|stony soil|sandy soil|overgrown|rains? (?:a lot|all|constantly)|dark (?:when|by)|drought|frost`,
      `noisy neighbou?rs?|neighbou?r(?:s)?(?: [a-zA-ZÀ-ɏ\\d]+){0,3} (?:is |are )?(?:complain|hate|afraid|noisy|against|object)${L}*|thin walls|language barrier|legacy code|off sick|phone in bed|bureaucracy|red tape|waiting lists?|competition is|stretched|thin on the ground|falling apart|rain (?:has|keeps|stops)|has (?:left|quit|moved away)|full of (?:junk|stuff|receipts|rubbish)`,
      `too (?:cold|hot|dark|expensive|noisy|shy|tired|busy|heavy|old|far|late|small|steep|much (?:work|stuff|choice|on))|give up (?:after|easily|quickly|too|when)|giv(?:e|ing) up|los(?:e|ing) (?:motivation|interest|focus|heart|steam|track)|lack (?:of|confidence|motivation|discipline)|lazy|perfectionis${L}+`,
      `won't (?:cooperate|listen|start|let|stop|sleep|answer|budge|play along)|refuses? to|interrupt${L}*|(?:keeps?|keep on) (?:breaking|crashing|raining|waking|calling|falling|changing|getting|putting|moving)|i (?:always |often |usually |just |tend to )?(?:forget|oversleep|ramble|waffle|freeze|blush|go red|go blank|stutter|sweat|mumble|stammer|fidget|fall asleep|stay up|give up|lose|overdo|rush|doomscroll|scroll)(?:ing)?`,
      `(?:have|has|i've|we've|got|there's|there is|there are) no (?!(?:problems?|idea|plans?|preference|pets|kids|children|rush|hurry|debts?|deadline|interest|intention|desire|experience|clue|knowledge|training|fixed)(?![a-zA-ZÀ-ɏ]))${L}+`,
      `(?:hours?|hrs?|minutes?|miles|km)'? (?:drive|journey|commute|flight|round trip|train ride|bus ride)|(?:hours?|miles|km) (?:away|from (?:here|home|me|us))|far (?:from|away)|miles from|nearest ${L}+ is|in different (?:cities|countries|towns|time ?zones)|long[- ]distance|live alone|on my own with|nobody to|no one to|hard to (?:find|get|reach|read|hear|see)|struggle to|find it (?:hard|difficult) to|behind (?:schedule|with)`,
    ],
    is: "(?:is|are|'s|'re|'m|am|gets?|feels?|looks?|seems?|keeps?|stays?|has been|have been)(?: (?:still|really|very|so|too|always|often|usually|quite|pretty|a bit|a|an|rather|all|completely|totally|only|just|already|extremely|badly|half|mostly|a bit of a|a total|a real))*",
    mild: 'small|long|hard|basic|thin|low|slow|ancient|heavy|bright|narrow|wooden|cold|dark|wet|dirty|old|simple|flat|second-hand|limited|closed on|shut on',
    bad: 'bad|poor|terrible|awful|horrible|rubbish|weak|sore|stiff|dodgy|broken|torn|seized|crack(?:ed|ing)|damaged|leaky|leaking|blocked|stuck|lost|missing|gone|locked|closed|shut|full of|messy|mess|nightmare|filthy|dirty|damp|wet|mouldy|rotten|rotting|rusty|rusted|overgrown|dark|bright|cold|freezing|noisy|loud|steep|narrow|tiny|small|cramped|low|slow|ancient|heavy|remote|long|expensive|pricey|tight|unreliable|patchy|flaky|strict|fussy|picky|reluctant|sceptical|skeptical|against|unwell|ill|sick|pregnant|fragile|injured|healing|allergic|disabled|deaf|blind|anxious|nervous|shy|tired|stressed|busy|overloaded|unpredictable|irregular|chaotic|broke|unemployed|impatient|forgetful|disorgani[sz]ed|hard|difficult|tricky|confusing|complicated|overwhelming|incomplete|out of date|outdated|expired|lapsed|unfinished|limited|scarce|booked up|flat as|sandy|stony|windy|exposed|shady|north-facing|reactive|aggressive|wooden|basic|thin|uneven|crooked|useless|hopeless|one-ring|second-hand|faulty|dead|dying|crumbling|peeling|warped|loose|wobbly|menace|pest|nuisance|pain|in a wheelchair|understaffed|short-staffed|off (?:sick|on)|falling|freezing|a long way|far|unsupportive|jealous|suspicious',
    negated: [
      "(?:can'?t|cannot|can not|isn'?t|aren'?t|doesn'?t|(?<=[a-z] )won'?t|not (?:allowed|enough|sure|great|very|keen|able|used to|speaking|fit|insured))(?! (?:want|wish|need|mind|like|drink|eat|believe|care|wait|matter|know (?:where|how) to|have to|been|be (?:bothered|too)|forget|worry|really (?:want|need)|fancy|only|far|bad|hard|difficult|expensive|a (?:problem|must|big)|in a|wait|complain|deny|help (?:but|it))(?![a-zA-ZÀ-ɏ])) [a-zA-ZÀ-ɏ']+",
      "(?:don'?t|do not) (?:really |even |yet |always |often )?(?:have|own|drive|speak|sleep|trust|dare|feel|get|stick|finish|concentrate|follow|know (?:any|many|a |the)|fit|understand|trust|agree|listen|remember|read|answer|reply|help|work|start|close|open|match)(?! (?:debts?|to|much|it|that|a preference|any preference)(?![a-zA-ZÀ-ɏ]))(?![a-zA-ZÀ-ɏ]).*|hasn'?t (?:replied|answered|paid|agreed|arrived|responded)",
      '(?:nobody|no one) (?:to|helps?|else|wants?|has time|answers?|repl(?:y|ies)|comes?|can|will|knows? how|turns? up)|none of (?:us|them|my|the)|nothing (?:works|helps|sticks|fits|grows)|nowhere (?:to|with|near)|neither of|(?:hardly|barely|rarely) (?:have|sleep|get|see|any|ever|know|find|speak)|never (?:finish|stick|sleep|have|get (?:round|anything|enough|to)|find|manage|listen|repl(?:y|ies)|answers?|picks? up)',
    ],
    lacked:
      'car|driving licen[cs]e|licen[cs]e|space|room|garden|garage|shed|workshop|tools|childcare|babysitter|internet|wifi|lift|heating|water|running water|electricity|power|oven|(?:[a-z]+ )?kitchen|papers|documents|insurance|permits?|permission|planning permission|visa|passport|parking|transport|public transport|bus|confidence|discipline|willpower|motivation|savings|income|friends|contacts|network|sponsors?|equipment|bike|venue|volunteers|manual|keys|storage|panniers|tent|sleeping bag|boots|helmet|printer|camera|laptop|sewing machine|scanner|ladder|drill|saw|van|trailer|desk|flat road|access|support|help|energy|time|money|stamina|balcony|light|daylight|signal|references|land',
    no: "(?:no|not a single|without an?|without any|i have no|i've no|we have no|we've no|there's no|there is no|there are no|got no|still no)",
  },
  de: {
    anywhere: [
      `(?:schnell|oft|immer|zu|sehr|abends|ständig|so|nach der arbeit) (?:${L}+ )?(?:müde|erschöpft|nervös|abgelenkt|kaputt|ungeduldig|aufgeregt|gestresst|frustriert)|müde|erschöpft|lenkt mich ab|ablenk${L}+|prokrastinier${L}+|schiebe?n? (?:${L}+ )*(?:auf|vor mir her)|aufschieb${L}+|werde (?:immer |schnell |sofort )?rot|lampenfieber|panik|höhenangst|flugangst|prüfungsangst|angst|schäme`,
      `(?:mein|meine|die|der|kaputte[sr]?|schlechte[sr]?) (?:${L}+ )?(?:rücken|knie|schulter|hüfte|knöchel|handgelenk${L}*|nacken|füße|augen|gelenke)(?!${L})|${L}*schmerzen|verletz${L}+|bandscheib${L}+|asthma|heuschnupfen|${L}*allergi${L}+|adhs|legasthenie|schlafstörung${L}*|schlaflos${L}*|arthrose|rheuma|diabetes|depression${L}*|migräne|burn-?out|schwindel`,
      `geld ist knapp|knapp bei kasse|kann (?:ich )?mir nicht leisten|wenig (?:zeit|geld|platz|energie|licht|schlaf)|(?:keine?n?|kaum|nie|zu wenig|nicht genug) (?:${L}+ )?(?:zeit|geld|platz|energie|auto|motivation|hilfe|wasser|garten|internet|werkzeug|disziplin|ausdauer|kondition|balkon|führerschein|keller|garage|aufzug|strom)`,
      `schichtarbeit|schichtdienst|wechselschicht|nachtschicht${L}*|nachtdienst${L}*|überstunden|vollzeit|viel unterwegs|dienstreisen|pendle|alleinerziehend|kleine kinder|kleinkind${L}*|säugling|baby|neugeborene${L}*|schwanger|pflege (?:meine|meinen)|kantinenessen|frust-?essen|stress(?:essen)?`,
      `feucht|schimmel|undicht|morsch|rost(?:ig)?|hellhörig|schnecken|wühlmäuse|lehmboden|sandig|lehmig|verwildert|regnet|dauerregen|trockenheit|nachbar(?:n|in)? (?:beschwer|meckert|meckern|klagt|schimpft)${L}*|zu (?:kalt|heiß|teuer|laut|schüchtern|müde|alt|weit|klein|steil|spät|dunkel|eng|schwer|viel|wenig|kurz)`,
      `gebe (?:schnell|immer|oft|leicht) auf|verliere (?:schnell |immer |oft )?(?:die |den )?(?:lust|motivation|geduld|überblick|faden)|inneren? schweinehund|faul|perfektionis${L}+|krank|mach(?:en|t) (?:mir |uns )?(?:probleme|sorgen|zu schaffen|schlapp|nicht mit)|mitmachen? nicht|weint|quengel${L}*|vergesse|verschlafe|überfordert|fehl(?:t|en)(?: mir| uns| noch| leider)*|stellt sich quer|(?:wird|werde) (?:${L}+ ){0,3}schlecht|pflege|zickt|will nicht$|weigert|zögert|beschwer${L}+|vollgestopft|(?:km|kilometer) (?:weg|entfernt)|esse (?:${L}+ )*(?:abends|nachts|vor dem)|dagegen|streikt|ausverkauft|wartezeit${L}*|warteliste|bürokratie|stunden (?:fahrt|entfernt)|weit (?:weg|entfernt)|sprachbarriere|versteh(?:e|en) sich nicht|trinken alle|alle (?:meine )?freunde ${L}+`,
    ],
    is: '(?:ist|sind|war|wird|werden|bin|bleibt|wirkt)(?: (?:es|dort|da|hier|noch|sehr|so|zu|immer|oft|ziemlich|echt|etwas|ein bisschen|recht|total|völlig|leider|schon|nur|meist|extrem))*',
    mild: 'alt|klein|hoch|lang|hell|niedrig|langsam|schwer|kalt|dunkel|weg|nass|voll|eng|schmal|begrenzt|groß',
    bad: `schlecht|schwach|kaputt|defekt|gerissen|undicht|verstopft|verloren|weg|geschlossen|zu|verschlossen|gesperrt|voll|chaotisch|schmutzig|dreckig|feucht|nass|dunkel|hell|kalt|laut|steil|eng|winzig|klein|niedrig|langsam|uralt|schwer|weit|lang|teuer|knapp|unzuverlässig|streng|skeptisch|dagegen|krank|schwanger|empfindlich|verletzt|allergisch|ängstlich|nervös|schüchtern|müde|gestresst|beschäftigt|unregelmäßig|pleite|arbeitslos|ungeduldig|schwierig|kompliziert|verwirrend|unvollständig|veraltet|abgelaufen|begrenzt|ausgebucht|sandig|steinig|lehmig|windig|schattig|hellhörig|instabil|schief|krumm|morsch|rostig|alt|eiskalt|hoch verschuldet`,
    negated: [
      '(?:(?:habe?|haben|hat|gibt(?: es)?|finde[nt]?|kenne|spricht)(?: [a-zA-ZÀ-ɏ]+){0,4} (?:kein[a-z]*(?! (?:eile|schulden|ahnung|probleme?|stress|ansprüche|vorliebe|lust|angst))|niemand[a-z]*|kaum)|(?:kann|können|darf|geht|klappt|funktioniert|antworte[nt]|meldet|macht|machen|vertr[aä]g[a-z]*|reicht|schaffe)(?: [a-zA-ZÀ-ɏ]+){0,5} (?:nicht|nie|kaum))(?! (?:vor|bis|weit))',
      '(?:niemand|keiner|kaum jemand) [a-zA-ZÀ-ɏ]+',
      '[a-zA-ZÀ-ɏ]+ (?:noch )?nicht (?:gefunden|fertig|da|vorhanden|geklärt|bezahlt|versichert)',
    ],
    lacked:
      'auto|führerschein|platz|garten|garage|keller|werkstatt|werkzeug|internet|aufzug|heizung|wasser|strom|ofen|küche|papiere|unterlagen|versicherung|genehmigung|baugenehmigung|visum|parkplatz|disziplin|motivation|ausdauer|kondition|ersparnisse|einkommen|freunde|kontakte|ausrüstung|fahrrad|instrument|klavier|lehrer|raum|helfer|schlüssel|balkon|licht|geld|zeit|hilfe|energie|kinderbetreuung',
    no: '(?:keine?n?|ohne|habe keine?n?|haben keine?n?|noch keine?n?)',
  },
  es: {
    anywhere: [
      `me (?:distraigo|canso|aburro|desanimo|agobio|bloqueo|estreso|duermo|rindo|desconcentro|despisto|olvido|mareo|da (?:pánico|vértigo|vergüenza|miedo|pereza|corte|apuro|alergia)|falta[n]?|cuesta (?:madrugar|concentrar|mantener|arrancar|organizar)${L}*)(?! ${L}+ar el)`,
      `me pongo (?:${L}+ )?(?:nervios[oa]|tens[oa]|roj[oa]|mal)|(?:estoy|llego|muy|siempre) (?:${L}+ )?(?:cansad[oa]|agotad[oa]|estresad[oa]|nervios[oa]|ocupad[oa]|liad[oa])|lo dejo (?:todo |siempre )?(?:para|a medias)|procrastin${L}+|pánico|vértigo|vergüenza|miedo escénico|tengo (?:mucho |algo de )?(?:miedo|pánico|vértigo|fobia)`,
      `me duelen?|dolor(?:es)? (?:de|en) ${L}+|lesión|lesionad[oa]|(?:rodillas?|espalda|hombro|tobillo|cadera|muñeca|cervicales) (?:${L}+ )?(?:mal|fastidiad|tocad|lesionad|delicad|operad)${L}*|asma|alergia|alérgic[oa]|ansiedad|depresión|tdah|insomnio|hernia|artritis|artrosis|migrañas?|diabetes|embarazad[oa]`,
      `poc[oa]s? (?:tiempo|dinero|espacio|luz|energía|sitio)|trabajo (?:a jornada completa|a turnos|por turnos|de noche|muchas horas|todo el día|por las (?:tardes|noches|mañanas))|turnos|jornada completa|horas extra|(?:dos|tres|cuatro) (?:niños|hijos)(?: pequeños)?|niños pequeños|bebé|recién nacid[oa]|madre soltera|padre soltero`,
      `humedad(?:es)?|goteras|óxido|carcoma|moho|vecin[oa]s? (?:se queja|ruidos|protest|molest)${L}*|(?:mucho|demasiado) ruido|caracoles|babosas|pulgones|sequía|llueve|hace mucho (?:calor|frío|viento)|demasiado (?:frío|calor|caro|lejos|tarde|cansad|trabajo|ruido)${L}*|piso pequeño|paredes finas`,
      `abandono (?:enseguida|siempre|rápido|a las)|pierdo (?:la |el )?(?:motivación|paciencia|interés|hilo)|pereza|perezos[oa]|perfeccionis${L}+|se me olvida|soy (?:muy )?(?:tímid|vag|despistad|impaciente|inconstante|desordenad|nervios)${L}*|faltan? (?:tiempo|dinero|papeles|voluntarios)|lista de espera|burocracia|vive lejos|está lejos|a (?:dos|tres|cuatro|\\d+) horas|sin darme cuenta|sospecha|se niegan?|se oponen?|protestan?|se quejan?|no quiere[n]?(?= |$)|me entra (?:ansiedad|hambre|sueño)|siempre hay ${L}+|cuido (?:de|a)|hace mucho que no`,
    ],
    is: '(?:es|está|son|están|era|resulta|queda|anda)(?: (?:muy|bastante|demasiado|un poco|siempre|casi|todavía|aún|algo|tan|completamente|siempre muy))*',
    mild: 'viej[oa]s?|antigu[oa]s?|pequeñ[oa]s?|larg[oa]s?|lent[oa]s?|pesad[oa]s?|frí[oa]s?|oscur[oa]s?|difícil(?:es)?|estrech[oa]s?|limitad[oa]s?',
    bad: 'mal[oa]?|floj[oa]s?|rot[oa]s?|averiad[oa]s?|perdid[oa]s?|cerrad[oa]s?|llen[oa]s? de|suci[oa]s?|húmed[oa]s?|oscur[oa]s?|frí[oa]s?|ruidos[oa]s?|empinad[oa]s?|estrech[oa]s?|pequeñ[oa]s?|diminut[oa]s?|minúscul[oa]s?|lent[oa]s?|viej[oa]s?|antigu[oa]s?|pesad[oa]s?|lejos|larg[oa]s?|car[oa]s?|estrict[oa]s?|enferm[oa]s?|embarazad[oa]s?|delicad[oa]s?|lesionad[oa]s?|alérgic[oa]s?|nervios[oa]s?|tímid[oa]s?|cansad[oa]s?|ocupad[oa]s?|irregular(?:es)?|difícil(?:es)?|complicad[oa]s?|incomplet[oa]s?|caducad[oa]s?|limitad[oa]s?|arcillos[oa]s?|oxidad[oa]s?|en contra|en paro|abandonad[oa]s?|un desastre|un lío|un caos',
    negated: [
      'no (?:hay|tengo|tenemos|tiene|tienen|puedo|puede|podemos|conozco|conocemos|me|se|funciona|responde[n]?|contesta[n]?|llego|llega|cabe|encuentro|queda[n]?|aguanto|duermo|sabe[n]?|deja[n]?|quiere[n]? que) (?!(?:prisa|deudas?|problemas?|miedo|gustan?|importan?|interesan?|preferencia|pareja|hijos)(?![a-zA-ZÀ-ɏ]))[a-zA-ZÀ-ɏ]+|no (?:responde|contesta|funciona|duermo|aguanto|llego)[n]?$',
      '(?:nadie|nunca (?:tengo|llego|encuentro|termino|acabo|me|responde)|apenas|casi no)',
    ],
    lacked:
      'coche|carnet|espacio|sitio|jardín|garaje|taller|herramientas|internet|ascensor|calefacción|agua|luz|electricidad|horno|cocina|papeles|documentos|seguro|permisos?|licencia|visado|pasaporte|aparcamiento|disciplina|motivación|constancia|ahorros|ingresos|trabajo|amigos|contactos|equipo|bici|instrumento|piano|profesor|local|voluntarios|llaves|balcón|dinero|tiempo|ayuda|energía|terreno',
    no: '(?:sin|no tengo|no hay|no tenemos|todavía sin|aún sin)',
  },
  fr: {
    anywhere: [
      `je (?:me )?(?:distrais|fatigue|décourage|lasse|stresse|bloque|procrastine|panique|remets tout|repousse|rougis|bafouille|m'endors|grignote)|je suis (?:${L}+ )?(?:fatiguée?|crevée?|épuisée?|stressée?|timide|débordée?|distraite?|paresseu(?:x|se)|anxieu(?:x|se)|enceinte|seule?)|(?:vite|toujours|très|trop|souvent) (?:fatiguée?|crevée?|épuisée?|nerveu(?:x|se)|distraite?|découragée?)|fatiguée? (?:le soir|après)|procrastin${L}+`,
      `il (?:me |nous )?manque|trac(?!${L})|vertige|phobie|(?:a|ai|j'ai|ont|avons) (?:très |trop |toujours )?(?:peur|honte)|me fait peur|mal (?:au|aux|à la) ${L}+|(?:genou(?:x)?|dos|épaule|cheville|hanche|poignet)(?: ${L}+)?(?: est| sont)? (?:fragile|abîmé|douloureu|opéré|bloqué)${L}*|douleurs?|blessure|blessée?|tendinite|asthme|allergi${L}+|anxi${L}+|tdah|insomnie|arthrose|sciatique|migraines?|diabète|dépression|mal de (?:mer|transport${L}*)`,
      `(?:pas|peu|plus|manque|jamais|guère) (?:beaucoup |assez |trop )?(?:de |d')(?:temps|argent|place|énergie|motivation|eau|voiture|aide|volonté|jardin|four|discipline|lumière|ascenseur)|manque de ${L}+|travail(?:le)? (?:de nuit|posté|en équipe|à plein temps|à temps plein|en 3x8|beaucoup|tard|le week-?end)|horaires (?:décalés|irréguliers)|trois-huit|3x8|(?:deux|trois|quatre) enfants(?: en bas âge)?|enfants en bas âge|bébé|nouveau-né|mère célibataire|père célibataire`,
      `humid(?:e|ité)|moisissures?|fuites?|rouille|voisin(?:e|s)? (?:se plai|bruyant|râle|pénible)${L}*.*|murs fins|mal isolée?|(?:sol|terre) (?:${L}+ )?(?:${L}+ )?(?:argileu|calcaire|pauvre|sec|sableu)${L}*|limaces|sécheresse|il pleut|trop (?:froid|chaud|cher|loin|tard|timide|fatigu|lourd|petit|vieux)${L}*|en appartement`,
      `j'abandonne|abandonne (?:vite|toujours|au bout)|perds? (?:vite |la |le )?(?:motivation|patience|intérêt|courage|fil)|flemme|paresse|perfectionnis${L}+|j'oublie|téléphone me distrait|distrai(?:t|ts|te)(?: par)?|dort mal|dors mal|habite loin|à (?:deux|trois|\\d+) heures|liste d'attente|paperasse|au chômage|bloque(?:nt)? tout|(?<!je )(?:refuse(?:nt)?|hésite(?:nt)?|rechigne)|s'oppose|râlent|se plaignent|je m'occupe de|entorse|capricieu(?:x|se)|souffle`,
    ],
    is: "(?:est|sont|était|reste|devient|semble|c'est)(?: (?:très|trop|assez|un peu|toujours|encore|souvent|vraiment|plutôt|complètement|si))*",
    mild: 'petite?s?|vieux|vieille?s?|anciennes?|longue?s?|lente?s?|lourde?s?|froide?s?|sombres?|difficiles?|étroite?s?|limitée?s?',
    bad: 'mauvaise?s?|faibles?|cassée?s?|abîmée?s?|déchirée?s?|bouchée?s?|perdue?s?|fermée?s?|pleine?s? de|sales?|humides?|sombres?|froide?s?|bruyante?s?|raides?|étroite?s?|petite?s?|minuscules?|lente?s?|vieux|vieille?s?|anciennes?|lourde?s?|loin|longue?s?|chère?s?|stricte?s?|malades?|enceinte|fragiles?|blessée?s?|allergiques?|nerveu(?:x|se)|timides?|fatiguée?s?|occupée?s?|irréguli(?:er|ère)s?|difficiles?|compliquée?s?|incompl(?:et|ète)s?|périmée?s?|limitée?s?|argileu(?:x|se)|rouillée?s?|contre|un désastre|en désordre|pénibles?',
    negated: [
      "(?:ne |n')(?:me |m'|nous |se |s'|y |en )*(?:ai|a|avons|ont|peux|peut|peuvent|pouvons|arrive|arrivons|marche|fonctionne|ferme|répond|répondent|dort|dors|trouve|connais|comprends?|supporte|tient|suffi[st]|rentre|entend|voit|parle|tiens|démarre|reste)(?! (?:pas|plus) (?:(?:de |d')?(?:hâte|dettes?|pressée?|peur|préférence|soucis?)|encore))[a-zA-ZÀ-ɏ' ]{0,20}? ?(?:pas|jamais|plus|personne|guère|que|qu'un)(?![a-zA-ZÀ-ɏ])",
      '(?:personne ne|aucune? [a-zA-ZÀ-ɏ]+ ne)',
    ],
    lacked:
      'voiture|permis|place|jardin|garage|atelier|outils|internet|ascenseur|chauffage|eau|électricité|four|cuisine|papiers|assurance|autorisation|visa|passeport|parking|discipline|motivation|économies|revenus|travail|amis|contacts|matériel|vélo|instrument|piano|prof|local|bénévoles|clés|balcon|argent|temps|aide|énergie|terrain|cave',
    no: "(?:sans|pas de|pas d'|je n'ai pas de|je n'ai pas d'|il n'y a pas de|il n'y a pas d'|toujours pas de|toujours pas d')",
  },
  pt: {
    anywhere: [
      `distraio-me|me distraio|canso-me|me canso|desanimo|aborreço-me|desisto (?:sempre|logo|fácil)|fico (?:${L}+ )?(?:nervos[oa]|cansad[oa]|ansios[oa]|vermelh[oa]|tens[oa])|(?:estou|chego|muito|sempre) (?:${L}+ )?(?:cansad[oa]|esgotad[oa]|exaust[oa]|stressad[oa]|estressad[oa]|nervos[oa]|ocupad[oa])|medo d[eoa]|procrastin${L}+|adio (?:tudo|sempre)|deixo (?:tudo|sempre)|pânico|vergonha|tenho (?:muito |algum )?(?:medo|pavor|pânico|vertigens|fobia)|enjoa|enjoo`,
      `dói-me|me dói|doem-me|dor(?:es)? (?:de|no|na|nas|nos) ${L}+|lesão|lesionad[oa]|(?:joelhos?|costas|ombro|tornozelo) (?:${L}+ )?(?:ruim|ruins|mau|maus|lesionad|frac|má)${L}*|asma|alergia|alérgic[oa]|ansiedade|depressão|tdah|insónia|insônia|hérnia|artrite|enxaquecas?|diabetes|grávida`,
      `pouc[oa] (?:tempo|dinheiro|espaço|luz|energia)|trabalho (?:por turnos|em turnos|a tempo inteiro|o dia todo|à noite|muitas horas|em tempo integral|aos fins de semana)|turnos|horas extra|(?:dois|duas|três) (?:filhos|crianças)(?: pequen[oa]s)?|crianças pequenas|bebé|bebê|recém-nascido|mãe solteira`,
      `humidade|umidade|mofo|goteiras|infiltraç${L}+|ferrugem|caruncho|cupim|vizinh[oa]s? (?:reclama|queixa|barulhent)${L}*.*|muito barulho|lesmas|caracóis|seca(?!${L})|chove|demasiado (?:frio|calor|caro|longe|tarde)|muito (?:caro|longe|calor|frio)|apartamento pequeno|paredes finas`,
      `perco (?:a |o )?(?:motivação|paciência|vontade|fio)|preguiça|preguiços[oa]|perfeccionis${L}+|esqueço-me|me esqueço|sou (?:muito )?(?:tímid|preguiços|distraíd|impaciente|desorganizad)${L}*|durmo mal|dorme mal|lista de espera|burocracia|mora longe|fica longe|a (?:duas|três|\\d+) horas|bloqueio(?= |$)|recusa(?:m|-se)?|hesita|reclamam?|ouve mal|vê mal|incomoda|cuido d[eoa]|perco o foco|some$|não gosta de`,
    ],
    is: '(?:é|está|são|estão|era|fica|ficam|anda)(?: (?:muito|bastante|demasiado|um pouco|sempre|quase|ainda|algo|tão|completamente|meio))*',
    mild: 'velh[oa]s?|pequen[oa]s?|long[oa]s?|lent[oa]s?|pesad[oa]s?|fri[oa]s?|escur[oa]s?|difícil|difíceis|estreit[oa]s?|limitad[oa]s?',
    bad: 'má|mau|ruim|frac[oa]s?|partid[oa]s?|quebrad[oa]s?|avariad[oa]s?|estragad[oa]s?|perdid[oa]s?|fechad[oa]s?|chei[oa]s? de|suj[oa]s?|húmid[oa]s?|úmid[oa]s?|escur[oa]s?|fri[oa]s?|barulhent[oa]s?|íngremes?|estreit[oa]s?|pequen[oa]s?|minúscul[oa]s?|lent[oa]s?|velh[oa]s?|pesad[oa]s?|longe|long[oa]s?|car[oa]s?|rígid[oa]s?|doentes?|grávida|delicad[oa]s?|lesionad[oa]s?|alérgic[oa]s?|nervos[oa]s?|tímid[oa]s?|cansad[oa]s?|ocupad[oa]s?|irregular(?:es)?|difícil|difíceis|complicad[oa]s?|incomplet[oa]s?|caducad[oa]s?|limitad[oa]s?|argilos[oa]s?|enferrujad[oa]s?|contra|desempregad[oa]s?|abandonad[oa]s?|um desastre|uma confusão',
    negated: [
      'não (?:há|tenho|temos|tem|têm|posso|pode|podemos|conheço|consigo|me|se|funciona|fecha|responde[m]?|atende[m]?|chego|cabe|encontro|aguento|durmo|sabe[m]?|deixa[m]?)(?! (?:pressa|dívidas?|problemas?|medo|importa|preferência|filhos)(?![a-zA-ZÀ-ɏ]))(?: [a-zA-ZÀ-ɏ]+|$)',
      '(?:ninguém|nunca (?:tenho|consigo|encontro|termino|acabo|responde)|mal (?:tenho|consigo)|quase não)',
    ],
    lacked:
      'carro|carta|espaço|jardim|garagem|oficina|ferramentas|internet|elevador|aquecimento|água|luz|eletricidade|forno|cozinha|papéis|documentos|seguro|licença|autorização|visto|passaporte|estacionamento|disciplina|motivação|poupanças|rendimentos|trabalho|amigos|contactos|contatos|equipamento|bicicleta|instrumento|piano|professor|local|voluntários|chaves|varanda|dinheiro|tempo|ajuda|energia|terreno',
    no: '(?:sem|não tenho|não há|não temos|ainda sem)',
  },
};

export interface TroublePatterns {
  readonly anywhere: RegExp;
  /** What is bad about something, or not there. */
  readonly state: RegExp;
  /** 'steep stairs', as a statement of its own. */
  readonly phrase: RegExp;
  /** What is only mildly bad about something. */
  readonly mild: RegExp;
  readonly lack: RegExp;
}

/** 'No insurance yet' */
const YET = `|^(?:still )?no ${L}+(?: ${L}+){0,3} (?:yet|nearby|near (?:us|me|here)|around here|here|at home|left)$`;

function compile(language: Latin): TroublePatterns {
  const { anywhere, bad, mild, is, negated, lacked, no } = words[language];
  const whole = (alternatives: readonly string[]) => new RegExp(`(?<!${L})(?:${alternatives.join('|')})(?!${L})`, 'i');
  const lead =
    language === 'en'
      ? "(?:there's (?:an? )?|there is (?:an? )?|my |very |really |quite |both )*"
      : '(?:sehr |muy |très |muito )?';
  return {
    anywhere: whole(anywhere),
    state: whole([`${is} (?:${bad})`, ...negated]),
    mild: new RegExp(`${is.slice(0, is.indexOf('(?: '))} (?:${mild})(?!${L})`, 'i'),
    phrase: new RegExp(
      `^${lead}(?!(?:long|hard|basic|low) (?:runs?|days?|work)|slow cooker|small car|cold frame)(?:${bad})(?:e[nrs]?)? ${L}(?!.*(?: only| on [a-z]+days?|\\d))|^${L}+(?: ${L}+)? (?:${bad})$`,
      'i',
    ),
    lack: new RegExp(
      `^(?:and |but |still |und |y |et |e )?${no} (?:${L}+ )?(?:${lacked})(?:s|n|en)?(?!${L})${language === 'en' ? YET : ''}`,
      'i',
    ),
  };
}

export const trouble: Readonly<Record<Latin, TroublePatterns>> = {
  en: compile('en'),
  de: compile('de'),
  es: compile('es'),
  fr: compile('fr'),
  pt: compile('pt'),
};
