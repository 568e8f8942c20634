/** What kind of remedy an obstacle needs. The first pattern that matches decides. */
const patterns = {
  health:
    /\b(?:pain|injur|hurt|knee|shoulder|my back|back is|sick|ill(?:ness)?|asthma|allerg|schmerz|verletz|knie|rücken|krank|dolor|duele|rodilla|espalda|lesión|mal au|douleur|genou|dos |blessure|maladie|dor |dores|joelho|costas|doente)|痛|腰|膝|けが|病気/i,
  fear: /\b(?:afraid|scar(?:ed|es|y)|fear|terrif|nervous|anxi|shy|embarrass|angst|nervös|schüchtern|traue mich|panik|miedo|nerv|vergüenza|tímid|peur|trac|timid|stress|medo|ansios|vergonha)|怖|緊張|不安|恥ずか/i,
  distraction:
    /\b(?:distract|phone|social media|tv|netflix|youtube|instagram|tiktok|gam(?:es|ing)|ablenk|handy|fernseh|distra|móvil|redes sociales|téléphone|réseaux sociaux|écrans?|celular|telemóvel)|スマホ|気が散|テレビ|ゲーム/i,
  delay:
    /\b(?:procrastinat|put(?:ting)? (?:it|things|everything) off|lazy|motivation|give up|discipline|never finish|schiebe|aufschieb|prokrastin|faul|disziplin|procrastin|pospong|flojera|pereza|flemme|remets|adio|preguiça|desisto)|先延ばし|後回し|続かない|三日坊主|やる気/i,
  energy:
    /\b(?:tired|exhaust|energy|night ?shift|work nights|sleep|müde|erschöpft|kaputt|nachtschicht|schlaf|cansad|agotad|sueño|fatigu|épuisé|sommeil|exaust|sono)|疲れ|眠|夜勤/i,
  waiting:
    /\b(?:slow|wait|delay|council|authorit|bureaucra|langsam|warte|verspät|behörde|amt\b|lent|tarda|espera|ayuntamiento|attend|retard|mairie|administration|demora|atras|prefeitura|câmara)|遅|待|役所/i,
  money:
    /\b(?:money|broke|expensive|afford|cost|budget|cash|geld|teuer|leisten|kosten|dinero|caro|cara|argent|cher|chère|dinheiro|grana)|お金|高い|予算/i,
  people:
    /\b(?:nobody|she |he |they |against|dagegen|en contra|contre|é contra|no one|volunteer|brother|sister|friend|mother|father|mum|dad|bruder|schwester|freund|mutter|vater|hermano|hermana|amig|madre|padre|frère|sœur|ami|mère|père|irmão|irmã|mãe|pai\b|niemand|keiner|nadie|personne|ninguém|husband|wife|partner|kids|children|family|boss|neighbou?r|colleague|landlord|roommate|boyfriend|girlfriend|parents|mann |frau|kinder|familie|chef|nachbar|vermieter|eltern|marido|esposa|hijos|familia|jefe|vecin|padres|mari |femme|enfants|famille|patron|voisin|filhos|família|vizinh|pais )|夫|妻|子ども|子供|家族|上司|近所|大家/i,
  weather:
    /\b(?:weather|rain|winter|cold|dark|snow|heat|wind|wetter|regen|kälte|kalt|dunkel|schnee|hitze|lluvia|invierno|frío|calor|pluie|hiver|froid|chuva|inverno|frio)|天気|雨|冬|寒|暑|雪/i,
  time: /\b(?:time|busy|shift|overtime|schedule|hours|full[- ]time|travel a lot|zeit|stress|überstunden|schicht|termine|tiempo|ocupad|horario|turnos|temps|horaires|débord|tempo|corrid|turno)|時間|忙し|残業|シフト/i,
  knowledge:
    /\b(?:don['’]?t know|no idea|clue|never done|confus|understand|paperwork|keine ahnung|weiß nicht|verstehe|papierkram|no sé|ni idea|no entiendo|papeleo|je ne sais|aucune idée|paperasse|não sei|não entendo|burocracia|papelada)|わからない|知らない|未経験/i,
  missing:
    /^(?:no |without |lack|missing|haven['’]?t|don['’]?t have|there is no|kein|ohne |es fehlt|fehlt|sin |no hay|no tengo|falta|sans |pas de|il n['’]y a pas|sem |não há|não tenho|não tem)|ない$|足りない/i,
} as const;

export type ObstacleKind = keyof typeof patterns | 'other';

/** 'nobody speaks Welsh' is about what is missing, not about people who are in the way. */
const unable =
  /^(?:nobody|no one|niemand|keiner|nadie|personne|ninguém) (?:speaks|knows|can|has|spricht|kann|weiß|hat|habla|sabe|ne|fala)\b/i;

export function obstacleKind(obstacle: string): ObstacleKind {
  if (unable.test(obstacle)) return 'missing';
  const kinds = Object.keys(patterns) as (keyof typeof patterns)[];
  return kinds.find((kind) => patterns[kind].test(obstacle)) ?? 'other';
}
