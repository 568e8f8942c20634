import type { Language } from '../detect-language.ts';
import { pieceAt, type Source } from '../source.ts';
import { toGerund } from '../../english/gerund.ts';
import { countWords, toItems } from './phrases.ts';
import { trouble } from './trouble-words.ts';

interface RefusalWords {
  /** What introduces a refusal. The refused thing follows. */
  readonly before: readonly RegExp[];
  /** Patterns whose group `what` is the refused thing. */
  readonly around: readonly RegExp[];
  /** Where the refused thing ends. */
  readonly end: RegExp;
  readonly or: RegExp;
  /** The verb of a refused action: of 'join a gym', the gym is refused. */
  readonly verb: RegExp;
  /** What someone lacks rather than refuses: 'no time'. */
  readonly lack: RegExp;
}

const words: Readonly<Record<Exclude<Language, 'ja'>, RefusalWords>> = {
  en: {
    before: [
      /(?:^|(?<!but )\b(?:and|so|also|please|definitely|absolutely|with|or|plus|-) )no (?!(?:more|later|longer|less|fewer|one|matter|doubt|thanks|need|such|point|big deal)\b)/gi,
      /(?:^|\b)without (?:any |using |buying |paying for |joining |taking |spending money on |going to )?(?!(?:(?:her|him|them|me|us|you|it|anyone|anybody|my|his|their|the) (?:[a-zA-ZÀ-ɏ]+ )?)?[a-zA-ZÀ-ɏ]+ing\b)/gi,
      /(?:^|\b)(?:i|we|and|but|also|just) ?(?:really |just |absolutely |definitely )?(?:don't|do not|dont) (?:want|wish|need)(?: to)?(?: (?:do|try|take|have) again)?(?! (?:be|get|give up|stop|fail|lose|miss|hurt|quit|end up|just)\b) /gi,
      /^(?:don't|do not|dont) want(?: to)? /gi,
      /(?:^|\b)(?:i|we|and|but) ?(?:really |absolutely |also )?(?:won't|wont|will not|refuse to|am not going to|'m not going to|would never|will never|'d rather not)(?! (?:be|have time|give up|stop|get|manage|know|let|quit)\b) /gi,
      /(?:^|\b)(?:(?:i|we) )?(?:can't stand|cannot stand|want to avoid|would rather avoid|avoid|avoiding|(?:i'?m|im|i am|we're) not (?:doing|joining|buying|paying for|taking|using|getting)(?: any(?: more)?)?|(?:i|we) (?:don't|do not|dont) (?:do|use|believe in|eat|drink)|nothing (?:that involves|that needs|requiring)) /gi,
      /^not (?:with|using|via|through|another|joining|buying|paying for|going to(?= an? | the | any )) /gi,
      /(?:^|\b(?:i'?m|im|i am|we're|we are|and) )not going (?:on|near|back (?:to|on)) (?!(?:a |an )?(?:holiday|vacation|trip|about|for|and)\b)/gi,
      /(?:^|\b(?:i'?m|im|i am|we're|we are|and|but) )not (?=(?:touching|selling|giving up|moving|quitting|borrowing|remortgaging|switching|changing|lifting|carrying|climbing|cooking|baking|wearing|driving|flying|hiring|installing|downloading|signing|sharing|posting|inviting|camping|hosting|spending|dealing|messing|dieting|counting|cutting|replacing|importing|outsourcing|asking)(?: |$))/gi,
      /^n?or (?:in |(?:do|will|am) (?:i|we) (?:want (?:to )?)?)(?=[a-z])/gi,
      /(?:^|\b)(?:neither|none) of us (?:will|wants? to|would) /gi,
      /(?:^|\b(?:i|we|and) ?)(?:really |absolutely |just )?(?:hate|detest|loathe)(?: using| going to| doing)? (?!(?:my|it|that|this|being|when|how|the (?:way|thought|idea|fact)|having)\b)/gi,
      /(?:^|\b)(?:not a fan of|not interested in|no interest in|not keen on|anything but|nothing with|nothing involving|stay away from|steer clear of) /gi,
    ],
    around: [
      /^nothing (?<what>(?:that )?(?:costs|needs|requires|involves) [a-zA-ZÀ-ɏ' -]{2,30})$/i,
      /(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,30}?) (?:annoys?|bores?|irritates?) me\b/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,30}?),? (?:is|are) (?:out(?! of)|out of the question|not an option|a no-go)\b/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,30}?) (?:isn't|aren't|is not|are not) (?:for (?:me|us)|my thing)\b/i,
    ],
    end: /[,;]|\b(?:because|since|as i|so (?:i|it|we|that)|but|please|if|which|when|for me|either|at all|thanks|thank you|allowed|whatsoever|anymore|any more|ever|again|though|this time|instead|and (?:i|we|no|my|the|it|not|want|would|need|am|have|also)|for (?:any|it|this|that|us)|to (?:invite|find|get|do|tell|ask|see|make|meet|sell|learn|look)|by (?:\d|the|end|next|this|[a-z]+day|[a-z]+ \d)|before|until|(?:it|that|he|she|there)'s|they're|(?:it|they|that|he|she|we) [a-z]+s?|i (?:have|am|can|want|need|do|did|find|think))\b/i,
    or: /,|\b(?:or|and|nor)\b|\//i,
    verb: /^(?:use|join|take out|take|buy|go to|go on|have|eat|do|be on|hire|attend|install|download|get|touch(?! (?:my|our) )|try|drink|visit|wear|sign up (?:for|to)|any|see|read|watch|follow) (?=[a-zA-ZÀ-ɏ])/i,
    lack: /^(?:a |any |much |real |prior |previous |formal |particular |fixed |musical |more |good )?(?:time|money|idea|clue|experience|car|licen[cs]e|space|room|energy|motivation|talent|water|budget|rush|hurry|pressure|deadline|kids|children|pets|preference|fixed|problem|garden|garage|internet|wifi|degree|job|help|support|power|electricity|patience|training|background|knowledge|equipment|skills?|confidence|discipline|willpower|partner|friends|savings|income|heating|insulation|worries|way|sleep|pain|injur(?:y|ies)|fear|anxiety|nerves|headaches?|tears|drama|arguments?|guilt|shame|crying|asbestos|mou?ld|damp|rot\b|woodworm|infection|fracture|damage|sign|symptoms?|luck|children|fuss|stress|stopping|an? (?:interpreter|translator|map|dictionary|script|sat ?nav|stick|prompter)|interpreter|translator|translation|dictionary|break|breaks|rest|pauses?|falling|walking|errors?|mistakes?|looking|subtitles|notes|accent|idea|interest|it\b|them\b|that\b|to|panic|help|dying|a break|being|getting|having|feeling|previous|education|parking|plan\b)(?:e?s|e?n)?(?![a-zA-ZÀ-ɏ])(?!(?<=car) (?:boot|hire|rental))/i,
  },
  de: {
    before: [
      /(?:^|(?:^|\s)(?:und|auch|bitte|bloß|nur|auf jeden fall|will|möchte|mag|brauche|wir wollen|oder|nehme|sowie) )(?:ich )?(?:auf )?kein(?:e[nmrs]?|erlei)? /gi,
      /(?:^|\s)ohne (?:ein(?:e[nm]?)? |jede[ns]? )?(?!dass(?:\s|$)|(?:[a-zA-ZÀ-ɏ]+ ){1,4}zu |[a-zA-ZÀ-ɏ]+zu[a-zA-ZÀ-ɏ]+en(?:\s|$))/gi,
      /(?:^|\s)(?:will|möchte|gehe|mag|werde|wollen) (?:ich |wir )?(?:auf keinen fall |wirklich |garantiert )?nicht (?:in (?:ein |eine |einen )?|ins |mit |zum |zur |auf )?/gi,
      /(?:^|\s)(?:auf keinen fall|bloß nicht|nur nicht|nichts mit|kein interesse an|ich hasse) /gi,
      /^nicht (?:mit|über|per) /gi,
    ],
    around: [
      /(?:^|\sund )(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) (?:kommt|kommen) (?:für (?:mich|uns) )?nicht in ?frage/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) (?:kommt|kommen) (?:mir|uns) (?:gar )?nicht (?:in|ins|auf|an|unter|vor)(?:\s|$)/i,
      /(?:^|\sund )(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) (?:will|möchte|mag|brauche|wollen|möchten|brauchen) (?:ich|wir) (?:gar |auch |wirklich )?nicht$/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?)(?: für [\d.]+ \S+)? (?:zahle|bezahle|kaufe|mache|nehme|nutze|miete|buche) ich (?:gar |auch |selbst )?nicht(?: selbst| mehr)?$/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) (?:ist|sind) (?:echt |wirklich |einfach |gar )?nichts für (?:mich|uns)/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) (?:nervt|nerven)(?: mich)?/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) (?:hasse|verabscheue) ich/i,
      /(?:^|\sund )auf (?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) (?:habe ich|haben wir) (?:gar |überhaupt )?keine lust/i,
    ],
    end: /[,;]|(?:^|\s)(?:weil|da|aber|bitte|wenn|denn|mehr|und (?:ich|kein|nur|auch|ohne|wir)|will ich|benutzen|verwenden|nutzen|nehmen|kaufen|machen|haben|ausgeben|besuchen|gehen|bis|am|im|für mich|und zwar|dazu)(?:\s|$)/i,
    or: /,|(?:^|\s)(?:oder|und|noch|sowie)(?:\s|$)|\//i,
    verb: /^(?:ein|eine|einen|einem|einer) (?=[a-zA-ZÀ-ɏ])/i,
    lack: /^(?:große |richtige |feste )?(?:geduld|zeit|geld|ahnung|erfahrung|auto|führerschein|lust|platz|garten|ausdauer|motivation|talent|eile|vorkenntnisse|kondition|energie|kraft|ausbildung|hilfe|internet|werkzeug|pausen?|unterbrechung|stopp|probleme?|stress|schmerzen|angst|anzuhalten|zu|fehler|balkon|idee|plan|strom|wasser|druck|absetzen|gehpausen?|ende|uhr|untertitel|dolmetscher|übersetzer|navi|noten|wörterbuch|brille|mich|es|sie)(?:e?s|e?n)?(?![a-zA-ZÀ-ɏ])/i,
  },
  es: {
    before: [
      /(?:^|\s)sin (?:ningún |ninguna |un |una |usar |comprar |tomar |ir a |pagar |gastar en |contar )?(?!que(?:\s|$)|[a-zA-ZÀ-ɏ]+(?:ar|er|ir)(?:me|lo|la|se|nos|le|les)?(?:\s|$))/gi,
      /(?:^|\s)(?:no quiero|no queremos|no pienso|no voy a|me niego a|(?<!(?:un|el|del|al|cada|primer) )paso de)(?: (?:usar|ir a|ir al|tomar|comprar|hacer|apuntarme a|pagar|contratar|pedir))?(?! (?:perder|dejar|fallar|rendirme|ser|estar|seguir|que)(?:\s|$)) /gi,
      /(?:^|\s)(?:(?<!(?:sé|sabemos|entiendo|entendemos) )nada de|odio|detesto) /gi,
    ],
    around: [
      /(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) ni hablar/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) no (?:es|son) para (?:mí|nosotros)/i,
    ],
    end: /[,;]|(?:^|\s)(?:porque|pero|si|que|cuando|y (?:sin|no|con|tengo|nada|me)|para|hasta|antes|a partir|por favor|en (?:un|una|el|la|\d)|tengo|de aquí)(?:\s|$)/i,
    or: /,|(?:^|\s)(?:o|y|ni|u|e)(?:\s|$)/i,
    verb: /^(?:un|una|ningún|ninguna) (?=[a-zA-ZÀ-ɏ])/i,
    lack: /^(?:mucho |mucha |ninguna |ningún |demasiad[oa] )?(?:tiempo|paciencia|dinero|experiencia|ayuda|prisa|agua|coche|carnet|estrés|presión|compañía|internet|luz|ascensor|trabajo|duda|problemas?|dolor|errores|nervios|parar|descanso|pausas?|miedo|idea|formación|fecha|éxito|perder|subtítulos|intérprete|traductor|diccionario|acento|mirar|gluten|motivación|fuerzas|ganas|calefacción|mí|ella|él|embargo|límite)(?:e?s|e?n)?(?![a-zA-ZÀ-ɏ])/i,
  },
  fr: {
    before: [
      /(?:^|(?:^|\s)(?:surtout|et|mais|donc|ou|alors|absolument) )pas (?:de la |de l'|du |des |de |d')/gi,
      /(?:^|\s)sans (?:aucune? |une? |utiliser |acheter |prendre |passer par |aller à |payer )?(?:de |d')?(?!qu(?:e\s|')|(?:(?:la|le|les|me|se|nous|y|en|lui) )*[a-zA-ZÀ-ɏ]*'?[a-zA-ZÀ-ɏ]+(?:er|ir|re)(?:\s|$))/gi,
      /(?:^|\s)(?:je|on|nous) (?:ne )?(?:veux|veut|voulons|souhaite) (?:surtout )?pas (?:utiliser |prendre |acheter |aller à |aller dans )?(?:de la |de l'|du |de |d')?/gi,
      /(?:^|\s)(?:je|on|nous) (?:ne )?(?:vais|va|allons|irai|serai) (?:pas|jamais) (?:sur |chez |au |aux |à la |à l'|dans (?:une? )?)/gi,
      /(?:^|\s)(?:(?:hors de question|pas question) (?:de |d')?|(?:je|on|nous) (?:refuse|refusons|refusent) (?:de |d')|pas intéressée? par (?:les |la |le |l')?|rien avec|aucune? |je déteste (?:les |le |la |l')?)/gi,
    ],
    around: [
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,30}?),? (?:non merci|très peu pour moi)/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,30}?) (?:(?:n'est|ne sont|c'est|est|sont) )pas pour (?:moi|nous)/i,
    ],
    end: /[,;]|(?:^|\s)(?:parce|car|mais|si|que|quand|et (?:pas|sans|je|j'ai)|pour|jusqu|avant|s'il|dans (?:un|une|le|la|\d)|j'ai|je)(?:\s|$)/i,
    or: /,|(?:^|\s)(?:ou|et|ni)(?:\s|$)/i,
    verb: /^(?:une?|le|la|les|l'|d'|de) ?(?=[a-zA-ZÀ-ɏ])/i,
    lack: /^(?:beaucoup |aucune? |grand |trop )?(?:d'|de )?(?:temps|patience|argent|expérience|aide|pression|eau|voiture|permis|stress|internet|souci|problèmes?|douleur|erreurs?|pauses?|arrêt|m'arrêter|s'arrêter|peur|idée|formation|date|succès|doute|limite|fin|place|jardin|effort|motivation|énergie|marcher|sous-titres|interprète|traducteur|dictionnaire|accent|échec|moi|elle|lui|chance|bol|ascenseur|chauffage|courage|ça|cesse)(?:e?s|e?n)?(?![a-zA-ZÀ-ɏ])/i,
  },
  pt: {
    before: [
      /(?:^|\s)sem (?:nenhum |nenhuma |um |uma |usar |comprar |tomar |ir ao |ir à |pagar |gastar com )?(?!que(?:\s|$)|(?:(?:me|se|o|a|os|as|lhe|nos) )?[a-zA-ZÀ-ɏ]+(?:ar|er|ir)(?:-[a-z]+)?(?:\s|$))/gi,
      /(?:^|\s)(?:não quero|não queremos|não vou|recuso-me a|me recuso a|não pretendo)(?: (?:usar|ir ao|ir à|tomar|comprar|fazer|pagar|contratar|pedir|inscrever-me em))?(?! (?:perder|deixar|falhar|desistir|ser|estar|que)(?:\s|$)) /gi,
      /(?:^|\s)(?:(?<!(?:sei|sabemos|percebo|entendo) )nada de|odeio|detesto) /gi,
    ],
    around: [
      /(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) nem pensar/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) não (?:é|são) para (?:mim|nós)/i,
    ],
    end: /[,;]|(?:^|\s)(?:porque|mas|se|que|quando|e (?:sem|não|com|tenho|nada|me)|para|até|antes|a partir|por favor|em (?:um|uma|\d)|tenho)(?:\s|$)/i,
    or: /,|(?:^|\s)(?:ou|e|nem)(?:\s|$)/i,
    verb: /^(?:um|uma|nenhum|nenhuma) (?=[a-zA-ZÀ-ɏ])/i,
    lack: /^(?:muito |muita |nenhuma |nenhum )?(?:tempo|paciência|dinheiro|experiência|ajuda|pressa|água|carro|carta|stress|estresse|pressão|companhia|internet|luz|elevador|trabalho|dúvida|problemas?|dor|erros?|parar|descanso|pausas?|medo|ideia|formação|data|sucesso|perder|legendas|intérprete|tradutor|dicionário|sotaque|olhar|motivação|forças|vontade|mim|ela|ele|limite|fim)(?:e?s|e?n)?(?![a-zA-ZÀ-ɏ])/i,
  },
};

/** Whether any of the patterns matches, because most clauses refuse nothing. */
const cues = Object.fromEntries(
  Object.entries(words).map(([language, { before }]) => [
    language,
    new RegExp(before.map(({ source }) => source).join('|'), 'i'),
  ]),
) as Record<Exclude<Language, 'ja'>, RegExp>;

/** What one does in the end without help: a quality of the result. */
const PERFORMED =
  /(?<![a-zA-ZÀ-ɏ])(?:speak|talk|converse|negotiate|chat|understand|follow|read|watch|order|present|perform|play|sing|recite|dance|swim|run|walk|hike|cycle|bike|ride|drive|climb|ski|skate|sleep|cope|get (?:by|around|through)|hold|give|make it|fluent|sprechen|reden|verhandeln|unterhalten|verstehen|lesen|halten|vortragen|spielen|singen|schwimmen|laufen|gehen|fahren|schlafen|hablar|conversar|negociar|entender|leer|ver|tocar|cantar|nadar|correr|andar|caminar|conducir|dormir|parler|discuter|négocier|comprendre|lire|jouer|chanter|nager|courir|marcher|faire du|rouler|pédaler|montar|pedalar|radeln|radfahren|conduire|dormir|tenir|falar|negociar|perceber|ler|tocar|nadar|conduzir|dirigir)(?![a-zA-ZÀ-ɏ])/i;
const WITHOUT = /(?:^|\s)(?:without|ohne|sin|sans|sem)\s/i;
/** Words that point to something else: 'so those are out'. */
const POINTS = /(?:than|als|de|que) (?:that|this|it|das|eso|esto|ça|cela|isso|isto)$|^(?:so )?(?:th[eo]se|that|this|it|they|them|he|she|das|die|es|eso|esto|ça|cela|isso|isto)$/i;
const NEITHER =
  /(?:^|\s)(?:ni|nem) (?<first>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,40}?) (?:ni|nem) (?<second>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,40}?)(?=$|[,;]|\s(?:y|et|e|pero|mais|mas)\s)/i;
const NEITHER_LACKED = /(?:n'ai|n'a|n'avons|tengo|tiene|hay|tenho|tem|há|não|\bno)\s*$/i;
const JAPANESE = [
  /(?<what>[^。、！\s]{1,20}?)(?:は|を|には|も)?(?:使いたくない|使わない|使いません|したくない|やりたくない|行きたくない|飲みたくない|食べたくない|入りたくない|払いたくない|通いたくない|借りたくない|避けたい|禁止|NG)/gu,
  /(?<what>[^。、！\s]{1,20}?)(?:は嫌|はイヤ|はいや|はなし|なしで|なし(?=[。、！]|$)|抜きで|は無理|はだめ|は不要|はいらない)/gu,
];
const JAPANESE_LACK = /[土日月火水木金]曜日?$|平日$|土日$|週末$|今日$|明日$|通訳|翻訳|字幕|辞書|経験|時間|お金|自信|休み|休憩|練習|やる気|体力|水$/u;
const MAX_WORDS = 7;

/** What the user does not want, as noun phrases: 'no apps, and I won't join a gym' → apps, a gym. */
export function findRefusals(source: Source): string[] {
  if (source.language === 'ja') {
    const found = JAPANESE.flatMap((pattern) =>
      Array.from(source.text.matchAll(pattern), (match) => match.groups!['what']!),
    );
    return toItems(found.filter((what) => !JAPANESE_LACK.test(what) && !/[でにへと]$/u.test(what)));
  }
  const { before, around, lack } = words[source.language];
  const found: { readonly at: number; readonly what: string }[] = [];
  for (const [index, clause] of source.clauses.entries()) {
    for (const pattern of cues[source.language].test(clause.text) ? before : []) {
      for (const match of clause.text.matchAll(pattern)) {
        const isLack = trouble[source.language].lack.test(clause.text.slice(match.index).trim());
        const isResult = WITHOUT.test(match[0]) && PERFORMED.test(clause.text.slice(0, match.index));
        if (
          match[0] === '' ||
          isLack ||
          isResult ||
          (source.language === 'en' && isAboutOthers(source, index, match)) ||
          isLacked(clause.text.slice(0, match.index + match[0].length), source.language)
        )
          continue;
        const rest = clause.text.slice(match.index + match[0].length);
        for (const what of readRefused(rest, source.language)) {
          const isAction = source.language === 'en' && ACTION.test(match[0]) && what === rest.slice(0, what.length);
          found.push({ at: clause.from + match.index, what: isAction ? what.replace(/^[a-z]+/u, toGerund) : what });
        }
        found.push(...readListed(source, index, match.index + match[0].length));
      }
    }
    for (const pattern of around) {
      const what = pattern
        .exec(clause.text)
        ?.groups!['what']?.replace(/^that (?=costs|needs|requires|involves)/i, 'anything that ');
      if (what === undefined || lack.test(what) || countWords(what) > 4) continue;
      found.push(...what.split(words[source.language].or).map((part) => ({ at: clause.from, what: part.trim() })));
    }
    // 'Electric bikes, no thanks'
    const isDeclined = DECLINED.test(source.clauses[index + 1]?.text ?? '');
    if (isDeclined && countWords(clause.text) <= 4) found.push({ at: clause.from, what: clause.text });
    const [noDrink, alcohol] = NO_ALCOHOL[source.language];
    if (noDrink.test(clause.text)) found.push({ at: clause.from, what: alcohol });
    const neither = NEITHER.exec(clause.text);
    if (neither && !NEITHER_LACKED.test(clause.text.slice(0, neither.index))) {
      const { first, second } = neither.groups!;
      found.push({ at: clause.from, what: first! }, { at: clause.from + 1, what: second! });
    }
  }
  const things = found.filter(({ what }) => !POINTS.test(what) && !EMPTY_ACTION.test(what) && !OTHERS_DOING.test(what));
  return toItems(things.toSorted((a, b) => a.at - b.at).map(({ what }) => what.replace(ARTICLE[source.language], '')));
}

/** 'My son has exams and won't revise', 'tested (no leaks)', 'we have no pram, no cot': none is the user's decision. */
function isAboutOthers({ clauses, text }: Source, index: number, match: RegExpExecArray): boolean {
  const clause = clauses[index]!;
  const before = clause.text.slice(0, match.index);
  if (/^(?:and|but|also)\s/i.test(match[0]) && OTHERS_SUBJECT.test(before) && !/\b(?:i|we)\b/i.test(before)) return true;
  if (!/^no $/i.test(match[0])) return false;
  const isAside = text[clause.from - 1] === '(' && FOUND.test(clauses[index - 1]?.text ?? '');
  return isAside || /\b(?:have|has|had|got|there'?s|there (?:is|are)) no\s/i.test(clauses[index - 1]?.text ?? '');
}

const OTHERS_SUBJECT = /^(?:my|our|his|her|their|the|she|he|they|it)\s/i;
const FOUND = /\b(?:tested|checked|surveyed|inspected|examined|scanned|diagnosed|looked at)\b/i;

const DECLINED =
  /^(?:no thanks?|no thank you|not for me|nein danke|ohne mich|no,? gracias|ni hablar|non merci|très peu pour moi|nem pensar|não,? obrigad[oa]|(?:c'est|est) pas pour moi)(?![a-zA-ZÀ-ɏ])/i;
/** 'I don't want to make it shorter': the object was cut off. */
const EMPTY_ACTION = /^(?:pay|paying|spending|using|payer|pagar|zahlen|making|doing|getting|having|going|taking|being|letting|putting)$/i;
/** 'I don't want the whole site knowing my business' is a worry. */
const OTHERS_DOING =
  /^(?:the|my|people|anyone|everyone|everybody|somebody|him|her|them) (?:\S+ ){0,3}[a-z]+ing(?:\s|$)/i;
/** 'No rotary cutter', not 'no a rotary cutter'. */
const ARTICLE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:or |nor )?(?:an?|any|some|another|no) (?=\S)/i,
  de: /^(?:keine?[nmrs]?|eine?[nmrs]?|irgendeine?[nmrs]?) (?=\S)/i,
  es: /^(?:una?|unos|unas|algún|alguna|otr[oa]) (?=\S)/i,
  fr: /^(?:une?|des|les|de la|du) (?=\S)|^d'(?=\S)/i,
  pt: /^(?:uma?|uns|umas|algum|alguma|outr[oa]) (?=\S)/i,
  ja: /^$/u,
};

/** 'I don't want to move out' → moving out */
const ACTION = /(?:want|wish) to $|of us (?:will|wants? to|would) $|(?:won't|wont|will not|refuse to|not going to|(?:would|will) never|rather not) $/i;

/** 'I don't drink' means alcohol. */
const NO_ALCOHOL: Readonly<Record<Exclude<Language, 'ja'>, readonly [RegExp, string]>> = {
  en: [
    /(?:^|\s)i (?:don'?t|do not|no longer|never) drink(?= (?:and|so|anymore|any more|at all|but)(?:\s|$)|$)/i,
    'alcohol',
  ],
  de: [
    /(?:^|\s)(?:ich )?trinke (?:ich )?(?:nicht|nicht mehr|keinen alkohol)(?= (?:und|mehr|aber)(?:\s|$)|$)/i,
    'Alkohol',
  ],
  es: [/(?:^|\s)(?:yo )?(?:no|ya no) bebo(?= (?:y|pero|nada)(?:\s|$)|$)/i, 'alcohol'],
  fr: [/(?:^|\s)je ne bois (?:pas|plus)(?= (?:et|mais)(?:\s|$)|$)/i, 'alcool'],
  pt: [/(?:^|\s)(?:eu )?(?:não|já não) bebo(?= (?:e|mas)(?:\s|$)|$)/i, 'álcool'],
};

/** 'I have no car', 'kann keine Integrale': nothing that the user decided. */
function isLacked(upTo: string, language: Language): boolean {
  if (language === 'de')
    return /(?:^|\s)(?:habe?|haben|hat|kann|können|gibt|ist|bin|hatte|kenne|verstehe)\s(?:\S+\s){0,3}kein\S*\s$/i.test(
      upTo,
    );
  if (language === 'en') return /\b(?:have|has|had|got|there'?s|there is|there are|is|with|i'm|am)\s+no\s$/i.test(upTo);
  if (language === 'fr') return /(?:n'?(?:ai|a|avons|y a)|j'ai|il y a|suis|c'est) pas \S*\s?$/i.test(upTo);
  return false;
}

/** 'No course nearby' is a lack. */
const NEARBY =
  /(?:^|\s)(?:nearby|near (?:me|us|here)|around here|vor ort|in der nähe|cerca|aquí|près d'ici|dans le coin|por perto|aqui)$/i;

/** Of 'Tabletten besser schlafen', the noun was meant. */
const GERMAN_REST =
  /(?<=^(?:[a-zß-ü]+ )*[A-ZÄÖÜ][^ ]*) (?!(?:von|vom|mit|aus|für|auf|zum|zur|im|in|am|an|der|des|die|das|bei|über|unter|nach|vor) )[a-zß-ü].*$/u;

function readRefused(rest: string, language: Exclude<Language, 'ja'>): string[] {
  const { end, or, verb, lack } = words[language];
  const at = end.exec(rest)?.index ?? rest.length;
  const phrase = rest.slice(0, at).trim();
  if (phrase === '' || NEARBY.test(phrase) || lack.test(phrase) || countWords(phrase) > MAX_WORDS + 3) return [];
  const parts = phrase.split(or).map((part) => {
    const item = part.trim().replace(verb, '');
    return language === 'de' ? item.replace(GERMAN_REST, '') : item;
  });
  return parts.filter((part) => part !== '' && countWords(part) <= MAX_WORDS && !lack.test(part));
}

const LAST: Readonly<Record<Exclude<Language, 'ja'>, RegExp>> = {
  en: /(?:^|\s)n?or\s/i,
  de: /(?:^|\s)(?:oder|noch)\s/i,
  es: /(?:^|\s)(?:o|u|ni)\s/i,
  fr: /(?:^|\s)(?:ou|ni)\s/i,
  pt: /(?:^|\s)(?:ou|nem)\s/i,
};

/** 'I don't want apps, courses or books': the list goes on in the next clauses, up to the 'or'. */
function readListed(source: Source, index: number, from: number): { at: number; what: string }[] {
  const language = source.language as Exclude<Language, 'ja'>;
  const { or, end } = words[language];
  const first = source.clauses[index]!;
  const sentence = pieceAt(source.sentences, first.from)?.to ?? first.to;
  if (countWords(first.text.slice(from)) > 3) return [];
  const listed: { at: number; what: string }[] = [];
  for (const clause of source.clauses.slice(index + 1, index + 5)) {
    if (clause.from > sentence) return [];
    const isLast = LAST[language].test(clause.text);
    if (countWords(clause.text) > (isLast ? 10 : 7) || (end.test(clause.text) && !isLast)) return [];
    listed.push(...clause.text.split(or).map((part) => ({ at: clause.from, what: part.trim() })));
    if (isLast) return listed.filter(({ what }) => what !== '');
  }
  return [];
}
