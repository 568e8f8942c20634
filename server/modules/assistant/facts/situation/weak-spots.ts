import type { Language } from '../detect-language.ts';
import type { Source } from '../source.ts';
import { toGerund } from '../../english/gerund.ts';
import { countWords, toItems } from './phrases.ts';
import type { Statement } from './statements.ts';

const WHAT = String.raw`(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ\d' -]{0,60})`;
const SHORT = String.raw`(?<what>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ\d' -]{0,30}?)`;
const at = (source: string) => new RegExp(`(?<![a-zA-ZÀ-ɏ])${source}`, 'i');

const VERY = '(?:still |really |very |so |a bit |pretty |quite |too |always |just )*';
/** Skills that are not recognized by their ending. */
const SKILL =
  '(?:[a-zA-ZÀ-ɏ-]+ )?(?:[a-zA-ZÀ-ɏ-]+ing|grammar|pronunciation|vocabulary|technique|rhythm|pitch|balance|footwork|stamina|endurance|serve|backhand|dialogues?|accent|maths?|left hand|right hand|high notes|openings|endgames?|memory|theory|chords?|turns|spins|starts|algebra|geometry|physics|chemistry|statistics|intonation|syntax|form|posture|breath control)';

const patterns: Readonly<Record<Exclude<Language, 'ja'>, readonly RegExp[]>> = {
  en: [
    at(
      `(?:weak(?:est)? (?:spot|point|area|link|side)s?|weakness(?:es)?|nemesis|achilles'? heel|downfall|problem area|(?:hardest|worst|trickiest|weakest) (?:bit|part|thing|subject|section)(?: for me)?) (?:is|are|:|would be) ${WHAT}`,
    ),
    at(
      `^(?:my )?${SHORT} (?:is|are) (?:my (?:biggest |main )?(?:weak[a-zA-ZÀ-ɏ]*(?: spots?| points?| areas?)?|nemesis|downfall|achilles heel|problem area)|where i (?:lose|fail|struggle|fall down|freeze|get stuck|panic|go wrong|trip up)|(?:always )?(?:a )?(?:trouble|struggle)|(?:hard|difficult|tricky) for me|beyond me|my undoing|(?:the |my )?(?:worst|weakest|hardest)(?: bit| part| thing| subject)?$)`,
    ),
    at(
      `(?:bad|terrible|awful|hopeless|useless|rubbish|crap|dreadful|weak|not (?:very |so |much |any |that )?good|not great|clueless|poor|inexperienced) (?:at|with|in|on|about|when it comes to) ${WHAT}`,
    ),
    at(
      `(?:i (?:really |still |always )?(?:struggle|have trouble|have difficulty)|struggling|struggle|most help|most work) (?:with|on|at) ${WHAT}`,
    ),
    at(
      `^${SHORT} (?:confuses?|trips?|scares?|kills?|defeats?|terrif(?:y|ies)|frightens?|intimidates?|overwhelms?|baffles?|stumps?|loses?|defeats|puzzles?) me(?: up| every time| most| the most)?$`,
    ),
    at(`^${SHORT} drives? me (?:mad|crazy|nuts|up the wall)`),
    at(`^${SHORT} makes? me (?:sick|nervous|anxious|panic|freeze|sweat|cry|feel stupid)`),
    at(
      `(?:mess(?:ing)? up|get(?:ting)? stuck (?:on|with)|slow at|worst at|weak in|weak on|lousy at|shaky (?:on|with|at)|no good (?:at|with)|not confident (?:with|in|about|at)|useless when it comes to|lose (?:marks|points|time|most of (?:it|my time)|the most time) (?:on|in|at)|come unstuck (?:on|in|with)|fall down on|failed(?: twice| once)? on) ${WHAT}`,
    ),
    at(
      `^(?:my )?${SHORT} (?:is|are) ${VERY}(?:all )?(?:a |my )?(?:total |real |complete )?(?:disaster|nightmare|atrocious|shaky|mystery|blur|closed book|puzzle|minefield)(?: to me| for me)?$`,
    ),
    at(
      `^(?:my |the )?(?<what>${SKILL}) (?:is|are) ${VERY}(?:weak|wooden|rusty|poor|terrible|awful|bad|hopeless|dreadful|basic|clumsy|sloppy|slow|patchy|non-?existent|rubbish|lousy|appalling|all over the place)$`,
    ),
    at(
      `^(?:my )?${SHORT} (?:just )?(?:don'?t|doesn'?t|won'?t) (?:stick|sink in|go in|click|make sense|come naturally)`,
    ),
    at(`^${SHORT} takes? me (?:forever|ages|hours|too long)`),
    at(`^${SHORT} always (?:trips?|gets?|catch(?:es)?) me(?: up| out)?`),
    at(`can't get my head (?:a)?round ${WHAT}`),
    at(`^${SHORT} (?:still )?(?:lets?|let) me down`),
    at(`(?:know|understand) (?:absolutely |almost |next to )?nothing (?:about|of) ${WHAT}`),
    at(
      `^(?:i )?(?:still )?(?:don'?t|do not|can'?t|cannot) (?:really |fully |quite |even )?(?:understand|know|grasp|remember) (?!(?:how|what|where|why|if|whether|when|which|who|anyone|anybody|many|much|it|enough|anything|the area)(?![a-zA-ZÀ-ɏ])|.* (?:yet|anymore|any more)$)${WHAT}$`,
    ),
    at(
      `(?:freeze|block|panic|tense up|go blank|clam up|freeze up) (?:when|during|at|in|with) (?<what>[a-zA-ZÀ-ɏ]+ing(?: [a-zA-ZÀ-ɏ]+){0,3}|(?:the )?[a-zA-ZÀ-ɏ]+)$`,
    ),
    /(?<![a-zA-ZÀ-ɏ])can'?t (?<verb>[a-z]{2,})(?<object> [a-zA-ZÀ-ɏ ]{1,25}?)? (?:to save my life|for toffee|at all|properly|for the life of me|(?:very |so |really )?well|fluently)/i,
    at(
      `^(?:so |and |but )?(?<what>[a-zA-ZÀ-ɏ]{3,}ing(?: [a-zA-ZÀ-ɏ']+){0,4}) (?:is|are) (?:the|my) (?:actual|real|main|biggest|only|big) (?:problem|issue|difficulty|struggle)`,
    ),
  ],
  de: [
    at(
      `(?:schwäche|schwachpunkt|schwachstelle|schwächen|schwachpunkte)(?: ist| sind|:| liegt| liegen)(?: in| bei| beim| im)?(?: das| die| der| dem)? ${WHAT}`,
    ),
    at(
      `(?:schlecht|schwach|mies|eine niete|eine null|nicht (?:so |sehr )?gut) (?:in|im|bei|beim|mit) (?:der |dem |den )?${WHAT}`,
    ),
    at(
      `^(?:ich )?(?:kann|verstehe|kapiere) (?:ich )?(?:keine?n?|nicht) (?!(?:mehr|allein|so|immer|oft|viel|zu|gut|lange|selbst|noch)(?![a-zA-ZÀ-ɏ]))${WHAT}$`,
    ),
    at(`^${SHORT} (?:fällt|fallen) mir (?:sehr |besonders |noch )?schwer`),
    at(`^${SHORT} (?:liegt|liegen) mir (?:gar |überhaupt )?nicht`),
    at(`^${SHORT} (?:ist|sind) (?:mein |meine )(?:schwäche|schwachpunkt|schwachstelle|problem)`),
    at(`(?:probleme|schwierigkeiten|mühe) (?:habe ich )?(?:mit|bei|beim) (?:der |dem |den )?${WHAT}`),
    at(`tue? mich (?:sehr )?schwer (?:mit|bei|beim) (?:der |dem |den )?${WHAT}`),
    at(`hapert(?: es)?(?: noch)? (?:am|an|bei|beim|mit)(?: der| dem| den)? ${WHAT}`),
    at(
      `(?:blockiere|versage|scheitere|stocke|hänge|verkrampfe|patze|verzweifle)(?: ich)?(?: immer| oft| noch| ständig| meist)* (?:beim|bei|an|am|mit|im|in)(?: der| den| dem| die)? ${WHAT}`,
    ),
    at(
      `^(?:beim|bei|im|in|an|am)(?: der| den| dem)? ${SHORT} (?:versage|scheitere|blockiere|hapert|hakt|hänge|stocke|patze|habe ich (?:große |noch )?(?:probleme|schwierigkeiten)|bin ich (?:schlecht|schwach|unsicher))`,
    ),
    at(`kenne (?:ich )?mich (?:mit|in|bei) (?:der |dem |den )?${SHORT} (?:überhaupt |gar |noch |leider )*nicht aus`),
    at(`^${SHORT} (?:kriege|bekomme) ich (?:[a-zA-ZÀ-ɏ]+ ){0,2}nicht hin`),
    at(`^${SHORT} kann ich (?:gar |überhaupt |noch |leider )*nicht$`),
    at(`^${SHORT} (?:verstehe|kapiere|beherrsche) ich (?:[a-zA-ZÀ-ɏ]+ ){0,2}nicht`),
    at(`^${SHORT} (?:überfordert|überfordern|verwirrt|verwirren|verunsichert|macht mir angst) ?(?:mich)?$`),
    at(`^${SHORT} (?:sitzt|sitzen|klappt|klappen) (?:noch |einfach )?(?:nicht|nie)$`),
    at(`(?:keine|null|wenig|kaum) ahnung von ${WHAT}`),
    at(`^${SHORT} vergesse ich`),
    at(`^${SHORT} (?:bringt|bringen) mich durcheinander`),
    at(`^${SHORT} (?:ist|sind) mein (?:endgegner|albtraum)`),
    at(
      `^(?:mein|meine) ${SHORT} (?:ist|sind) (?:noch |sehr |echt |zu |ziemlich )*(?:schlecht|schwach|mies|katastrophal|mangelhaft|eingerostet)$`,
    ),
  ],
  es: [
    at(`se me (?:da|dan) (?:fatal|mal|muy mal|regular|de pena) ${WHAT}`),
    at(`^${SHORT} se me (?:da|dan) (?:fatal|mal|muy mal|regular|de pena)`),
    at(`no se me dan? bien ${WHAT}`),
    at(`(?:punto débil|debilidad|talón de aquiles)(?: es| son|:) ${WHAT}`),
    at(`(?:^|y )(?:de|en) ${SHORT} (?:ando|voy|estoy) (?:muy |un poco )?(?:floj[oa]|mal|pez)`),
    at(`(?:floj[oa]|pez|negad[oa]|nul[oa]|mal[oa]) (?:en|con|para) ${WHAT}`),
    at(`me cuestan? (?:mucho |bastante |horrores )?(?!\\d|madrugar|concentrarme|mantener|arrancar)${WHAT}`),
    at(`^${SHORT} me cuestan?(?: mucho| bastante)?`),
    at(`(?:me bloqueo|me trabo|me lío|me atasco|fallo|flojeo|suspendo) (?:siempre |mucho )?(?:al|en|con) ${WHAT}`),
    at(
      `^${SHORT} (?:me bloquean?|se me resisten?|se me atragantan?|se me hacen? (?:cuesta arriba|bola|un mundo)|no se me dan? bien|no me entran?|es mi (?:talón de aquiles|asignatura pendiente|punto débil)|me traen? de cabeza|me superan?|se me olvidan?)`,
    ),
    at(`no (?:entiendo|entendemos|sé|sabemos) nada de ${WHAT}`),
    at(`^(?:mi|mis|el|la|los|las) ${SHORT} (?:es|son) (?:una? )?(?:desastre|catástrofe|pesadilla)`),
    at(`^mi ${SHORT} es (?:muy |bastante )?(?:floj[oa]|mal[oa]|pobre|baj[oa]|pésim[oa])`),
  ],
  fr: [
    at(
      `(?:nul(?:le)?|mauvais(?:e)?|faible|catastrophique|pas (?:très )?bon(?:ne)?) (?:en|à|au|aux|avec) (?:l'|le |la |les )?${WHAT}`,
    ),
    at(
      `^(?<what>(?:mon|ma|mes|le|la|les) [a-zA-ZÀ-ɏ' -]{2,30}?) (?:est|sont) (?:encore |toujours )?(?:une? )?(?:vraie? )?(?:catastrophe|désastre|cauchemar)`,
    ),
    at(`(?:point faible|faiblesse)(?: est|,? c'est|:| :) ${WHAT}`),
    at(`^${SHORT},? (?:est|sont|c'est) mon (?:gros )?point faible`),
    at(
      `^${SHORT} (?:me tue|me tuent|catastrophiques?|me pos(?:e|ent) problème|à revoir|me bloque(?:nt)?|ne rentre(?:nt)? pas|m'échappe(?:nt)?|me résiste(?:nt)?|me terrifie(?:nt)?|me font peur|est ma bête noire|me dépasse(?:nt)?)`,
    ),
    at(`(?:j'ai|ai) du mal (?:avec|en|à|au|aux) ${WHAT}`),
    at(
      `je (?:bloque|coince|cale|bute|galère|pèche|peine) (?:toujours |encore )?(?:sur|en|à|au|aux|avec|dans) (?:l'|le |la |les )?${WHAT}`,
    ),
    at(
      `je (?:lis|parle|écris|comprends|prononce|maîtrise) mal (?<what>(?:l'|le |la |les )?[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{0,30})`,
    ),
    at(`je ne (?:comprends|connais|maîtrise) (?:rien (?:à|aux|au|en)|pas) (?:l'|le |la |les )?${WHAT}`),
  ],
  pt: [
    at(`^${SHORT} (?:é|são) (?:péssim[oa]s?|o meu ponto fraco|meu ponto fraco|frac[oa]|horrível|terrível|um mistério)`),
    at(`(?:péssim[oa]|mau|má|ruim|frac[oa]|um desastre|uma nulidade) (?:em|a|com|no|na|nos|nas) ${WHAT}`),
    at(`ponto fraco (?:é|são|:) ${WHAT}`),
    at(`dificuldades? (?:em|com|no|na|nos|nas) ${WHAT}`),
    at(
      `^${SHORT} (?:mata-me|me mata|é o que me custa|não me entram?|não entram?(?: na cabeça)?|me travam?|é o meu calcanhar)`,
    ),
    at(`custa-me (?:muito )?${WHAT}`),
    at(`(?:bloqueio|travo|empaco|falho|tropeço) (?:sempre )?(?:a|ao|em|no|na|nos|nas|com) ${WHAT}`),
    at(`não (?:entendo|percebo|sei) nada (?:de|sobre) ${WHAT}`),
    at(
      `^(?<what>(?:o meu|a minha|os meus|as minhas|meus?|minhas?) [a-zA-ZÀ-ɏ -]{2,30}?) (?:é|são) (?:um |uma )?(?:desastre|catástrofe|pesadelo)`,
    ),
    at(`^(?:o meu|a minha|meu|minha) ${SHORT} (?:é|está) (?:muito )?(?:frac[oa]|má|mau|ruim|péssim[oa])`),
  ],
};

const JAPANESE = [
  /(?<what>(?![朝夜])[^。、！\s]{1,20}?)(?:が|は)(?:とても|すごく|一番|少し|特に|まだ)*(?:苦手|弱い|不得意|下手|弱点|全然わからない|わからない|分からない|覚えられない|聞き取れない|伸びない|難しい|遅い)/gu,
  /(?:苦手なのは|弱点は|苦手なものは)(?<what>[^。、！\s]{1,20}?)(?=です|だ|[。、！]|$)/gu,
];

const END =
  /(?:^|\s)(?:but|because|so|and (?:i|my|we|it|the)|though|especially|which|since|under pressure|at all|aber|weil|und (?:ich|habe)|pero|porque|y (?:me|no|tengo)|mais|car|et (?:je|j')|mas|e (?:não|me|tenho))(?:\s|$)/i;
const AND = /,|(?:^|\s)(?:and|or|und|oder|y|o|et|ou|e)(?:\s|$)/i;
const ARTICLE = /^(?:the |das |die |der |el |la |los |o |os )(?=[a-zA-ZÀ-ɏ])/i;
/** 'Not good in the mornings' is not a skill. */
const NOT_A_SKILL =
  /^(?:it|that|this|them|him|her|me|i|we|everything|all|so|the (?:moment|morning|evening|heat|weather)|mornings?|es|das|mir|eso|ello|tout|ça|isso|tudo|todo|money|time|people|(?:my |mein |meine |mi |mon |ma )?(?:back|knees?|hips?|shoulders?|weight|health|mum|dad|husband|wife|boss|rücken|knie|espalda|dos|genou))$/i;

/** What the user is bad at within the goal. */
export function findWeakSpots(source: Source, statements: readonly Statement[]): string[] {
  const { language } = source;
  if (language === 'ja') {
    return toItems(
      JAPANESE.flatMap((pattern) =>
        Array.from(source.text.matchAll(pattern), (match) =>
          match.groups!['what']!.replace(/^.*(?:けど|けれど|だが)/u, ''),
        ),
      ),
    );
  }
  const found: string[] = [];
  for (const { text } of statements) {
    for (const pattern of patterns[language]) {
      const groups = pattern.exec(text)?.groups;
      if (!groups) continue;
      const what = groups['what'] ?? `${toGerund(groups['verb']!)}${groups['object'] ?? ''}`;
      const phrase = what.slice(0, END.exec(what)?.index ?? what.length).trim();
      const items = phrase.split(AND).map((item) => item.trim().replace(language === 'de' ? ARTICLE : /^$/u, ''));
      found.push(...items.filter((item) => item !== '' && countWords(item) <= 5 && !NOT_A_SKILL.test(item)));
      break;
    }
  }
  return toItems(found);
}
