import type { Language } from '../detect-language.ts';

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

export const refusalWords: Readonly<Record<Exclude<Language, 'ja'>, RefusalWords>> = {
  en: {
    before: [
      /(?:^|(?<!but )\b(?:and|so|also|please|definitely|absolutely|with|or|plus|-) )no (?!(?:more|later|longer|less|fewer|one|matter|doubt|thanks|need|such|point|big deal)\b)/gi,
      /(?:^|\b)without (?:any |using |buying |paying for |joining |taking |spending money on |going to )?(?!(?:(?:her|him|them|me|us|you|it|anyone|anybody|my|his|their|the) (?:[a-zA-ZÀ-ɏ]+ )?)?[a-zA-ZÀ-ɏ]+ing\b)/gi,
      /(?:^|\b)(?:i|we|and|but|also|just) ?(?:really |just |absolutely |definitely )?(?:don't|do not|dont) (?:want|wish|need)(?: to)?(?: (?:do|try|take|have) again)?(?! (?:be|get|give up|stop|fail|lose|miss|hurt|quit|end up|just)\b) /gi,
      /^(?:don't|do not|dont) want(?: to)? /gi,
      /(?:^|\b)(?:i|we|and|but) ?(?:really |absolutely |also )?(?:won't|wont|will not|refuse to|am not going to|'m not going to|would never|will never|'d rather not)(?! (?:be|have time|give up|stop|get|manage|know|let|quit)\b) /gi,
      /(?:^|\b)(?:(?:i|we) )?(?:can't stand|cannot stand|want to avoid|would rather avoid|avoid|avoiding|(?:i'?m|im|i am|we're) not (?:doing|joining|buying|paying for|taking|using|getting)(?: any(?: more)?)?|(?:i|we) (?:don't|do not|dont) (?:do|use|believe in|eat|drink)|nothing (?:that involves|that needs|requiring)) /gi,
      /^not (?:with|doing|taking|using|via|through|another|joining|buying|paying for|going to(?= an? | the | any )) /gi,
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
      /(?:^|\s)(?:no quiero|no queremos|no pienso|no voy a|me niego a|no me apetece|no nos apetece|(?<!(?:un|el|del|al|cada|primer) )paso de)(?: (?:usar|ir a|ir al|tomar|comprar|hacer|apuntarme a|pagar|contratar|pedir))?(?! (?:perder|dejar|fallar|rendirme|ser|estar|seguir|que)(?:\s|$)) /gi,
      /(?:^|\s)(?:(?<!(?:sé|sabemos|entiendo|entendemos) )nada de|odio|detesto) /gi,
    ],
    around: [
      /(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) ni hablar/i,
      /^(?!(?:yo|él|ella|hoy|todavía|aún|ya|eso|esto|mañana|claro|ahora|por qué)(?:\s|$))(?<what>[a-zA-ZÀ-ɏ]{4,}(?: de [a-zA-ZÀ-ɏ]+)?) (?:no|tampoco)$/i,
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
      /(?:^|\s)(?:(?:hors de question|pas question) (?:de |d')?|(?:je|on|nous) (?:refuse|refusons|refusent) (?:de |d')|(?:je n'ai|on n'a|nous n'avons) pas envie (?:de |d')|pas intéressée? par (?:les |la |le |l')?|rien avec|aucune? |je déteste (?:les |le |la |l')?)/gi,
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
      /(?:^|\s)(?:não quero|não queremos|não vou|recuso-me a|me recuso a|não me apetece|não pretendo)(?: (?:usar|ir ao|ir à|tomar|comprar|fazer|pagar|contratar|pedir|inscrever-me em))?(?! (?:perder|deixar|falhar|desistir|ser|estar|que)(?:\s|$)) /gi,
      /(?:^|\s)(?:(?<!(?:sei|sabemos|percebo|entendo) )nada de|odeio|detesto) /gi,
    ],
    around: [
      /(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) nem pensar/i,
      /^(?!(?:ele|ela|hoje|ainda|isso|amanhã|agora|claro|porque)(?:\s|$))(?<what>[a-zA-ZÀ-ɏ]{4,}(?: de [a-zA-ZÀ-ɏ]+)?) (?:não|também não)$/i,
      /^(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,30}?) não (?:é|são) para (?:mim|nós)/i,
    ],
    end: /[,;]|(?:^|\s)(?:porque|mas|se|que|quando|e (?:sem|não|com|tenho|nada|me)|para|até|antes|a partir|por favor|em (?:um|uma|\d)|tenho)(?:\s|$)/i,
    or: /,|(?:^|\s)(?:ou|e|nem)(?:\s|$)/i,
    verb: /^(?:um|uma|nenhum|nenhuma) (?=[a-zA-ZÀ-ɏ])/i,
    lack: /^(?:muito |muita |nenhuma |nenhum )?(?:tempo|paciência|dinheiro|experiência|ajuda|pressa|água|carro|carta|stress|estresse|pressão|companhia|internet|luz|elevador|trabalho|dúvida|problemas?|dor|erros?|parar|descanso|pausas?|medo|ideia|formação|data|sucesso|perder|legendas|intérprete|tradutor|dicionário|sotaque|olhar|motivação|forças|vontade|mim|ela|ele|limite|fim)(?:e?s|e?n)?(?![a-zA-ZÀ-ɏ])/i,
  },
};
