import { people } from './people.ts';

/** Harm to other people or to animals. */
export const violence: readonly string[] = [
  // English
  `(kill|kil|killing|murder|murdering|strangle|strangling|stab|stabbing|shoot|shooting|poison|poisoning|rape|raping|torture|torturing|kidnap|kidnapping|abduct|behead|assassinate|lynch|drown|drowning|choke|suffocate|smother|execute|beat up|beating up|beat the (shit|crap|hell) out of|knock out|smash ~2 face|crush|hurt|hurting|harm|harming|attack|attacking|assault|assaulting|injure|punch|maim|cripple|slaughter|unalive|eliminate|run over|set fire to|throw acid (on|at)|push) (the hell out of |all |all of |both of |some |as many |a few |many )?${people.en}(?! (s|at|in (a |the )?(photo|race|chess|game|debate)))`,
  '(beat|beating|hit|hitting|slap|slapping) (my )?(wife|kids?|child|children|girlfriend|boyfriend|husband|dog|cat|partner|ex|mother|son|daughter|him|her|them)( up| badly| until| so| when| for| to|)(?= (\\.|$|up|badly|until|so|when|for|to|black))',
  '(commit|committing|plan|planning|the perfect|get away with|getting away with) (a |the |my )?(perfect )?(murder|manslaughter|massacre|genocide|homicide)',
  '(mass|school|workplace) (shooting|murder|stabbing)|shoot up (a|the|my) ~1 (school|office|church|mosque|mall|work|workplace|party)',
  '(build|building|make|making|buy|plant|planting|construct|assemble) (a |an |my |some |the )?(own )?(pipe |dirty |nail |petrol |car |home ?made )?(bombs?|explosives?|molotov*|ricin|nerve gas|sarin|bioweapon|grenade|ied|ghost gun)',
  '(bomb|blow up|burn down|attack|shoot at|torch) (a |the |my |their |his |her |our )?(old |exs |neighbou?rs )?(school|church|mosque|synagogue|office|house|home|building|town hall|train|airport|hospital|shop|car|barn|embassy)',
  '(beat|beating) up (the|that|a|this|some|my|every|anyone|whoever) (?!(~1 )?(car|sofa|couch|furniture|truck|van|chair|table|guitar|eggs?|bike) )|(pay|paying) (~2 )?(in|with) (blood|their life|his life|her life)|(end|ends|put|land|wake) (up )?(~2 )?in (the )?(hospital|a coffin|a wheelchair|the ground|the morgue)|(break|breaking|snap) (his|her|their|someones|my (ex|boss|brother|neighbou?r)s?) (~2 )?(legs?|arms?|neck|face|nose|jaw|bones|kneecaps|fingers)',
  '(terror|terrorist) attack|(acid|knife) attack on',
  '(hire|hiring|find|pay|become) (a |an )?(hit ?man|hitman|contract killer|assassin)',
  `(get |take |taking |plan |planning |my |have )?(revenge|vengeance) (on|against) (that |the )?${people.en}`,
  `(make|making) ${people.en} (suffer|bleed|pay for what|regret being born|disappear|hurt)`,
  '(make|making) (my )?(ex|boss|wife|husband|neighbou?r|him|her|them) (suffer|bleed|pay|disappear|vanish|regret)',
  '(get rid of|dispose of|do away with|silence|eliminate|deal with) (my )?(husband|wife|ex|boss|mother|father|stepfather|witness|witnesses|rival|baby) (for good|forever|permanently|once and for all|without (anyone|getting caught)*)',
  '(torture|torturing|kill|killing|poison|poisoning|drown|strangle|abuse|burn|beat|shoot) (a |the |some |my |stray |neighbou?rs )+(neighbou?rs )?(cats?|dogs?|puppy|puppies|kittens?|pets?|animals?|pigeons?|horses?)',
  // German
  `${people.de} (~4 )?(umbringen|umzubringen|toten|zu toten|ermorden|erschiessen|vergiften|erstechen|verprugeln|zusammenschlagen|erwurgen|entfuhren|vergewaltigen|foltern|qualen|abstechen|beseitigen|leiden lassen|fertig ?machen|schlagen|schlage|eine reinhauen|reinhauen|eine verpassen|eine ohrfeige|wehtun|weh tun|verletzen|bluten lassen|fertigmachen|abknallen|kalt ?machen|aus dem weg raumen|zu vergiften|zu verprugeln)`,
  '(bombe|bomben|sprengsatz|sprengstoff|molotow*) (~2 )?(bauen|basteln|legen|herstellen|zu bauen|besorgen)',
  '(amoklauf*|attentat*|anschlag (auf|verub*|plan*)|massaker (an|planen)|auftragskiller*|auftragsmorder*|mord (begehen|planen|an))',
  `(rache|rachen|racher) (~2 )?(an|nehmen an) ${people.de}|(mich|uns) (~4 )?rachen`,
  // Spanish
  `(matar|asesinar|envenenar|apunalar|partirle la cara|romperle la cara|partir la cara|disparar|disparar*|golpear|pegar|violar|secuestrar|torturar|estrangular|agredir|quemar|acuchillar|ahogar|maltratar|hacer dano|hacer sufrir|hacerle dano|darle una paliza) ${people.es}`,
  '(matarlo|matarla|matarlos|asesinarlo|asesinarla|golpearla|pegarle|envenenarlo|envenenarla|hacerla sufrir|hacerlo sufrir|hacerle pagar)',
  '(hacer|fabricar|construir|poner|comprar) (una |un |unas )?(bombas?|explosivos?|coctel molotov)(?! de bano)',
  '(vengarme|venganza) (de|contra) ',
  '(contratar|buscar) (a )?(un )?sicario|(tiroteo|masacre|atentado|matanza) (en|contra)',
  // French
  `(tuer|casser la gueule a|peter la gueule a|defoncer|planter|tirer sur|assassiner|empoisonner|poignarder|frapper|violer|kidnapper|enlever|torturer|etrangler|agresser|battre|abattre|faire souffrir|faire du mal a|eliminer|noyer|tabasser|bruler) ${people.fr}`,
  '(fabriquer|construire|poser|faire) (une |un |des )?(bombes?|explosifs?|cocktails? molotov)(?! (de|pour le) (bain|graines))',
  '(me venger|vengeance) (de|contre|sur) |(fusillade|attentat|massacre) (dans|contre|au|a)|tueur a gages',
  // Portuguese
  `(matar|quebrar a cara (de|do|da)|dar um tiro (em|no|na)|socar|assassinar|envenenar|esfaquear|espancar|bater em|bater na|bater no|sequestrar|torturar|estuprar|agredir|estrangular|machucar|ferir|atirar em|fazer sofrer|dar uma surra em|dar uma surra no|dar uma surra na) ${people.pt}`,
  '(fazer|fabricar|construir|montar) (uma |um )?(bombas?|explosivos?|coquetel molotov)(?! de (banho|chocolate))',
  '(me vingar|vingar me|vinganca) (do|da|de|contra) |(massacre|atentado|chacina|tiroteio) (na|no|em|contra)|matador de aluguel|pistoleiro',
  // Italian
  `(uccidere|ammazzare|avvelenare|picchiare|accoltellare|rapire|torturare|strangolare|violentare|sparare a|sparare|far soffrire|fare del male a) ${people.it}`,
  '(costruire|fabbricare|mettere|fare) (una |un )?(bomba|bombe|esplosivo|molotov)(?! da bagno)|vendicarmi (di|del|della|dei)|(strage|attentato) (in|a|contro)',
  // Dutch
  `${people.nl} (~3 )?(vermoorden|doden|vergiftigen|neersteken|in elkaar slaan|mishandelen|wurgen|ontvoeren|verkrachten|afmaken|doodschieten|neerschieten|martelen|slaan|te vermoorden|vergiftig*)`,
  '(vermoord|dood|vergiftig|mishandel) (mijn|de) (ex|vrouw|man|baas|buur*|hond|kat)|(bom|bommen|explosief) (maken|bouwen|leggen)|wraak (nemen )?op|huurmoordenaar',
  // Russian
  '(убить|отравить|избить|изнасиловать) (мою|моего|свою|своего|жену|мужа|соседа|бывш*)',
];

export const violenceUnspaced: readonly string[] = [
  '(人|妻|夫|嫁|旦那|彼|彼女|あいつ|やつ|奴|上司|部長|隣人|隣の|母|父|親|兄|弟|姉|妹|元カノ|元カレ|元彼|元妻|元夫|先生|同僚|クラスメート|友達|誰か|みんな|全員|子ども|子供|犬|猫|ねこ)(たち|達)?(の犬|の猫|さん)?(を|に|の).{0,6}(殺|刺し|刺す|毒殺|毒を|襲|殴|痛めつけ|誘拐|拷問|虐待|暴力|危害|仕返し|復讐|レイプ)',
  '殺してやる|殺したい|ぶっ殺|人殺し(を|した)|爆弾を(作|製造|仕掛)|爆弾の作|銃乱射|無差別|通り魔|殺人(を|計画|依頼)|殺し屋|復讐(する|したい|計画|して)|毒を盛',
];
