const irregular: Readonly<Record<string, string>> = { panic: 'panicking', be: 'being', see: 'seeing' };
/** Verbs of one syllable double their last consonant; these are the longer ones that do so, too. */
const DOUBLING = /^(?:forget|begin|regret|admit|commit|refer|prefer|occur|unplug)$/i;
const ONE_SYLLABLE = /^[^aeiou]*[aeiou][bdfgklmnprstvz]$/i;

/** 'forget the key' → 'forgetting the key' */
export function toGerund(phrase: string): string {
  const [, verb = '', rest = ''] = /^([a-z]+)(.*)$/isu.exec(phrase) ?? [];
  return verb === '' || /[aeiouy].*ing$/i.test(verb) ? phrase : `${gerundOf(verb)}${rest}`;
}

function gerundOf(verb: string): string {
  const known = irregular[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (/ie$/i.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/i.test(verb) && verb.length > 2) return `${verb.slice(0, -1)}ing`;
  const doubles = verb.length > 2 && (DOUBLING.test(verb) || ONE_SYLLABLE.test(verb));
  return `${verb}${doubles ? verb.at(-1) : ''}ing`;
}
