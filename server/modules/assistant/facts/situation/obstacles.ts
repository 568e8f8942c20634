import type { Language } from '../detect-language.ts';
import type { Source } from '../source.ts';
import { wishes } from '../goal/wishes.ts';
import { toGerund } from '../../english/gerund.ts';
import { isBeginner } from './level.ts';
import { countWords, toItems } from './phrases.ts';
import type { Statement } from './statements.ts';
import { trouble } from './trouble-words.ts';

type Latin = Exclude<Language, 'ja'>;

interface ObstacleWords {
  /** What introduces an obstacle by name. */
  readonly named: readonly RegExp[];
  /** Removed from the beginning. */
  readonly lead: RegExp;
  /** Statements that say why, what for or what is refused. */
  readonly other: RegExp;
}

const at = (source: string) => new RegExp(`(?<![a-zA-ZÀ-ɏ])(?:${source})`, 'i');

const words: Readonly<Record<Latin, ObstacleWords>> = {
  en: {
    named: [
      at('what (?:scares|worries|frightens|bothers|stops|holds) me(?: most| back)?(?: is|:) (?<what>.+)'),
      at('^(?<what>.+?) (?:is|are) what (?:scares?|worr(?:y|ies)|stops?|holds?) me(?: back| most)?'),
      at(
        '(?:the |my |main |biggest |only )*(?:problem|trouble|catch|snag|obstacle|hurdle|challenge|worry|issue|hard(?:est)? part|difficulty)(?:s)?(?: is| are|:)(?: that)? (?<what>.+)',
      ),
      at(
        '^(?<what>.{2,40}?) (?:is|are) (?:always |often )?(?:the|my|our) (?:main |biggest |real |only )?(?:problem|trouble|worry|enemy)$',
      ),
      at('i (?:just )?keep (?<what>[a-zA-ZÀ-ɏ]+ing(?![a-zA-ZÀ-ɏ]).*)'),
      at(
        "^(?:i'?m |i am )?(?:really |very |so |a bit )?(?<what>(?:afraid|scared|terrified|frightened) (?:of|that) .+)",
      ),
    ],
    lead: /^(?:but|and|also|plus|yet|though|although|however|unfortunately|sadly|that|basically|i'?m an? [a-zA-ZÀ-ɏ]+ (?:on|with)|i am|i'?m(?: on)?|we'?re|i have(?: got)?(?: an?(?= (?:bad|sore|small|tiny)))?|we have|i'?ve got|i'?ve|there(?:'s| is| are)|because of|with|got(?: an?)?|so)\s+/i,
    other:
      /^(?:(?:and |but )?(?:i|we) (?:won'?t|will not|would never|will never)(?= )|ok|sorry|hi|this is|because|so that|so i can|in order|to |since|as |until|when|without|even if|no longer|stop|quit|reduce|get over|overcome|cure|fix|not |nothing (?:that|with)|tried|didn'?t|if |(?:neither|none) of us (?:will|wants?|would)|(?:i |we )?(?:don'?t|do not) trust |(?:i |we )?(?:still |also )?feel (?:awful|bad|guilty|sad|terrible|sorry)(?! (?:when|each|every|after|about)))|\bso no\b|(?:won'?t|don'?t|do not|will not) (?:want|need|mind|wish|join|pay|buy|take|use|hire)\b|\b(?:hate|avoid)\b(?<=\bi (?:hate|avoid))/i,
  },
  de: {
    named: [
      at(
        '(?:mein |das |größtes? |einziges? )*(?:problem|hindernis|schwierigkeit|haken|sorge)(?:e)?(?: ist| sind|:)(?: dabei)?(?:,? dass)? (?<what>.+)',
      ),
      at('(?:habe |hab )?(?:ich )?(?:große |etwas |immer )?(?<what>(?:angst|panik|respekt) (?:vor|dass) .+)'),
    ],
    lead: /^(?:aber|und|auch|allerdings|jedoch|leider|dass|es gibt|ich habe|habe|hab|wir haben|wegen|ich bin|bin|mit)\s+/i,
    other:
      /^(?:weil|damit|um |denn|seit|wenn|ohne|obwohl ich|gegen|weniger|nicht mehr|mit dem)|(?:will|möchte|mag|brauche|wollen|werde) (?:[a-zA-ZÀ-ɏ]+ ){0,3}(?:nicht|kein)|keine? (?:bedenken|sorgen?|zweifel|angst|eile)(?![a-zA-ZÀ-ɏ])/i,
  },
  es: {
    named: [
      at('(?:mi |el |mayor |único )*(?:problema|obstáculo|dificultad|pega)(?: es| son|:)(?: que)? (?<what>.+)'),
      at('(?<what>(?:me da|me dan|tengo|con) (?:mucho |algo de )?miedo(?: a| de)? .+)'),
      at('lo que (?:más )?me (?:asusta|preocupa|frena|cuesta)(?: más)? es (?<what>.+)'),
    ],
    lead: /^(?:pero|y|también|además|aunque|que|con|tengo(?= un|a lesión| problemas| alergia))\s+/i,
    other:
      /^(?:porque|para|por |desde|cuando|sin |vencer|superar|dejar|quitar|reducir)|no (?:quiero|queremos|pienso|voy a|necesito)/i,
  },
  fr: {
    named: [
      at(
        "(?:mon |le |gros |seul |principal )*(?:problème|obstacle|souci|difficulté|hic)(?: est|,? c'est|:| :)(?: que)? (?<what>.+)",
      ),
      at("ce qui me (?:fait peur|freine|bloque|stresse|gêne),? c'est (?<what>.+)"),
    ],
    lead: /^(?:mais|et|aussi|en plus|cependant|malheureusement|par contre|que|avec|je suis|j'ai)\s+/i,
    other:
      /^(?:parce|car |pour |afin|depuis|quand|sans |vaincre|surmonter|arrêter|réduire|moins )|(?:veux|souhaite|voulons|veut) pas|n'y connais/i,
  },
  pt: {
    named: [
      at('(?:meu |o |maior |único )*(?:problema|obstáculo|dificuldade|senão)(?: é| são|:)(?: que)? (?<what>.+)'),
      at('(?<what>(?:tenho|com) (?:muito |algum )?(?:medo|pavor) (?:de|do|da|das|dos) .+)'),
      at('o que (?:mais )?me (?:assusta|preocupa|trava)(?: mais)? é (?<what>.+)'),
    ],
    lead: /^(?:mas|e|também|além disso|porém|infelizmente|que|com)\s+/i,
    other:
      /^(?:porque|para |por |desde|quando|sem |vencer|superar|parar|reduzir|deixar)|não (?:quero|queremos|vou|pretendo|preciso)/i,
  },
};

const JAPANESE =
  /(?:^|[。、！\s])(?:でも|しかし|ただ|けど)?(?<what>[^。、！\s]{0,18}?(?:痛い|痛む|痛くて|悪い|悪くて|疲れて|疲れる|忙しい|忙しくて|忙しく|時間がない|お金がない|続かない|三日坊主|気が散る|怖い|不安|緊張する|緊張して|緊張しやすい|心配|朝は弱い|(?:荷物|物|仕事|宿題)が多(?:い|くて)|運動不足|面倒|飽きっぽい|飽きる|やる気が出ない|眠い|夜勤|残業が多い|残業|うるさい|狭い(?!けど)|(?:値段|料金|費用|家賃|月謝|血圧|ハードル)[がは]高い|遠い|アレルギー|サボって|先延ばし|集中できない|スマホを見て|自信がない|シフト制|不規則|足りない|(?:場所|道具|車|体力|知識|仲間|友達|保険|許可|スペース|余裕|免許|相手|根気|根性|人手|予算|足場|エレベーター|駐車場|電源|水道)がない|しか[^。、！\s]{1,8}ない|(?:でき|[えけせねべめれげ])(?:ない|ません)))(?=[。、！\s]|$|の?で|から|し|けど|が|です)/gu;
/** A shorter clause is mostly a fragment, a longer one no longer a chip. */
const MAX_WORDS = 11;
/** How long something has been so is background: 'closed for 3 years'. */
const HISTORY =
  /(?<![a-zA-ZÀ-ɏ])(?:for (?:the (?:last|past) |about |over |nearly |almost )?(?:\d+|[a-z]+) (?:years?|months|weeks)|since|ago|seit|vor \d+|desde|hace \d+|depuis|il y a|há \d+|anos atrás)(?![a-zA-ZÀ-ɏ])/i;

const OPEN_BRACKET = /[(（][^()（）\n]*$/u;

/** What gets in the way, as short phrases in the user's own words. */
export function findObstacles(source: Source, statements: readonly Statement[]): string[] {
  const goal = statements
    .filter(({ isGoal }) => isGoal)
    .map(({ text }) => text)
    .join(' ');
  const { language } = source;
  if (language === 'ja') {
    const found = Array.from(source.text.matchAll(JAPANESE), (match) => match.groups!['what']!);
    return toItems(
      found
        .filter((what) => !/たくない|ことがない|ことができない$|しか.*(?:時間|取れ|空い)/u.test(what))
        .map((what) => what.replace(/くて$/u, 'い')),
    );
  }
  const first = statements.findIndex(({ isGoal }) => isGoal);
  const found: string[] = [];
  for (const [index, statement] of statements.entries()) {
    const named = words[language].named.map((pattern) => pattern.exec(statement.text)?.groups!['what']).find(Boolean);
    const isHaveList = /^(?:i|we)(?:'ve| have| own)\b/i.test(statements[index - 1]?.text ?? '');
    const isAside = OPEN_BRACKET.test(source.text.slice(Math.max(0, statement.at - 80), statement.at));
    const what =
      named ??
      (isTrouble(statement, language, goal, { isHaveList, isBefore: index < first, isAside })
        ? withSubject(statement.text, statements[index - 1]?.text)
        : undefined);
    const phrase = what && tidy(what, language);
    if (phrase && countWords(phrase) <= MAX_WORDS) found.push(phrase);
  }
  return toItems(found);
}

/** Without the thing it points to, a statement says nothing; what was is not in the way. */
const UNCLEAR =
  /^(?:and |but |so )?(?:it|that|this|there|some|one (?:is|doesn't|isn't|can't|has)|half|most|which|who|those|these|es|das|dies|eso|esto|ello|que|qui|ça|c'est|il|ils|nous ne nous|isso|isto|esse|essa)(?:'s|'re)?(?![a-zA-ZÀ-ɏ])|(?:know|sure|weiß|sé|sais|sei) (?:not |nicht |pas )?(?:yet )?(?:which|what|how|where|whether|if|when|who|welche[rsn]?|wie|wo|ob|qué|cómo|si|dónde|quel(?:le)?|comment|où|qual|como|onde)(?![a-zA-ZÀ-ɏ])|^(?:i |we )?(?:don'?t|do not) know$|^(?:ich )?weiß (?:ich )?nicht$/i;
const NEGATION =
  /(?:^|\s)(?:never|not|no longer|\S+n't|no|kein\S*|nie|nicht|nunca|jamais|pas|não|sin|ohne|sans|sem|without)(?:\s\S+){0,2}\s$/i;

function hasTroubleWord(text: string, language: Latin): boolean {
  const match = trouble[language].anywhere.exec(text);
  return match !== null && !NEGATION.test(text.slice(0, match.index));
}

const OTHERS =
  /^(?:our|the|this|that|there|unsere?|die|der|das|nuestr[oa]s?|el|la|los|las|notre|nos|le|les|noss[oa]s?|o|a|os|as)(?![a-zA-ZÀ-ɏ])/i;
/** Cut from its noun, it would be a fragment. */
const RELATIVE = /^(?:which|who|whose|que|qui|quien)(?![a-zA-ZÀ-ɏ])/i;
const PAST =
  /(?<![a-zA-ZÀ-ɏ])(?:used to(?! (?:it|the))|as a (?:child|kid|teenager)|years? ago|last (?:year(?!'s)|winter|summer|spring|autumn)|früher|damals|letztes jahr|als kind|hace años|el año pasado|de niñ[oa]|autrefois|l'an dernier|l'année dernière|antigamente|no ano passado|em criança)(?![a-zA-ZÀ-ɏ])/i;
/** The subject of the statement before: 'he tires easily and hates flying'. */
const SUBJECT = /^(?:(?:my|our|the|his|her) [a-zA-ZÀ-ɏ]+|he|she|they)(?![a-zA-ZÀ-ɏ])/i;

function withSubject(text: string, before: string | undefined): string {
  const subject = /^(?:hates?|has|took|wants?|works|lives|needs|gets|keeps)(?![a-zA-ZÀ-ɏ])/i.test(text)
    ? SUBJECT.exec(before ?? '')?.[0]
    : undefined;
  return subject === undefined ? text : `${subject} ${text}`;
}

interface Surroundings {
  /** A thing in a list of possessions. */
  readonly isHaveList: boolean;
  /** Said before the goal. */
  readonly isBefore: boolean;
  /** In brackets. */
  readonly isAside: boolean;
}

function isTrouble(
  { text: whole, isGoal, isConceded }: Statement,
  language: Latin,
  goal: string,
  { isHaveList, isBefore, isAside }: Surroundings,
): boolean {
  const { state, phrase, mild, lack } = trouble[language];
  // What follows from it or what it is for will be cut off.
  const text = cutReason(whole);
  if (isGoal || isAside || countWords(whole) > MAX_WORDS + 6) return false;
  if (lack.test(text)) return true;
  // What is said about others before the goal is often what it is to change: 'our street floods. I want …'.
  if ((isBefore && OTHERS.test(text)) || PAST.test(text) || RELATIVE.test(text)) return false;
  if (words[language].other.test(whole) || wishes[language].test(whole) || isBeginner(text, language)) return false;
  if (
    hasTroubleWord(text, language) ||
    (!isHaveList && !UNCLEAR.test(text) && phrase.test(text) && countWords(text) <= 5)
  )
    return true;
  // What is said before the goal is often what it is to change: 'the garden is a mess. I'd like a pond'.
  if (isBefore || isConceded || UNCLEAR.test(text) || mild.test(text)) return false;
  return state.test(text) && !HISTORY.test(text) && !isAboutGoal(text, goal);
}

const FIRST = /^(?:i|we|can'?t|cannot|don'?t|ich|wir|je|yo|eu|no|não|ne)(?![a-zA-ZÀ-ɏ])/i;

/** 'Learn to swim … I can't swim' tells nothing new. */
function isAboutGoal(text: string, goal: string): boolean {
  if (!FIRST.test(text)) return false;
  const stems = new Set((goal.toLowerCase().match(/[a-zà-ɏ]{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
  const subject = text.toLowerCase().replace(/^(?:(?:i|my|we|the|die|der|das|mein|meine|el|la|le|les|o|a) )+/u, '');
  const tokens = subject.match(/[a-zà-ɏ]{4,}/gu) ?? [];
  return tokens.length <= 3 && tokens.some((word) => stems.has(word.slice(0, 5)));
}

const SPLIT =
  /\s(?:so|because|which|and (?:i|we) (?:want|have|can|need|only)|damit|weil|deshalb|así que|porque|donc|parce que|portanto|por isso)(?:\s|$)/i;
const FIRST_PERSON =
  /^(?:(?:i|we) )?(?<adverbs>(?:always|often|usually|still|just|easily|sometimes|never|also|really|quickly) )*(?:(?<cannot>can'?t|cannot|can not)|(?<not>don'?t|do not)) (?:really |even )?(?<rest>.+)$/i;
const FIRST_PERSON_VERB =
  /^(?:i|we) (?<adverbs>(?:always |often |usually |still |just |easily |sometimes |never |also |really |tend to )*)(?<verb>(?!am|was|were|had|did|could|would|will|should|might|may|must|can|have|got|lost|broke|failed|left|went|been|won't)[a-z]{2,}(?!['a-z])) ?(?<rest>.*)$/i;

function cutReason(text: string): string {
  return text.slice(0, SPLIT.exec(text)?.index ?? text.length).trim();
}

/** 'Go red and forget everything' → 'going red and forgetting everything' */
function joined(rest: string): string {
  return rest.replace(
    /(?<=(?:^|\s)(?:and|or) )(?:forget|talk|lose|give|get|stop|eat|drink|sit|fall|go|put|make|feel|mumble|quit|snack|scroll|rush|panic|shake|cry)(?= |$)/i,
    toGerund,
  );
}

/** Without what leads to it, and without the user as its subject. */
function tidy(text: string, language: Latin): string {
  let result = cutReason(text);
  if (language === 'de') result = result.replace(/^(\S+) aber /u, '$1 ');
  for (let count = 0; count < 3; count++) result = result.replace(words[language].lead, '');
  if (language !== 'en') return result.trim();
  const negated = FIRST_PERSON.exec(result)?.groups;
  if (negated) {
    const [verb = '', ...rest] = negated['rest']!.split(' ');
    return negated['cannot'] ? `not being able to ${negated['rest']}` : ['not', toGerund(verb), ...rest].join(' ');
  }
  const plain = FIRST_PERSON_VERB.exec(result)?.groups;
  if (plain)
    return `${plain['adverbs']!.replace(/tend to /i, '')}${toGerund(plain['verb']!)} ${joined(plain['rest']!)}`.trim();
  return result.trim();
}
