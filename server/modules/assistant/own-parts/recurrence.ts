import { anyWord } from './any-word.ts';

const days = {
  en: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  de: '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)',
  es: '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana)',
  fr: '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end)',
  pt: '(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|fim de semana)',
} as const;

const daily = anyWord(
  [
    '(?:every|each) (?:single )?(?:day|morning|evening|night|weekday)|daily|nightly',
    '(?:an jedem|jeden) (?:tag|morgen|abend|nachmittag)|jede nacht|täglich|tägliche[nrs]?',
    'cada (?:día|noche|mañana|tarde)|todos los días|todas las (?:noches|mañanas|tardes)|diariamente|a diario',
    'chaque (?:jour|matin|soir|nuit)|tous les (?:jours|matins|soirs)|quotidiennement',
    'cada (?:dia|noite|manhã)|todos os dias|todo (?:o )?dia|toda (?:a )?(?:noite|manhã|tarde)|todas as (?:noites|manhãs|tardes)',
    'каждый (?:день|вечер)|каждое утро|ежедневно|her (?:gün|sabah|akşam|gece)|كل (?:يوم|ليلة|صباح|مساء)|يوميا|يوميًا',
    'ogni (?:giorno|sera|mattina|notte)|elke (?:dag|avond|ochtend)|varje (?:dag|kväll|morgon)|codziennie',
  ],
  '毎日|毎朝|毎晩|每天|매일',
);

const weekly = anyWord(
  [
    `(?:every|each|a|per|once a) week|weekly|(?:every|each) (?:${days.en}|weekend)|on (?:${days.en}s|weekends)`,
    `(?:jede|pro|die|in der) woche|wöchentliche?[nrs]?|jede[ns]? ${days.de}|${days.de}s`,
    `(?:cada|por|a la) semana|todas las semanas|semanal(?:es|mente)?|(?:cada|todos los) ${days.es}`,
    `(?:chaque|par) semaine|toutes les semaines|hebdomadaires?|chaque ${days.fr}|tous les (?:${days.fr})s`,
    `(?:cada|por|toda(?: a)?) semana|todas as semanas|semana(?:l|is|lmente)|(?:cada|todo|toda|todos os|todas as) (?:${days.pt})s?`,
    'каждую (?:неделю|среду|пятницу|субботу)|каждый (?:понедельник|вторник|четверг)|каждое воскресенье|еженедельно',
    'her (?:hafta|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)|haftalık|كل (?:أسبوع|أحد|جمعة|سبت)|أسبوعيا',
    'ogni (?:settimana|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|elke (?:week|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)',
    'varje (?:vecka|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag)|co tydzień',
  ],
  '毎週|週に?[一二三四五六1-6]回|每[周週]|매주',
);

const timesAWeek = anyWord(
  [
    '(?<n>[2-7]|two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|duas|três)[ -]?(?:×|x|times|days|evenings|mornings|nights|mal|tage|abende|veces|días|noches|fois|jours|soirs|vezes|dias|noites|раза?|kez) ?(?:(?:a|per|each|every|pro|die|in der|a la|por|cada|par|à la|в) |/ ?)(?:week|woche|semana|semaine|неделю)',
    'haftada (?<n>[2-7]) (?:kez|gün)',
    '(?<n>zwei|drei|vier)mal (?:pro|die|in der) woche|(?<n>twice) (?:a|per|each|every) week',
  ],
  '週に?(?<n>[二三四五六2-6])[回日]',
);

const numbers = [
  [],
  [],
  ['two', 'twice', 'zwei', 'dos', 'deux', 'duas', '二'],
  ['three', 'drei', 'tres', 'trois', 'três', '三'],
  ['four', 'vier', 'cuatro', 'quatre', 'quatro', '四'],
  ['five', 'fünf', 'cinco', 'cinq', '五'],
  ['six', 'sechs', '六'],
] as const;

/** On how many days of a week a line has to be done, if it says that it recurs: 'a talk every Sunday'. */
export function timesPerWeek(line: string): number | null {
  const written = timesAWeek.exec(line)?.groups?.['n']?.toLowerCase();
  if (written !== undefined) {
    const named = numbers.findIndex((words) => (words as readonly string[]).includes(written));
    return named === -1 ? Number(written) : named;
  }
  if (daily.test(line)) return 7;
  return weekly.test(line) ? 1 : null;
}

const COUNT =
  '(?<n>[2-9]|1\\d|2\\d|two|three|four|six|zwei|drei|vier|sechs|dos|tres|cuatro|deux|trois|quatre|duas|três)';
const WEEKS = 'weeks?|wochen|semanas|semaines|settimane|недел[ьи]|hafta|weken|veckor|tygodni(?:e)?|أسابيع';
const ONE_MONTH =
  '(?:for|over) (?:a|one) month|einen monat lang|seit einem monat|durante un mes|pendant un mois|durante um mês|per un mese|целый месяц|bir ay boyunca';
/** 'In four weeks', 'four weeks before the day' and '4 Wochen alt' are no time that something takes. */
const frameBefore =
  /(?:^|\s)(?:in|within|before|after|under|past|last|by|innerhalb(?: von)?|binnen|vor|nach|unter|en|dentro de|antes de|hace|dans|avant|après|il y a|d'ici|em|há|depois de|через|до)(?: \p{L}+)? $/iu;
const frameAfter =
  /^ (?:ago|before|after|notice|old|early|later|vor|nach|alt|antes|después|avant|après|depois|önce|sonra)/iu;

const lasting = anyWord([`${COUNT} (?:${WEEKS})`], '(?<n>[2-9]|1\\d|[二三四五六七八])週間(?!以内|後|前)');
const month = anyWord([ONE_MONTH], '一か月間|1か月間|一ヶ月間|1ヶ月間');
const WEEKS_OF_MONTH = 4;

/** For how many weeks a line goes on: '4 weeks of sleep log' → 4. */
export function weeksOf(line: string): number | null {
  if (month.test(line)) return WEEKS_OF_MONTH;
  const match = lasting.exec(line);
  if (!match) return null;
  const before = line.slice(0, match.index);
  if (frameBefore.test(before) || frameAfter.test(line.slice(match.index + match[0].length))) return null;
  const written = match.groups!['n']!.toLowerCase();
  const named = numbers.findIndex((words) => (words as readonly string[]).includes(written));
  const kanji = '二三四五六七八'.indexOf(written);
  return named !== -1 ? named : kanji !== -1 ? kanji + 2 : Number(written);
}
