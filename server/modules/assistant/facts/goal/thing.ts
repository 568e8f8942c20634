import type { Language } from '../detect-language.ts';
import { clip } from '../situation/phrases.ts';

const STOP: Readonly<Record<Exclude<Language, 'ja'>, string>> = {
  en: 'for|with|without|by|before|in|on|at|to|from|until|that|which|who|so|and|or|but|ready|done|finished|again|instead|because|of my|myself|this|next|every|each|per|than|into|up|out|over|under|around|about|between|via|using|while|when|if|as|is|are|has|during|built|made|bought|called|named|from',
  de: 'für|mit|ohne|bis|vor|in|im|am|an|auf|zu|zum|zur|von|und|oder|aber|aus|bei|nach|über|pro',
  es: 'de \\d\\S*|durante|para|con|sin|antes|hasta|en|por|y|o|a|al|que|desde|como',
  fr: 'de \\d\\S*|pendant|pour|avec|sans|avant|en|par|et|ou|à|au|aux|que|dans|sur|depuis|chez|comme',
  pt: 'de \\d\\S*|durante|para|com|sem|antes|até|em|por|e|ou|a|ao|à|que|no|na|nos|nas|desde|como',
};
const WORD = String.raw`[a-zA-ZÀ-ɏ\d][a-zA-ZÀ-ɏ\d'&.+-]*`;

const phrase = (language: Exclude<Language, 'ja'>, max: number) =>
  String.raw`(?:(?!(?:${STOP[language]})(?![a-zA-ZÀ-ɏ]))${WORD})(?: (?!(?:${STOP[language]})(?![a-zA-ZÀ-ɏ]))${WORD}){0,${max - 1}}`;

/** A phrase that is cut off in the middle would be wrong. */
const end = (language: Exclude<Language, 'ja'>) => String.raw`(?=$| (?:${STOP[language]})(?![a-zA-ZÀ-ɏ]))`;

/** What one does with the thing itself: 'take my mum', 'ring the bell' and 'reach the top shelf' are about something else. */
const WORK =
  'build|make|write|finish|complete|restore|repair|mend|fix|sew|knit|crochet|bake|cook|brew|paint|draw|design|renovate|refurbish|redo|refinish|regrout|rebuild|rewrite|rewire|redesign|reorgani[sz]e|replace|reupholster|retile|refresh|repaint|revise|reopen|repot|replant|rehearse|research|clean|clear|declutter|empty|sort|tidy|organi[sz]e|sell|buy|publish|record|film|photograph|scan|digiti[sz]e|catalogue?|translate|edit|learn|study|practi[sc]e|play|perform|memori[sz]e|plant|grow|tile|insulate|install|assemble|convert|turn|transform|open|start|launch|found|run|plan|host|set|put|create|develop|program|code|pass|sit|prepare|submit|do|decorate|furnish|upholster|carve|weave|frame|bind|ride|drive|sail|walk|hike|climb|visit|read|train|mount|dig|lay|adopt';

const patterns: Readonly<Record<Exclude<Language, 'ja'>, readonly RegExp[]>> = {
  en: [
    new RegExp(
      String.raw`^(?:finally )?(?:${WORK})(?: (?:up|on|out|down|off|through|back|to (?:play|speak|sew|bake|cook|build|make|ride|drive|restore|fix) ))? ?(?<thing>(?:the|my|our|a|an) ${phrase('en', 5)})${end('en')}`,
      'i',
    ),
    new RegExp(
      String.raw`^(?:finally )?(?:learn|study|practi[sc]e|play|speak|revise)(?: to (?:play|speak|bake|make))? (?<thing>(?!to\b|how\b|about\b|for\b|\d)${phrase('en', 2)})$`,
      'i',
    ),
  ],
  de: [
    new RegExp(
      String.raw`^(?<thing>(?:den|die|das|einen|eine|ein|meine?n?|mein|unsere?n?|unser|unseren) (?:[a-zß-ÿ]+e[nrs]? ){0,2}[A-ZÀ-Þ][a-zA-ZÀ-ɏ\d-]*(?: [A-ZÀ-Þ\d][a-zA-ZÀ-ɏ\d-]*)?)(?= .*n$)`,
      'u',
    ),
    /^(?<thing>[A-ZÀ-Þ][a-zA-ZÀ-ɏ\d-]+) (?:lernen|spielen|sprechen|üben|studieren|stricken|bauen|restaurieren)$/u,
  ],
  es: [
    new RegExp(
      String.raw`^[a-zA-ZÀ-ɏ]+(?:ar|er|ir)(?:me|nos)?(?: a (?:tocar|hablar|hacer|coser))? (?<thing>(?:el|la|los|las|un|una|mi|mis|nuestro|nuestra) ${phrase('es', 4)})${end('es')}`,
      'i',
    ),
    new RegExp(
      String.raw`^(?:aprender|estudiar|practicar|hablar)(?: a (?:tocar|hablar))? (?<thing>(?!a )${phrase('es', 1)})$`,
      'i',
    ),
  ],
  fr: [
    new RegExp(
      String.raw`^[a-zA-ZÀ-ɏ]+(?:er|ir|re)(?: à (?:jouer|parler|faire|coudre))? (?<thing>(?:le |la |les |l'|une? |mon |ma |mes |notre |nos )${phrase('fr', 4)})${end('fr')}`,
      'i',
    ),
    new RegExp(String.raw`^(?:apprendre|étudier|pratiquer|parler) (?<thing>(?!à )${phrase('fr', 1)})$`, 'i'),
  ],
  pt: [
    new RegExp(
      String.raw`^[a-zA-ZÀ-ɏ]+(?:ar|er|ir|or)(?:-me)?(?: a (?:tocar|falar|fazer))? (?<thing>(?!a [a-zÀ-ɏ]+(?:ar|er|ir)(?:$| ))(?:(?:o|a|os|as) )?(?:um|uma|o|a|os|as|meu|minha|meus|minhas|nosso|nossa) ${phrase('pt', 4)})${end('pt')}`,
      'i',
    ),
    new RegExp(
      String.raw`^(?:aprender|estudar|praticar|falar)(?: a (?:tocar|falar))? (?<thing>(?!a )${phrase('pt', 1)})$`,
      'i',
    ),
  ],
};

const JAPANESE = /^(?<thing>[^。、をはがにで\s]{1,15})を/u;
/** 'Get a better sleeper', 'make a start', 'be a good father' have no object to work on. */
const NO_OBJECT =
  /^(?:be|teach|help|give|show|tell|become|feel|stop|quit|go|get a|get the|have a|make a (?:start|living|difference)|take a|do a|lose|save|earn)\b/i;
const NO_OBJECT_ELSEWHERE =
  /^(?:perder|dejar|tener|ser|estar|llevar|dar|quitar|ahorrar|bajar|arrêter|perdre|avoir|être|donner|tenir|réduire|deixar|ter|levar|dar|poupar|juntar|baixar)(?:me|-me)? /i;
const PERSON_OR_BODY =
  /(?<![a-zA-ZÀ-ɏ])(?:mum|mom|dad|mother|father|son|daughter|brother|sister|wife|husband|partner|friends?|kids?|child(?:ren)?|parents|grand[a-z]+|gran|boss|neighbou?rs?|man|woman|people|shoulder|back|knee|hip|neck|mutter|vater|mann|frau|sohn|tochter|kind|kinder|eltern|freundin|madre|padre|hij[oa]s?|marido|mujer|mère|père|fils|fille|femme|mari|mãe|pai|filh[oa]s?|mulher)(?![a-zA-ZÀ-ɏ])/i;
/** 'the piano played', 'el piso preparado' */
const PARTICIPLE_END = /\s(?:[a-z]{3,}ed|[a-zà-ɏ]+[ai]d[oa]s?)$/i;
const GENERIC = /^(?:(?:the|a|an|my) )?(?:things?|stuff|lot|bit|way|it|plan|better|best|one|first|few|more|habit)\b/i;

/** The object of the goal as a noun phrase: 'the CB350'. Null if it is not clear. */
export function findThing(goal: string, language: Language): string | null {
  if (language === 'ja') return JAPANESE.exec(goal)?.groups!['thing'] ?? null;
  if (language === 'en' && NO_OBJECT.test(goal)) return null;
  if (NO_OBJECT_ELSEWHERE.test(goal)) return null;
  for (const pattern of patterns[language]) {
    const thing = pattern.exec(goal)?.groups!['thing']?.replace(/[.'+&-]+$/u, '');
    if (thing === undefined || GENERIC.test(thing) || PERSON_OR_BODY.test(thing)) continue;
    if (!PARTICIPLE_END.test(thing)) return clip(thing);
  }
  return null;
}
