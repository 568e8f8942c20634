import type { Language } from '../detect-language.ts';

type Latin = Exclude<Language, 'ja'>;

const at = (source: string) => new RegExp(`(?<![a-zA-ZÀ-ɏ])(?:${source})(?![a-zA-ZÀ-ɏ])`, 'i');

const IRREGULAR_EN =
  'fell|broke|bought|ran|lost|got|gave|went|came|left|began|quit|died|met|wrote|moved|sold|had|did|made|took|found|taught|thought|told|said|saw|felt|heard|kept|built|grew|hurt|paid|spent|won|tore|caught|brought|swam|sang|drove|froze|fled|split|was|were|been';
/** Verbs in the past tense. A date next to one is not a deadline: 'she fell off in the summer'. */
const past: Readonly<Record<Latin, RegExp>> = {
  en: at(
    `(?<!(?:to be|have it|get it|be|get|is|are) )(?:${IRREGULAR_EN})|(?:i|we|he|she|they|it|who|which|that)(?:'ve|'d| have| has)? (?:only |already |just |finally |last |first )?(?!(?:need|book|register|schedul|plan|agree|promis|want|hop|decid|invit|ask|intend|enter|sign)e?d)[a-z]{2,}ed`,
  ),
  de: at(
    'war(?:en|st)?|hatten?|ging(?:en)?|kam(?:en)?|fiel(?:en)?|begann|starb|verlor|wurden?|(?:ist|sind|bin|habe?n?|hat)(?: \\S+){0,8} (?!gebucht|geplant|gemeldet|eingeladen|verabredet)(?:[a-zß-ü]{0,6}ge[a-zß-ü]{2,}(?:t|en)|(?:über|be|ver|er|ent)[a-zß-ü]{3,}(?:t|en))',
  ),
  es: at(
    '(?:me |nos |se |lo |la |le )?(?!(?:reserv|apunt|inscrib|qued|pod|tendr|har|ser|estar|ir|dar|sab|volver)[éíá])[a-zà-ɏ]{2,}(?:é|í|ió|aron|ieron|amos|imos|aba|ía)(?<!(?:aré|eré|iré|dré|podamos|vayamos|día|todavía|mayoría|energía))|fue|hizo|tuve|estuve|(?:he|ha|hemos|había) [a-zà-ɏ]+[ai]do',
  ),
  fr: at(
    "(?:j'ai|j'avais|on a|il a|elle a|nous avons|ils ont|elles ont|m'a|l'a|je me suis|s'est|je suis|est|était|étaient) (?!(?:prévu|réservé|invité|inscrit|attendu|plus|aussi)e?s?(?![a-zà-ɏ]))(?:[a-zà-ɏ]{2,}(?:é|i|u)e?s?|pris|mis|fait|écrit|ouvert|mort|eu)|[a-zà-ɏ]{3,}(?:ait|aient)(?<!(?:drait|rait|raient))|eue?s? en",
  ),
  pt: at(
    '(?:me )?(?!(?:marqu|reserv|inscrev|[a-zà-ɏ]*ar|[a-zà-ɏ]*er|[a-zà-ɏ]*ir)ei)[a-zà-ɏ]{2,}(?:ei|ou|eu|iu|aram|eram|iram|ámos|ava)(?<!(?:^|\\s)(?:vou|sou|estou|meu|seu|eu|teu|museu))|foi|fiz|fez|tive|tinha|comecei|(?:tenho|tem|tinha) [a-zà-ɏ]+[ai]do',
  ),
};

/** Whether a statement is about the past. */
export function isPast(statement: string, language: Latin): boolean {
  return past[language].test(statement);
}
