import { anyWord } from './any-word.ts';

/** What is plainly the user's own work, and more than one sitting of it. */
const WORK = anyWord(
  [
    'learn(?:t|ed|ing)?|know|knows|by heart|memori[sz]\\p{L}+|practi[sc]e[ds]?|rehearsed?|revised?|stud(?:y|ied)|train(?:ed)?|writ(?:e|ten|ing)|draft(?:ed)?|build|built|sewn?|knit(?:ted)?|paint(?:ed)?|carved?|sand(?:ed)?|plaster(?:ed)?|translated?|transcribed?|edit(?:ed)?|research(?:ed)?|sort|clear(?:ed)?|empt(?:y|ied)|declutter(?:ed)?|dig|dug|digiti[sz]ed?|scan(?:ned)?|catalogued?|design(?:ed)?|renovated?|restored?',
    '(?:ge|aus|ein)?(?:lern(?:t|en)|üb(?:t|en)|prob(?:t|en)|schrieben|baut|näht|strickt|strichen|malt|schnitzt|räumt)|auswendig|schreiben|bauen|nähen|stricken|streichen|malen|entwurf|entworfen|übersetzt|abgetippt|abtippen|(?:aus)?sortier(?:t|en)|ausräumen|leer|entrümpelt|digitalisiert|gescannt|programmiert|renoviert|verputzt|abgeschliffen|beherrsch\\p{L}+',
    'aprend\\p{L}+|escrib\\p{L}+|escrit[oa]s?|borrador|practic\\p{L}+|ensay\\p{L}+|estudi(?:ar|ad[oa]s?)|memoriz\\p{L}+|de memoria|constru\\p{L}+|coser|cosid[oa]s?|tejer|tejid[oa]s?|pintar|pintad[oa]s?|traduc\\p{L}+|transcri\\p{L}+|ordenar|ordenad[oa]s?|vaci(?:ar|ad[oa]s?)|clasific\\p{L}+|digitaliz\\p{L}+|diseñ(?:ar|ad[oa]s?)|restaurad[oa]s?|lijad[oa]s?',
    'appren\\p{L}+|appris\\p{L}*|écri(?:re|te?s?|ture)|rédig\\p{L}+|premier jet|brouillon|invent(?:er|ée?s?)|par cœur|répét(?:er|ée?s?)|étudi(?:er|ée?s?)|révis(?:er|ée?s?)|constru\\p{L}+|fabriqu(?:er|ée?s?)|coudre|cousue?s?|tricot(?:er|ée?s?)|peindre|peinte?s?|tradui\\p{L}+|retranscri\\p{L}+|tri(?:er|ée?s?)|vid(?:er|ée?s?)|numéris\\p{L}+|dessin(?:er|ée?s?)|maîtris(?:er|ée?s?)|rénov\\p{L}+|ponc(?:er|ée?s?)',
    'escrev\\p{L}+|rascunho|pratic\\p{L}+|trein(?:ar|ad[oa]s?)|ensai(?:ar|ad[oa]s?)|estud(?:ar|ad[oa]s?)|decor(?:ar|ad[oa]s?)|de cor|costur(?:ar|ad[oa]s?)|tricot(?:ar|ad[oa]s?)|traduz\\p{L}+|transcr\\p{L}+|organiz(?:ar|ad[oa]s?)|esvazi(?:ar|ad[oa]s?)|desenh(?:ar|ad[oa]s?)|lixad[oa]s?|reformad[oa]s?',
  ],
  '覚え|書[くいきけ]|練習|勉強|暗記|作[るりっ]|縫|編[むみん]|塗[るりっ]|翻訳|整理|片付け|片づけ|原稿|下書き|仕上げ',
);

/** What happens once, however long it is. */
const ONCE = anyWord(
  [
    'once|one (?:day|evening|morning|afternoon|night|weekend|visit|trip|session|lesson)|first(?! drafts?| versions?)|exam|performance|concert|show|race|opening',
    'einmal|ein(?:en?)? (?:tag|abend|morgen|nachmittag|nacht|wochenende|besuch|stunde)|erste[nrs]?(?! entw\\p{L}+| fassung| version)|prüfung|auftritt|aufführung|konzert|premiere|eröffnung',
    'una? (?:vez|día|tarde|noche|mañana|visita|fin de semana)|primer[oa]?(?! borrador| versión)|examen|concierto|función|estreno|actuación|carrera',
    'une? (?:fois|jour|journée|soir|soirée|matin|nuit|visite|week-end|après-midi)|premi(?:er|ère)(?! jet| brouillon| version)|examen|concert|spectacle|représentation|course',
    'uma? (?:vez|dia|tarde|noite|manhã|visita|fim de semana)|primeir[oa](?! rascunho| versão)|exame|prova|apresentação|concerto|estreia|corrida',
  ],
  '一度|一回|初めて|最初|試験|本番|発表会|演奏会|上演',
);

/** However many things they are, they are ordered or booked at once. */
const ERRAND = anyWord(
  [
    'ordered|booked|bought|invited|registered',
    'bestellt|gebucht|gekauft|eingeladen|angemeldet',
    'encargad[oa]s?|pedid[oa]s|comprad[oa]s?|reservad[oa]s?|invitad[oa]s?|inscrit[oa]s?',
    'commandée?s?|achetée?s?|réservée?s?|invitée?s?|inscrite?s?',
    'encomendad[oa]s?|comprad[oa]s?|reservad[oa]s?|convidad[oa]s?|inscrit[oa]s?',
  ],
  '注文|購入|予約|招待|申し込',
);

/** What somebody else does, or decides. */
const BY_OTHERS = anyWord([
  'agreed|approved|accepted|confirmed|validated|granted|(?:read|checked|signed|proofread) by',
  'abgestimmt|genehmigt|bestätigt|zugesagt|angenommen|(?:gelesen|geprüft) von|gegengelesen',
  'aprobad[oa]s?|aceptad[oa]s?|confirmad[oa]s?|validad[oa]s?|(?:leíd[oa]|revisad[oa]|firmad[oa])s? por',
  'validée?s?|approuvée?s?|acceptée?s?|confirmée?s?|accordée?s?|(?:lue?|relue?|signée?|vérifiée?)s? par',
  'aprovad[oa]s?|aceit[oa]s?|(?:lid[oa]|revist[oa]|assinad[oa])s? por',
]);

/** A date with such words is the last day for something, not the day of it. */
const UNTIL = anyWord(
  ["by|before|until|till|no later than|bis|vor|spätestens|antes|hasta|para|avant|d'ici|jusqu'(?:à|au|en)|pour|até"],
  'まで|前に|以内',
);

export const isOneErrand = (line: string): boolean => ERRAND.test(line);
export const isEvent = (line: string): boolean => ONCE.test(line);
export const isWork = (line: string): boolean => WORK.test(line) && !ONCE.test(line) && !BY_OTHERS.test(line);
export const saysUntil = (line: string): boolean => UNTIL.test(line.replaceAll('’', "'"));
