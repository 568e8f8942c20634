import { readClause, withoutRelative } from './clause.ts';
import { type EuropeanLanguage, lexicons, nounKindOf } from './lexicons.ts';
import { agreement } from './line-subject.ts';
import { nounPhraseOf, usableName } from './noun-phrase.ts';

/** Who is wanted, and for what. */
interface People {
  readonly who: string | null;
  readonly x: string;
}

const withWhat =
  / (?:with|mit|con|avec|com) (?:an? |the |einem |einer |dem |der |una? |la |el |une? |le |uma? |[ao] )?(.+)$/iu;
const groups = /^(.+?) (?:of|von|aus|de|d['’]) ?(\p{L}.+)$/iu;
/** 'six fixers who bring their tools': only people are 'who'. */
const counted = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}+ who /iu;

/** A line that names only people, without saying what they do: 'three neighbours', 'someone with a key'. */
export function readPeople(own: string, language: EuropeanLanguage): People | undefined {
  const { anybody, detail } = lexicons[language];
  const core = withoutRelative(own, language);
  const words = core.split(' ');
  if (readClause(own, language).verb !== undefined) return undefined;
  const [help] = agreement[language];
  if (anybody.test(words[0]!)) {
    const what = withWhat.exec(core)?.[1];
    return what ? { who: null, x: nounPhraseOf(what, language) } : undefined;
  }
  const [head = ''] = `${core} `.split(detail, 1);
  const isPerson = (word: string) => nounKindOf(word, language) === 'person';
  const headWords = head.trim().split(' ');
  const group = groups.exec(head.trim());
  if (group && isPerson(group[2]!.split(' ').at(-1)!))
    return { who: usableName(group[2]!, language), x: nounPhraseOf(group[1]!, language) };
  const isPeople =
    language === 'en' || language === 'de' ? isPerson(headWords.at(-1)!) : headWords.slice(0, 3).some(isPerson);
  if (isPeople) return { who: usableName(head.trim(), language), x: help };
  return language === 'en' && counted.test(own) ? { who: head.trim(), x: help } : undefined;
}
