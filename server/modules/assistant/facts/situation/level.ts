import type { Level } from '#domain/assistant/facts.ts';
import type { Language } from '../detect-language.ts';
import { numberPattern } from '../numbers.ts';
import { type Piece, pieceAt, type Source, type Span } from '../source.ts';
import { HAS_SKILL, isAboutGoal, SELF_LABEL } from './skill-subject.ts';

const at = (source: string) => new RegExp(`(?<![a-zA-ZÀ-ɏ])(?:${source})(?![a-zA-ZÀ-ɏ])`, 'i');

/** Activities that make experience, as opposed to smoking, living somewhere or working in an office. */
const SKILL_ING =
  'playing|teaching|coaching|running|lifting|climbing|cooking|baking|painting|drawing|conducting|writing|knitting|sewing|gardening|dancing|singing|cycling|swimming|coding|programming|sailing|rowing|skiing|surfing|training|photographing|practising|practicing|studying|learning|building|restoring|brewing|keeping bees|beekeeping|making|riding|fishing|hiking|composing|performing|welding|woodworking';
const SKILL_ED =
  'played|taught|coached|run|lifted|climbed|cooked|baked|painted|drawn|conducted|written|knitted|sewn|gardened|danced|sung|cycled|swum|coded|programmed|sailed|rowed|skied|surfed|trained|built|restored|brewed|kept bees|made|ridden|fished|hiked|composed|performed|welded|done';

const beginner: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    at(
      "(?:complete|total|absolute|utter|real|i'?m a|i am a|as a|still a|raw|rank)? ?(?:beginner|novice|newbie|noob|rookie)(?!s|'s| course| class| level courses)",
    ),
    at(
      '(?:learn|start|begin|study|train)[a-z]*(?: (?!course|class)[a-zA-ZÀ-ɏ]+){0,5} from (?:scratch|zero)(?! again)|^(?:completely |totally )?from (?:scratch|zero)|no (?:prior |previous |real )?(?:experience|knowledge|idea (?:how|where)|training)|without any experience|zero (?:[a-z]+ )?(?:experience|knowledge|background)|just starting out|couch potato|never in my life|no (?:musical|technical) background|barely know how|total amateur|new to (?:this|it|the|[a-zA-ZÀ-ɏ]+ing|[a-zA-ZÀ-ɏ]+$)|(?:haven.?t|not) (?:got )?a clue|clueless|first time (?:doing|trying|ever)|complete newcomer|hardly any experience|starting from nothing|absolute zero|never (?:been [a-zA-ZÀ-ɏ]+ing|been (?:on|in|to) an?|had (?:a )?lessons?|touched|picked up|set foot|owned)',
    ),
    at(
      `(?:i'?ve |i have |we'?ve |have |had |has )?never (?:ever |really |actually |even |properly )?(?!(?:had|been|finished|managed|stuck|kept up|made it|got(?:ten)?|given|lost|missed|failed|liked|enjoyed|felt|stopped|seen|met|owned|worked out|gone|left|forgotten|told|tried to|used to|completed|bothered|slept|understood|succeeded|reached|passed)(?![a-zA-ZÀ-ɏ]))(?:[a-zA-ZÀ-ɏ]{2,}ed|done|run|played|written|made|built|kept|laid|sung|swum|ridden|taught|drawn|sewn|grown|driven|flown|held|spoken|learnt|begun|read|sold|taken|thrown|bred|put|cut|knit|sat|caught|dug|drunk|hung|shot|spun|woven|ski'?d)`,
    ),
    at(
      "(?:i'?ve )?only ever (?:sung|sang|done|played|cooked|used|made|baked|run|watched)|zero knowledge|just starting out|couch potato|no (?:musical|technical) background|haven't (?:run|played|sung|drawn|swum|cooked|written)[a-z ]{0,20} since (?:school|i was)|neither of us has|none of us has|first[- ]timer|my first (?:ever )?(?:marathon|attempt|time)|(?:i )?know nothing (?:about|of)|know next to nothing|can't (?:even )?(?:cook|swim|sew|draw|sing|dance|play a note|read music|boil an egg)(?: at all| yet)?(?! (?:well|fast|quickly|properly|fluently|very))",
    ),
  ],
  de: [
    at(
      '(?:blutige[r]? |absolute[r]? |kompletter? |totaler? |bin )?anfänger(?:in)?(?!kurs)|neuling|laie|laiin|einsteiger(?:in)?|(?:keine|null|wenig) ahnung|absolutes neuland',
    ),
    at(
      '(?:hatte|habe?|hab|bin)? ?(?:ich )?(?:noch nie|nie zuvor|niemals)(?! (?:zeit|geschafft|durchgehalten|geld|gehabt|fertig))|(?:komplett |ganz )?(?:von null|bei null|von vorne)|(?:vorkenntnisse|erfahrung|vorwissen):? (?:habe ich )?kein[a-z]*|keine(?:rlei)? (?:erfahrung|vorkenntnisse|ahnung)|ohne vorkenntnisse|ohne erfahrung|zum ersten mal|null erfahrung',
    ),
  ],
  es: [
    at(
      'principiantes?(?! de)|novat[oa]|(?<!(?:curso|otra vez|cocinar|hacer) )(?:desde|de) cero|sin experiencia|ninguna experiencia|no tengo (?:ni idea|experiencia)|no sé nada|primera vez|ni idea|cero experiencia|nunca (?:corrí|toqué|hice|nadé|cociné|cosí|jugué|escribí|pinté|aprendí)',
    ),
    at(
      'nunca (?:he|había|hemos|en mi vida he) (?!(?:tenido tiempo|podido|terminado|conseguido|logrado|acabado|sido|estado)(?![a-zA-ZÀ-ɏ]))[a-zA-ZÀ-ɏ]+|jamás he (?!podido|logrado|terminado|conseguido)[a-zA-ZÀ-ɏ]+',
    ),
  ],
  fr: [
    at(
      "(?:grand[e]? |totale? |complète? |vraie? )?débutante?(?!s)|novice|de zéro|à partir de zéro|aucune expérience|sans expérience|(?:je )?n'y connais rien|première fois|zéro expérience|je débute|jamais [a-zA-ZÀ-ɏ]+é(?= |$)(?! le temps)|jamais (?:[a-zA-ZÀ-ɏ]+ )?de ma vie",
    ),
    at(
      "(?:je )?n'ai (?:encore )?jamais (?!(?:eu le temps|pu|fini|réussi|terminé|été|tenu)(?![a-zA-ZÀ-ɏ]))[a-zA-ZÀ-ɏ]+|jamais (?:fait|couru|joué|cuisiné|cousu|nagé|tenu|peint|écrit|chanté|skié|conduit|touché)",
    ),
  ],
  pt: [
    at(
      'iniciante|principiante|novat[oa]|do zero|de zero|sem experiência|nenhuma experiência|não (?:percebo|sei|entendo) nada|primeira vez|zero experiência|leig[oa]|nunca na vida',
    ),
    at(
      'nunca (?!(?:tive|tenho|consegui|terminei|acabei|fui|estive|mais|pude)(?![a-zA-ZÀ-ɏ]))[a-zA-ZÀ-ɏ]+(?:ei|i|iz)(?! (?:tempo))',
    ),
  ],
  ja: [
    /初心者|素人|初めて(?!では|じゃ)|全くの?(?:ゼロ|初)|やったことない|はじめて(?!では|じゃ)|未経験|経験(?:は|が)?(?:ない|なし|ゼロ)|ゼロから|一度も.{1,12}(?:ない|ありません)|したことがない|やったことがない|ことがない|ことがありません/u,
  ],
};

const years = (language: Language) => numberPattern[language];

const advanced: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    at(
      `(?:i'?ve|i have|we'?ve) (?:already )?(?:been )?(?:[a-zA-ZÀ-ɏ]+ly )?(?:${SKILL_ING}|${SKILL_ED})(?: [a-zA-ZÀ-ɏ'-]+){0,4} (?:for|since) (?:about |over |nearly |more than |the last |the past )?(?:${years('en')}|19\\d\\d|20\\d\\d|decades|years|childhood|school|i was (?:a kid|a child|little|\\d+))(?: (?:years|yrs|decades))?(?! (?:weeks|months|days))`,
    ),
    at(
      `^been (?:${SKILL_ING})(?: [a-zA-ZÀ-ɏ'-]+){0,4} (?:for|since) (?:${years('en')}|19\\d\\d|20\\d\\d|years)(?! (?:weeks|months|days))`,
    ),
    at(
      `(?:i'?ve|i have) (?:already )?(?:done|run|built|written|made|completed|finished|restored|baked|sewn|knitted|recorded|kept) (?:${years('en')}|several|many|dozens)(?: of)? (?:them|marathons|half marathons|[a-zA-ZÀ-ɏ]+s)(?! (?:ago|weeks|months))`,
    ),
    at(
      "(?:years|decades) of (?:experience|practice|playing|running|teaching|[a-zA-ZÀ-ɏ]+ing(?<!smoking|living|working|waiting|marriage))|i'?ve (?:been )?(?:done|doing) [a-zA-ZÀ-ɏ ]{2,25} for (?:years|decades|ages)|black belt|semi-?pro|trained as an?|for a living(?! room)|years'? experience|(?:lots|plenty) of experience|i teach (?:it|this|[a-z]+ing)(?![a-z])|former (?:pro|professional|coach|teacher)|experienced|(?:i'?m an? )(?:professional|expert|advanced|trained|qualified|certified|retired) [a-zA-ZÀ-ɏ]+|advanced (?:player|runner|speaker|level)|i used to (?:coach|teach|compete)|by (?:trade|profession)|professionally",
    ),
  ],
  de: [
    at(
      `(?:spiele|laufe|singe|male|nähe|stricke|backe|koche|klettere|programmiere|schwimme|segle|fotografiere|schreibe|tanze|trainiere|imkere|gärtnere|unterrichte|reite|rudere|baue)(?: [a-zA-ZÀ-ɏ-]+){0,3} (?:schon )?seit (?:über |etwa |fast |mehr als )?(?:${years('de')}|\\d{4}|vielen) jahren`,
    ),
    at(
      `seit (?:über |etwa |fast |mehr als )?(?:${years('de')}|vielen) jahren (?:spiele|laufe|singe|male|nähe|stricke|backe|koche|klettere|programmiere|schwimme|segle|fotografiere|schreibe|tanze|trainiere|unterrichte|reite) ich`,
    ),
    at(
      'jahrelange erfahrung|viel erfahrung|jahren erfahrung|jahre erfahrung|gelernte[r]? [a-zA-ZÀ-ɏ]+|ausgebildete[r]? [a-zA-ZÀ-ɏ]+|fortgeschritten(?:e[rn]?)?|erfahrene[r]? [a-zA-ZÀ-ɏ]+|profi|(?:bin|als) (?:schreiner|tischler|koch|köchin|bäcker|musiker|trainer)(?:in)?(?: von beruf)?',
    ),
    at(
      `(?:habe )?(?:schon|bereits) (?:${years('de')}|mehrere|viele) (?:marathons?|halbmarathons?|bücher|romane|[A-ZÀ-Þ][a-zA-ZÀ-ɏ]+) (?:gelaufen|geschrieben|gebaut|genäht|gestrickt|gemacht|restauriert|absolviert)`,
    ),
  ],
  es: [
    at(
      `(?:llevo|toco|corro|canto|pinto|escalo|programo|entreno)(?: [a-zA-ZÀ-ɏ]+){0,3} (?:desde hace )?(?:${years('es')}|muchos) años(?: (?:tocando|corriendo|cantando|pintando|cosiendo|cocinando|programando|escalando|nadando|entrenando|jugando|dando clases|bailando|escribiendo|haciendo))?(?! (?:fumando|viviendo|trabajando|sin|en|aquí|de|casad|jubilad))`,
    ),
    at(
      'años de experiencia|(?:toco|juego|corro|canto|pinto|bailo|nado|cocino|coso)(?: [a-zA-ZÀ-ɏ]+){0,3} desde (?:niñ[oa]|pequeñ[oa]|hace años)|nivel avanzado|con (?:mucha|bastante) experiencia|soy (?:profesional|profesor(?:a)? de|cociner[oa]|músic[oa]|carpinter[oa])',
    ),
    at(`ya he (?:corrido|hecho|escrito|terminado|publicado) (?:${years('es')}|vari[oa]s|much[oa]s) [a-zA-ZÀ-ɏ]+s`),
  ],
  fr: [
    at(
      `(?:je (?:joue|cours|chante|peins|couds|cuisine|grimpe|programme|nage|danse|tricote|pratique|fais))(?: [a-zA-ZÀ-ɏ']+){0,4} depuis (?:plus de |près de |environ )?(?:${years('fr')}|\\d{4}|longtemps)(?: ans)?(?! (?:mois|semaines))`,
    ),
    at(
      `déjà (?:couru|fait|écrit|terminé|fini|restauré|cousu|monté|construit) (?:${years('fr')}|plusieurs|de nombreux) [a-zA-ZÀ-ɏ]+`,
    ),
    at(
      'niveau avancé|expérimentée?|confirmée?|(?:je suis |ancien(?:ne)? )(?:professionnel(?:le)?|professeur de|cuisinier|cuisinière|musicien(?:ne)?|menuisier)|de métier',
    ),
  ],
  pt: [
    at(
      `(?:toco|corro|canto|pinto|costuro|cozinho|escalo|programo|nado|danço|treino|jogo|faço)(?: [a-zA-ZÀ-ɏ]+){0,3} há (?:mais de |cerca de |quase )?(?:${years('pt')}|muitos) anos`,
    ),
    at(
      'anos de experiência|nível avançado|com (?:muita|bastante) experiência|experiente|sou (?:profissional|professor(?:a)? de|cozinheir[oa]|músic[oa]|carpinteir[oa])|de profissão',
    ),
    at(`já (?:corri|fiz|escrevi|terminei|publiquei) (?:${years('pt')}|vári[oa]s|muit[oa]s) [a-zA-ZÀ-ɏ]+s`),
  ],
  ja: [
    /上級者?|経験者|プロ(?:の|です|として)|(?:\d+|[一二三四五六七八九十]+)年(?:以上)?(?:弾いて|習って|やって|続けて|描いて|走って|教えて|書いて|の経験|間?(?:弾いて|やって|続けて))|ベテラン/u,
  ],
};

/** Other people's experience: 'my fiancée has danced since she was 6'. */
const OTHER_PERSON =
  /^(?:my |our )?(?:fianc|wife|husband|partner|friend|cousin|brother|sister|mum|mom|dad|she|he |they|neighbou?r|er |sie |mein|él |ella |mi |il |elle |mon |ma |ele |ela |o meu|a minha)/i;

/** Whether somebody says that they have not done it before. */
export function isBeginner(text: string, language: Language): boolean {
  return beginner[language].some((pattern) => pattern.test(text));
}

/** How much experience the user has with exactly this. `goal` are the words of the goal. */
export function findLevel({ text, sentences, clauses, language }: Source, goal: Span | undefined): Level | null {
  const sentence = pieceAt(sentences, goal?.from ?? 0)?.text ?? '';
  const wanted = goal ? `${sentence} ${text.slice(goal.from, goal.to)}` : sentence;
  const own = clauses.filter((clause) => !OTHER_PERSON.test(clause.text));
  const isLabelled = own.some((clause) => isBeginner(clause.text, language) && SELF_LABEL.test(clause.text));
  const isSkilled = own.some((clause) => HAS_SKILL[language].test(clause.text));
  // In the goal's own clause, every word is the goal's.
  const others = (clause: Piece) => (wanted.includes(clause.text) ? wanted.replace(clause.text, '') : wanted);
  const isNew =
    isLabelled ||
    (!isSkilled &&
      own.some((clause) => isBeginner(clause.text, language) && isAboutGoal(clause.text, others(clause), language)));
  const isAdvanced = own.some(
    (clause) =>
      advanced[language].some((pattern) => pattern.test(clause.text)) &&
      isAboutGoal(clause.text, others(clause), language),
  );
  if (isNew === isAdvanced) return null;
  return isNew ? 'beginner' : 'advanced';
}
