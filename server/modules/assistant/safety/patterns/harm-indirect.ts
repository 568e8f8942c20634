import { near } from '../compile-pattern.ts';

/** Somebody close, as the object of a verb: in all languages, because the verbs around it tell them apart. */
const SOMEBODY =
  '((my|her|his|their|the|that) (new |old |business |stupid |own |cheating |former )?(ex|wife|husband|boss|partner|girlfriend|boyfriend|stepfather|stepdad|stepmother|brother|sister|father|mother|mom|mum|dad|uncle|rival|neighbou?r|landlord|colleague|coworker|teacher|classmates?|in laws|roommate|witness|bully|bullies|lover|guy|kid|bastard) ?(in law )?|him|her|them|(mein|meine|meinen|meinem|meiner|den|dem|die|der) (neuen |neue |alten |alte |blod\\w+ )?(ex*|mann|frau|chef*|schwager|schwagerin|nachbar*|freund|freundin|partner*|vater|mutter|bruder|schwester|stiefvater|kollege*|lehrer*|vermieter|mitschuler*)|((a|de|em|no|na|ao|o|al) )?(mi|mis|meu|minha|su|el|la|o|a|do|da) (nuevo |nueva |novo |nova )?(ex|socio|socia|jefe|jefa|marido|mujer|mulher|esposa|esposo|novio|novia|namorad[oa]|vecin[oa]|vizinh[oa]|cunad[oa]|cunhad[oa]|suegr[oa]|sogr[oa]|padrastro|padrasto|herman[oa]|irmao|irma|padre|pai|madre|mae|profe*|companer[oa]|coleg[oa]|chefe|patrao|amante|rival|pareja|sindico)|(namorado|namorada|marido|filho|vizinho|chefe|irmao) d[aoe]|(mon|ma|mes|le|la|un|du|au|son|sa) (nouveau |nouvelle |ancien |petit |futur )?(ex|mari|femme|patron|chef|voisine?|copain|copine|beau (pere|frere)|belle (mere|soeur)|collegue|frere|soeur|pere|mere|prof|ami|associe|amant|rival|type|mec))';

/** Harm to others without the word for it. */
export const violenceIndirect: readonly string[] = [
  '(get rid of|dispose of|do away with|take care of|finish off) (my |her )(husband|wife|stepfather|stepdad|stepmother|mother in law|father in law|ex|ex husband|ex wife|rival)(?= (\\.|$|before|so|because|without|and make|to (get|collect|inherit)|for the))',
  '(hire|hiring|pay|paying|find|get) (someone|somebody|a guy|guys|people|a man|thugs|a thug) (to|who (will|can|would)) (~1 )?(kill|murder|hurt|harm|beat|rough|attack|shoot|stab|eliminate|get rid of|scare|break|finish|take out (my|the|her|his) (~1 )?(partner|husband|wife|boss|ex|rival|neighbou?r|competitor|brother|father))',
  '(bring|bringing|take|smuggle|carry) (~2 )?(gun|guns|knife|rifle|pistol|weapon|weapons|bomb) (~2 )?(to|into) (~1 )?(school|class|work|church|office|university|party)',
  '(show|make) (them|em|everyone) (all )?(pay|regret|suffer|bleed)|teach (~2 )?a lesson (~2 )?(fists?|belt|knife|gun|bat|hurt*|blood|pain*|never forget|she wont|he wont)|with my (bare )?fists',
  '(rat )?poison (~1 )?(in|into|for) (~3 )?(foods?|drinks?|coffee|tea|bowl|dog|cat|lunch)(?= )',
  '(put|slip|mix|sneak|drop) (~3 )?(in|into) (~2 )?(drinks?|food|coffee|tea|soup|lunch|water) (~6 )?(sick|ill|hospital|die|dies|sleep|passes? out)',
  '(build|building|make|making|plant|planting) (a |an |my )(pipe |nail |car )?bom(?= )',
  '(break|breaking|smash|cut|slit|snap) (~3 )?(in laws?|exs?|boss|bosss|bosses|wifes|husbands|brothers|neighbou?rs|guys|boyfriends|his|her|their) (legs?|arms?|neck|face|nose|jaw|bones|kneecaps|fingers|throat|skull|head in)',
  'make sure (~5 )?(never|cant|doesnt|wont) (walks?|talks?|sees?|breathes?|gets? up|wakes? up|opens?|leaves? the (house|hospital)) (again|ever again|~3 again)',
  '(romper|partir|quebrar)(le|les)? (la cara|las piernas|los dientes|los brazos|los huesos|la nariz|a cara|as pernas|os dentes|os bracos) (al|a la|a|de|do|da|ao)|(casser|peter|briser) (les|la|le) (genoux|jambes|bras|dents|doigts|figure|nez|tronche) (de|du|a|au)|(die|alle) (beine|knochen|zahne|nase|finger) (brechen|einschlagen|ausschlagen)',
  '(kick|kicking|whip|whipping|starve|burn|shock) (the|my|a|our|his|her) (dog|cat|puppy|kitten|horse|pony)(?! (out|off|habit))',
  '(contratar|pagar|buscar|engager|payer|trouver|contratar|beauftragen|bezahlen|anheuern) (a )?(alguien|alguem|quelquun|un tipo|um cara|jemanden) (~2 )?(mate|maten|golpee|asuste|tue|frappe|tabasse|descende|bata|umbringt|totet|verprugelt|para matar|pour tuer|zusammenschlagt)',
  '(poison|veneno|gift|mort aux rats|rattengift|raticida|veleno|somniferes?|laxant) (~1 )?(dans|en|no|na|ins|in das|in den|in die|nel|nella) (~1 )?(cafe|the|soupe|repas|verre|comida|sopa|bebida|plato|copo|cha|essen|kaffee|tee|glas|suppe|caffe|minestra|gamelle|napf|futter)|(essen|kaffee|tee|getrank|suppe) (~3 )?vergiften',
  // German
  `${SOMEBODY} ~3 (aus dem weg (raumen|raumt|schaffen|schafft|zu raumen)|das leben (zu )?nehmen|um die ecke bringen|umlegen|umbringt|todprugeln|totschlagen|tot schlagen|tot machen|totet|kalt machen|verprugelt|loswerden bevor|fur immer loswerden|verschwinden lassen|ins krankenhaus|windelweich|krankenhausreif)`,
  // Spanish and Portuguese
  `(deshacerme|librarme|me livrar|livrar me|acabar|acabar con la vida|acabar com a vida|dar um fim|dar fim|encargarme|vengarme|hacer desaparecer|fazer desaparecer|cargarme|liquidar|eliminar|mandar matar|mandar a matar|mandar bater|dar(le)? (una |uma )?(paliza|surra|licao|leccion a golpes)|romperle (la cara|las piernas|los huesos)|quebrar (as pernas|a cara)) (de |con |com |em |no |na |do |da |a )?${SOMEBODY}(?= )`,
  '(deshacerme|librarme|me livrar) de (mi|meu|minha) (marido|mujer|esposa|mulher|suegr[oa]|sogr[oa]|padrastro|padrasto)(?= (\\.|$|sin|sem|para|pra|antes|y|e))|pegarle (a|una paliza|un tiro)|dar (um )?(tiro|facada)s? (em|no|na)|mandar matar',
  // French
  `(tabasser|cogner|buter|descendre|zigouiller|crever|massacrer|demolir|fracasser|poignarder|etrangler|empoisonner|tuer|frapper|faire la peau a|regler son compte a|faire disparaitre|refaire le portrait (a|de)) ${SOMEBODY}`,
  'faire la peau (a|au|aux)|regler (son|leur) compte (a|au|aux)|me debarrasser de (mon|ma) (mari|femme|beau pere|belle mere|patron|ex)(?= (\\.|$|pour|sans|avant|et|definitivement))',
  // Polish, Russian, Turkish, Swedish
  '(pobic|zabic|otruc|zgwalcic|zastrzelic|skatowac|uderzyc|dzgnac) (moja |mojego |swoja |swojego )?(zone|meza|szefa|sasiada|sasiadke|byla|bylego|psa|kota|ojca|matke|kolege|nauczyciel*|ja|go)|(убить|отравить|избить|побить|зарезать|застрелить|изнасиловать|отомстить) (мою |моего |свою |своего |моему |моей |бывш* )?(жену|мужа|мужу|соседа|соседку|соседу|начальник*|бывш*|собаку|кота|отчима|отца|мать|парня|учител*|его|ее|их)|(karimi|kocami|komsumu|patronumu|eski sevgilimi|onu|kopegini) (~1 )?(oldur*|dov*|zehirle*|bicakla*)|(doda|mörda|sla|forgifta|misshandla|knivhugga|skjuta|drepe|drabe) (min|mitt|mina|grannens) (~1 )?(fru|man|chef|granne|ex|hund|katt|kone|mand|sjef|svarfar|pappa|mamma|styvpappa)',
];

export const violenceIndirectUnspaced: readonly string[] = [
  '(妻|夫|嫁|旦那|上司|義父|義母|姑|元カノ|元カレ|元彼|元妻|元夫|あいつ|隣人|ライバル|同僚|先輩|社長|父親|母親|親|彼女|彼氏)を.{0,6}(消したい|消す方法|消してやる|消して(くれ|もら)|始末|亡き者|葬り|葬る|ボコ|半殺し|病院送り|懲らしめ|痛い目|事故に見せかけ|刺|埋め)|事故に見せかけ|学校に(ナイフ|包丁|銃)',
];

/** Without being noticed. */
const SECRETLY =
  '(secretly|in secret|covertly|undetected|unnoticed|without (her|him|them|my \\w+|anyone|the parents) (ever )?(~1 )?(know|knowing|noticing|finding out|realizing|realising|suspecting)|without (her|his|their) (knowledge|consent|permission)|behind (her|his|their) back|so (that )?(she|he|they) (dont|doesnt|wont|never|cant) (~1 )?(notice|know|find out|suspect|see)|heimlich|unbemerkt|ohne dass (sie|er|es|jemand|meine \\w+|mein \\w+) (~2 )?(merkt|weiss|mitbekommt|bemerkt|mitkriegt)|ohne (ihr|sein|deren) wissen|hinter (ihrem|seinem) rucken|a escondidas|en secreto|sin que (ella |el |mi \\w+ )?(~1 )?(entere|enteren|sepa|sepan|note|de cuenta|den cuenta)|en cachette|en douce|en secret|secretement|a (son|leur) insu|sans (quelle|quil|que ma \\w+|que mon \\w+|quils) (~2 )?(sache|sachent|rende compte|remarque|voie|apercoive)|escondido|as escondidas|em segredo|sem (ela|ele|que ela|que ele|que minha \\w+|que meu \\w+|ninguem) (~1 )?(saber|saiba|perceber|perceba|notar|note|desconfiar)|di nascosto|a sua insaputa|senza che (lei|lui|se ne) (~1 )?(sappia|accorga)|stiekem|zonder dat (ze|hij|mijn \\w+) (~2 )?(weet|merkt|doorheeft)|potajemnie|bez jej wiedzy|тайно|тайком|gizlice|i smyg|i hemlighet)';

/** What is watched, and belongs to somebody else. */
const PARTNER =
  '(exs?|wife|wifes|husbands?|girlfriends?|boyfriends?|partners?|crushs?|spouses?|fiances?|fiancees?|frau|freundin|mann|mannes|freund|freundes|exfreund*|partner*|mujer|novia|novio|esposa|esposo|marido|pareja|mulher|namorada|namorado|esposo|copine|copain|femme|mari|conjoint|conjointe|petite amie|petit ami|moglie|marito|ragazza|ragazzo|fidanzat[ao]|vriendin|vriend|vrouw)';
const PRIVATE =
  '(phone|mobile|whatsapp|messages?|text|email|chat|mensaje|nachricht|chats|texts|dms|emails?|chats?|location|movements|diary|photos?|pictures?|gps|tracker|airtag|camera|car|account|instagram|handy|nachrichten|standort|tagebuch|kamera|auto|mails?|fotos?|movil|celular|telefono|mensajes|ubicacion|coche|carro|correo|telephone|portable|messages|journal intime|voiture|sms|mensagens|localizacao|telefone|cellulare|messaggi|telefoon|berichten)';
const RELATION = `(my|meine|meiner|meines|meinem|meinen|mein|mi|ma|mon|minha|meu|mia|mio|mijn) (new |ex )?${PARTNER}`;

/** Watching, finding or isolating somebody. */
export const stalkingIndirect: readonly string[] = [
  near(`(${RELATION} (~2 )?${PRIVATE}|${PRIVATE} (~3 )?${RELATION})`, SECRETLY),
  near(`(${RELATION}|she|he|her) (~1 )?(is|are|goes|meets|talks|sees|does|texts|lives|geht|ist|trifft)`, SECRETLY),
  `(know|knowing|track|tracking|monitor|log|check|see|find out) (exactly )?(where|who|what) (${RELATION}|she|he) (~2 )?(is|goes|meets|talks|texts|does|sleeps)(~2 )? ?(at (every (minute|moment|second)|night|any hour)|every (minute|moment|second)|at all times|at any time|all the time|all day|24 7|around the clock|with)`,
  '(follow|following|trail|tail|shadow) (the|that|a|an|this|our) (~2 )?(girl|woman|guy|man|intern|student|waitress|barista|cashier|coworker|colleague|neighbou?r|teacher|boy|lady) (home|to (her|his|their)|after|around|everywhere|from)|(seguir|suivre|perseguir|verfolgen) (~1 )?(una|un|une|uma|um|la|el|eine|einer|einem) ~2 (hasta (su|la) casa|jusque? chez|ate (a |em )?casa|nach hause|jusqua (sa|son))',
  near(
    '(find|finding|get|track down|locate|see|meet|visit|reach|contact|talk to|show up|watch|where)',
    '(who|she|he|they|ex) (~2 )?(blocked|ghosted|cut off|is avoiding|moved away from|got a restraining order against|has a restraining order against|filed a restraining order against) me',
  ),
  near(
    '(she|he|ex|wife|girlfriend|husband|despite|although|violate|around|ignore|even though|even with|in spite of) ~6 (restraining|protective|no contact) order',
    '(win (her|him|them) back|get (her|him|close|near)|meet|see (her|him|them)|visit|talk|approach|despite|violate|around|ignore|wait|follow|contact|anyway)',
  ),
  near(
    '(fake|second|anonymous|secret|false|falso|falsos|fausse?|faux|falsche*|finto) (~1 )?(profiles?|accounts?|profil|profile|comptes?|perfil|perfis|perfiles|konto|cuenta|conta|profilo)|(perfil|perfis|perfiles|profil|profils|compte|comptes|cuentas?|contas?) (fals[oa]s?|faux|fake)',
    `(${RELATION}|her|him|watch|spy|keep an eye|follow|stalk|vigilar|vigiar|surveiller|beobachten)`,
  ),
  `(drive|driving|walk|walking|cycle|go|sneak|creep|pass) (past|by|around|up to) (my (exs?|crushs?|ex \\w+s)|her|his) (~1 )?(new )?(place|house|flat|home|apartment|street|window|work|office)|keep (an eye|tabs) on (my (ex|crush|wife|girlfriend|boyfriend|husband|ex \\w+)|where (she|he))(?= (\\.|$|at|24|every|all|online|through|and|without|when|who|is|goes))`,
  '(stop|stops|keep|prevent|forbid) (my )?(wife|girlfriend|boyfriend|husband|partner|her|him) (~1 )?(seeing|talking to|meeting|visiting|having|leaving|working)|(stops?|stopping) (seeing|talking to|meeting) (her|his) (friends|family|parents|sister|mother)|(only|just) (has|have|depends? on|relies on|needs|talks to|listens to) me|depends? (only|completely|entirely|totally|fully) on me|(has|have) (no one|nobody) (left )?but me',
  '(wait|waiting|stand|standing|sit|sitting|park|be there) (~1 )?(for (her|him)|outside|in front of|near|on (her|his)|along) (~3 )?(her|his|exs|work|home|house|way home|gym|school|class) (~4 )?(until|every|each|takes? me back|comes back|talks|at night)',
  near(
    RELATION,
    '(spy|spying|spyware|stalkerware|espiao|espiona|espia|espion|mouchard|spionage|spionageapp|tracker|rastreador|rastreadora|keylogger|spia)',
  ),
  '(figure out|look up|learn|discover|dig up) (my exs|her|his) (~1 )?(phone )?(number|address)(?= )',
  // German
  '(herausfinden|rausfinden|wissen|kontrollieren|nachsehen|rausbekommen|checken) (mit wem|wohin|was|wo|wen|wann) (meine|mein|sie|er) (~4 )?(schreibt|trifft|geht|fahrt|ist|macht|redet|schlaft|datet|chattet)|mit wem (meine|mein) (ex|frau|freundin|mann|freund) (~3 )?(schreibt|redet|schlaft|chattet|sich trifft)',
  '(vor|bei|gegenuber) (ihrer|ihrem|seiner|seinem|der wohnung meiner|dem haus meiner) (~2 )?(wohnung|haus|haustur|tur|arbeit|schule|buro|fenster|ex*|freundin) (~2 )?(warten|stehen|auflauern|sitzen|parken|ausharren)',
  // Spanish, French, Portuguese
  '(controlar|saber|vigilar|averiguar|descubrir|savoir|verifier|controler|saber|controlar|vigiar|descobrir) (~3 )?(con quien|a donde|adonde|donde esta|con quienes|avec qui|ou est|ou va|a qui|com quem|aonde|onde esta|onde vai) (~3 )?(mi|ma|mon|minha|meu|ella|elle|ela) (ex|mujer|novia|novio|marido|femme|copine|copain|mari|mulher|namorada|namorado|esposa)',
  '(nouvelle adresse|new address|neue adresse|nueva direccion|novo endereco|nuovo indirizzo) (~2 )?(mon|ma|my|meiner|meines|mi|minha|meu|mia|mio|her|his) ?(ex)?|(aislar|isoler|isolar|isolieren) (a )?(mi|ma|mon|minha|meu|meine) ',
  '(szpiegowac|sledzic|nekac) (moja |mojego |byla |bylego |zone|dziewczyne|ex)|(следить за|преследовать|шпионить за|прослушивать) (бывш*|жен*|муж*|девушк*|телефон)|(karimin|kocamin|sevgilimin|eski sevgilimin) (~2 )?(telefonunu|mesajlarini|konumunu)|(spionera|forfolja|overvaka|stalka) (pa )?(min|mitt) (~1 )?(ex|fru|flickvan|pojkvan|man|telefon)',
];

export const stalkingIndirectUnspaced: readonly string[] = [
  '(?!.{0,24}(プレゼント|サプライズ|誕生日|祝|指輪|旅行|記念日|ケーキ))(?:(彼女|彼氏|妻|夫|嫁|旦那|元カノ|元カレ|元彼|好きな(人|子)|恋人).{0,12}(こっそり|勝手に|内緒で|黙って|バレずに|ばれずに|気づかれ)|(こっそり|勝手に|内緒で|黙って|バレずに|ばれずに|気づかれずに).{0,10}(彼女|彼氏|妻|夫|嫁|旦那|元カノ|元カレ|元彼).{0,8}(スマホ|携帯|line|位置|gps|車|部屋|後|メッセージ|見張)|(元カノ|元カレ|元彼|元妻|元夫|あの子|好きな子).{0,8}(家|職場|学校|アパート|マンション)(の前|の近く|に(毎日|毎晩)|を(特定|調べ|突き止|張)))',
];
