/** 'Most are locked on weekdays', 'freitags keine Zeit' */
export const UNAVAILABLE =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:is|are|ist|sind|está|están|est|sont|é|são|hat|haben) (?:only |nur |solo |also )?(?:open|offen|geöffnet|abiert[oa]s?|ouverte?s?|abert[oa]s?)|opens|öffnet|schließt|abre|cierra|ouvre|ferme|locked|closed|shut|busy|can'?t|cannot|not free|no time|never free|away on|keine zeit|geht(?: es)? nicht|kann ich nicht|geschlossen|cerrad[oa]s?|no puedo|no tengo tiempo|ocupad[oa]|fermée?s?|je ne peux pas|pas disponible|pas libre|fechad[oa]s?|não posso|não tenho tempo)(?![a-zA-ZÀ-ɏ])/i;

/** 'I work Tuesdays and Thursdays', but not 'I can work on it on Saturdays' or 'before work on weekdays'. */
export const AT_WORK =
  /(?<![a-zA-ZÀ-ɏ])(?:(?<!can |could |to |will )(?:i|he|she|we|they)(?:'m| am)?(?: usually| always| also| only)? work(?:s|ing)?(?! (?:on (?:it|this|that|my|the)|out|from home and))|(?:ich |wir )?(?:arbeite|arbeiten|muss arbeiten)(?! (?:daran|an))|(?<!del |el |de |mi |al )trabajo(?! en (?:ello|esto))|je travaille(?! (?:dessus|sur))|(?<!o |do |de |meu |ao )trabalho(?! n(?:isso|isto))|(?:are|is) out$|i teach|^(?:in the )?office|^work (?:nights|days|shifts|full|part|as|at|in)|(?:till|until) late|bis spät|hasta tarde|jusqu'à tard|até tarde|curro|(?<!(?:after|before) (?:my |the |an? )?)(?:late|early|night) shifts?|(?<!(?:nach|vor) (?:der|dem|meiner|meinem) )(?:spät|früh|nacht)(?:schicht|dienst)|turno de|de garde|de plantão)(?![a-zA-ZÀ-ɏ])/i;

/** 'My wife bakes every Sunday' */
export const OTHERS_TIME =
  /^(?:and |but |or |und |y |et |e )?(?:(?:an?|my|our|two) (?:old )?(?:friend|neighbou?r|mate|colleague|brother|sister|cousin|uncle|aunt|nephew|niece|son|daughter|dad|mum|mom|husband|wife|partner|babysitter|cleaner) (?:with|who|has|is(?! free)|works|comes|helps)(?![a-zA-ZÀ-ɏ])|(?:the|this) [a-z'-]+(?: [a-z'-]+)? (?!is|has|was|works|suits|fits)[a-z]{3,}s (?!free|for me)|(?:my|his|her|their) (?!only|free|day|days|best|evening|evenings|time|spare|week|slot|slots|practice|training)[a-zA-ZÀ-ɏ'-]+ [a-z]+s(?![a-zA-ZÀ-ɏ])(?! free)|(?:he|she|they) |[a-zA-ZÀ-ɏ ]+ (?:comes|meets|rehearses|delivers|opens|closes|brings)(?![a-zA-ZÀ-ɏ])|meine? (?!freier?|einziger?|tage?|zeit)[a-zA-ZÀ-ɏ-]+ [a-zß-ü]+t(?![a-zA-ZÀ-ɏ])|mi (?!día|tarde|único|mejor|tiempo)[a-zA-ZÀ-ɏ]+ [a-zà-ɏ]+|(?:mon|ma) (?!jour|seul|temps|créneau)[a-zA-ZÀ-ɏ]+ [a-zà-ɏ]+|(?:o |a )?(?:meu|minha) (?!dia|único|única|tempo|melhor)[a-zA-ZÀ-ɏ]+ [a-zà-ɏ]+)/i;

/** 'Am Wochenende bei meinem Sohn' */
export const ELSEWHERE =
  /^ (?:bei (?:meine|unsere|den|der)[a-z]* |bin ich (?!frei|zu hause|daheim)|sind wir (?!frei|zu hause|daheim)|i'm (?:with|at)|with my|estoy con|chez (?:mon|ma|mes)|je suis chez|estou com)/i;

/** 'En el centro bailan los domingos' */
export const OTHERS_VERB_ES =
  /(?:^|\s)(?!(?:quedan|sobran|bien|tengan|puedan|pueden|tienen)\s)[a-zà-ɏ]{3,}(?:an|en)\s$/i;

/** 'Dienstags ist Chor' */
export const TAKEN_AFTER =
  /^ (?:[Ss]algo|salimos|voy(?! a)|vamos(?! a)|ceno|viajo|tengo (?:clase|turno|coro|ensayo)|je sors|je vais|j'ai (?:cours|chorale)|saio|vou(?! a)|tenho (?:aula|ensaio)|gehe ich|gehen wir|i (?:go|have (?:choir|band|class|football|training))|we (?:go|visit))(?![a-zA-ZÀ-ɏ])|^ (?:ist|sind|habe? ich|haben wir) (?!Zeit|Ruhe|Luft)[A-ZÄÖÜ]/u;
