import { verbKindOf } from './lexicons.ts';

const irregular: Readonly<Record<string, string>> = {
  bought: 'buy',
  built: 'build',
  done: 'do',
  drawn: 'draw',
  found: 'find',
  given: 'give',
  got: 'get',
  held: 'hold',
  kept: 'keep',
  learnt: 'learn',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  sent: 'send',
  sold: 'sell',
  spoken: 'speak',
  sung: 'sing',
  taken: 'take',
  told: 'tell',
  written: 'write',
};

/** 'talked to the doctor' → 'talk to the doctor': many people write what they will have done. Undefined if the line does not. */
export function toImperative(line: string): string | undefined {
  const [, first = '', rest = ''] = /^(\p{L}+)( (?!by\b).+)$/u.exec(line) ?? [];
  const base = first === '' ? undefined : baseOf(first.toLowerCase());
  return base === undefined ? undefined : `${base}${rest}`;
}

/** 'checked' → 'check' */
export function baseOf(word: string): string | undefined {
  if (Object.hasOwn(irregular, word)) return irregular[word];
  const stem = /^(\p{Ll}{3,})ed$/u.exec(word)?.[1];
  if (stem === undefined) return undefined;
  const candidates = [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1'), stem.replace(/i$/u, 'y')];
  return candidates.find((candidate) => verbKindOf(candidate, 'en') !== undefined);
}
