/** Requires that no particular food follows: 'stop eating sugar' is a diet, 'stop eating' alone is not. */
const NO_OBJECT =
  '(?= (\\.|$|for|until|till|completely|entirely|altogether|at all|anything|food|solid food|so|and|to (get|be|become|lose|look|fit)|before|by|this|next|except|unless|again))';

/** Starving, purging, and fasting for longer than is safe. Amounts and durations are checked in `extreme-figures.ts`. */
export const eating: readonly string[] = [
  // English
  '(starve|starving) (my ?self|until|to (lose|get|be|become|fit))',
  `(stop|stopping|quit|quitting|give up|avoid) eating${NO_OBJECT}`,
  '(eat|eating) (absolutely |literally |almost |practically )?((nothing|no food)(?! (~1 )?(after|before|between|past|with|but vegetables|sweet|processed|fried|from))|only (air|ice|water|apples|lettuce|cucumber|celery|rice cakes|coffee)|as little as|next to nothing|one meal a week|one apple (a day )?(until|till|so|to (lose|get|fit)|only|and nothing)|every other day)',
  '(not|without|dont|no) (to )?(eat|eating|food) (anything |any food |at all |)?(for|until|till) ~6',
  '(live|living|survive|surviving) (only |just )?(on|off) (only |just )?(water|air|coffee|diet coke|cigarettes|ice|juice|black coffee|gum)',
  '(dry fast*|breatharian*|water only (diet|fast)|cotton ball diet|tapeworm*|sleeping beauty diet|ana (tips|buddy|diet|coach)|pro ?ana|pro ?mia|(become|be|stay|befriend|with|like|turn) ana(?= (\\.|$|and|by|again|bones))|bones (showing|visible|sticking)|ribs showing|thigh gap|thinspo|thinspiration|bonespo)',
  '(become|be|get|look|turn|stay) (~1 )?(anorexic|bulimic|skeletal|skin and bones|underweight|emaciated|skeleton thin|dangerously thin|as thin as (possible|a skeleton))|(anorexic|skeletal) (body|look|thin|by)',
  '(throw|throwing) up (after|every|my|what|until|each|lunch|dinner|all)*|(vomit|vomiting|puke|puking|purge|purging) (after|every|my|what|each|all|meals|food|more|twice|daily)|make myself (throw up|vomit|sick|puke)',
  '(laxatives?|diuretics|diet pills|clenbuterol|dnp|ipecac|ozempic) (~4 )?(lose|thin|skinny|after|every (meal|day)|daily|to (drop|get|flush))|(laxatives|diet pills) (every|daily|after)',
  '(hide|hiding) (~3 )?(that i (dont|do not|am not) eat*|not eating|my (food|weight loss|starving) from)|(skip|skipping) (eating|food|meals|all meals|dinner and) (~1 )?(every|on|for|until|all|completely|whenever|to)|skip (all|every) (meals?|dinners? and lunch*)',
  '(bmi|weight) (of|under|below|down to|to) (1[0-6]|[89])(?= (\\.|$|by|before|in))',
  // German
  '(hungern (bis|um|fur|ohne)*|mich (zu tode |tot |dunn |runter |herunter )hungern|zu tode hungern|runterhungern|herunterhungern|nichts mehr essen|gar nichts (mehr )?essen|nichts essen|aufhoren zu essen|nicht mehr essen(?= (\\.|$|bis|und|um|damit|vor))|magersuchtig (werden|sein)|abfuhrmittel (~4 )?(abnehmen|nehmen|dunn*|nach)|(nach (dem|jedem) essen|danach|nach jeder mahlzeit|alles|nach jedem|jeden tag) (~2 )?(erbrechen|kotzen|ubergeben|auskotzen)|finger in den hals)',
  '(tage|wochen) (~1 )?(nur|bloss) (~1 )?wasser|(nur|bloss) (~1 )?von (wasser|luft|kaffee) (~1 )?leben',
  // Spanish
  '(dejar de comer|no comer|parar de comer)(?= (\\.|$|nada|por|durante|hasta|para|del todo|completamente|y|en|solidos))|(no comer nada|comer nada|matarme de hambre|morirme de hambre|pasar hambre (para|hasta)|(dias?|semanas?) (~1 )?(solo|sola|a|con) (~1 )?agua|vivir (solo )?(de|a base de) (agua|aire|cafe)|(vomitar|provocarme el vomito|vomito) (~3 )?(despues|cada|la comida|todo)*|provocarme el vomito|ser anorexica|ser anorexico|volverme anorexic*|laxantes (~4 )?(adelgazar|bajar|perder|cada)|princesa ana)',
  // French
  '(arreter de manger|ne plus manger|cesser de manger)(?= (\\.|$|pendant|jusqua|pour|completement|du tout|rien|et|avant))|((jours|semaines?) (~2 )?(que|seulement|uniquement) (~1 )?(de )?l?eau|ne (plus )?rien manger|rien manger (pendant|jusqua)*|me laisser mourir de faim|maffamer|me faire vomir|vomir (apres|mes|chaque)|devenir anorexique|etre anorexique|laxatifs (~4 )?(maigrir|perdre|chaque|apres)|vivre (que )?deau|pro ana)',
  // Portuguese
  '(parar de comer|deixar de comer|nao comer)(?= (\\.|$|nada|por|durante|ate|para|completamente|e|solidos))|(nao comer nada|passar fome (para|ate)*|me matar de fome|(dias?|semanas?) (~1 )?(so|apenas|somente) (~1 )?agua|viver (so )?de (agua|ar|cafe)|(vomitar|provocar vomito) (~3 )?(depois|apos|cada|tudo|a comida)|forcar o vomito|ficar anorexica|virar anorexica|ser anorexica|laxantes? (~4 )?(emagrecer|perder|todo))',
  '(chew and spit|chewing and spitting|size (00|double zero|zero) (~3 )?(whatever|no matter|by)|(eat|eating|have) (~1 )?(as few|fewest) calories|(not|never|without) (to )?eat(ing)? (again )?(until|till|unless|before) (i (am|weigh|fit|get|reach|see)|my|\\w+day)|hate my body (~4 )?(starv*|stop eating)|(finger|fingers) down my throat)',
  // Polish, Russian, Turkish, Swedish
  '(nie jesc nic|przestac jesc|glodzic sie|glodowac|wymiotowac po)(?= )|(перестать есть|ничего не есть|голодать|вызывать рвоту|рвота после|блевать после)(?= )|(hicbir sey yemeden|yemek yemeyi birak*|kusmak|kusarak)(?= )|(sluta ata|inte ata (nagot|nanting)|svalta mig|krakas efter|kräkas efter)(?= )',
  // Italian, Dutch
  '(smettere di mangiare|non mangiare)(?= (\\.|$|nulla|niente|per|fino|piu|del tutto))|(non mangiare niente|vomitare (dopo|ogni|tutto)|diventare anoressic*|digiunare (~1 )?(settimane|un mese))',
  '(stoppen met eten|niet meer eten|niks (meer )?eten|niets (meer )?eten)(?= (\\.|$|tot|om|voor|en|zodat|behalve))|(mezelf uithongeren|uithongeren|overgeven na|braken na|anorexia krijgen|laxeermiddelen? (~4 )?(afvallen|na|elke))',
];

export const eatingUnspaced: readonly string[] = [
  '(何も|なにも|一切|まったく|全く).{0,4}食べ(な(い|く|けれ)|ず)|食べるのを(完全に)?やめ|絶食|水だけで|食べ(て|た|る|ら|ては|たら|た後|るたび|ものを)?.{0,3}(全部)?吐(く|い|こう|き|け)|食べ吐き|過食嘔吐|拒食症(に|になり)|下剤.{0,8}(痩|やせ|減|毎日)|餓死|ガリガリ(に|まで)',
];
