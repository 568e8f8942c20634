import type { EuropeanLanguage } from './lexicons.ts';
import { nounPhraseOf, usableName } from './noun-phrase.ts';

const tests: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: /^(?:an? |the |one )?(?:\p{L}+ )?(?:(?:test|trial|dry|practice) (?:run|drive|ride|session|ring|walk)|test|trial|rehearsal|inspection|survey|inventory)s?(?: (?:of|for|on) (?:an? |the )?(?<what>.+)| .*)?$/iu,
  de: /^(?:eine?n? |der |die |das )?(?:probelauf|testlauf|generalprobe|probe|test|bestandsaufnahme|inventur|abnahme|begutachtung|gutachten)(?: (?:der|des|vom|von) (?<what>.+)| .*)?$/iu,
  es: /^(?:una? |la |el )?(?:prueba|ensayo|revisión|inspección|inventario|peritaje)(?: (?:general|final))?(?: de(?:l| la| los| las)? (?<what>.+)| .*)?$/iu,
  fr: /^(?:une? |la |le |l['’])?(?:essai|test|répétition|inspection|inventaire|expertise|diagnostic)(?: (?:générale?|finale?))?(?: (?:du|de la|des|de) (?<what>.+)| .*)?$/iu,
  pt: /^(?:uma? |[ao] )?(?:teste|ensaio|inspeção|vistoria|inventário|perícia)(?: (?:geral|final))?(?: d[eoa]s? (?<what>.+)| .*)?$/iu,
};

/** 'an engineer's report' */
const report =
  /^(?:an?|the) (?<who>\p{L}+)['’]s (?:report|survey|opinion|certificate)(?: (?:on|about) (?:the )?(?<what>.+))?$/iu;

interface Tested {
  /** What is tested; empty if the line does not say it. */
  readonly x: string;
  readonly who: string | null;
}

/** Undefined if the line is no test. */
export function readTest(own: string, language: EuropeanLanguage): Tested | undefined {
  const found = (language === 'en' ? report.exec(own) : null) ?? tests[language].exec(own);
  if (!found) return undefined;
  const { what, who } = found.groups!;
  const helper = / (?:with|mit|con|avec|com) (.+)$/iu.exec(own)?.[1];
  return {
    x: what ? nounPhraseOf(what, language) : '',
    who: who ? `${/^[aeiou]/iu.test(who) ? 'an' : 'a'} ${who}` : helper ? usableName(helper, language) : null,
  };
}
