import { describe, expect, it } from 'vitest';
import { PhraseFinder } from './phrase-finder.ts';
import { splitWords } from './words.ts';

const finds = (template: string, sentence: string): boolean =>
  new PhraseFinder({ found: [template] }).find(sentence.split(' ')).length > 0;

describe('a template', () => {
  it.each([
    ['stop eating', 'i want to stop eating now'],
    ['(stop|quit) eating', 'quit eating'],
    ['hurt my [own] arm[s]', 'hurt my arms'],
    ['hurt my [own] arm[s]', 'hurt my own arm'],
    ['neighbo[u]r', 'the neighbor'],
    ['suicid*', 'suicidarme'],
    ['jump ~2 bridge', 'jump off the bridge'],
    ['jump ~2 bridge', 'jump bridge'],
    ['stop eating (.|until)', 'i stop eating'],
    ['{number} kg', '20 kg'],
    ['knife & school', 'a school where i bring a knife'],
  ])('%j finds “%s”', (template, sentence) => {
    expect(finds(template, sentence)).toBe(true);
  });

  it.each([
    ['stop eating', 'stop overeating'],
    ['jump ~2 bridge', 'jump over the old wooden bridge'],
    ['stop eating (.|until)', 'stop eating sugar'],
    ['knife & school', 'bring a knife'],
  ])('%j does not find “%s”', (template, sentence) => {
    expect(finds(template, sentence)).toBe(false);
  });

  it('finds words in scripts without spaces', () => {
    expect(new PhraseFinder({ found: ['薬を ~2 飲(む|みたい)'] }).find(splitWords('薬を全部飲む'))).toHaveLength(1);
  });

  it.each(['~2 bridge', '(stop', 'hurt(my own)arm'])('%j is rejected when it is read', (template) => {
    expect(() => new PhraseFinder({ found: [template] })).toThrow(/./);
  });

  it('says which words it has found', () => {
    const finder = new PhraseFinder({ eating: ['stop eating'] });
    expect(finder.find(['then', 'stop', 'eating'])).toEqual([{ label: 'eating', start: 1, end: 3 }]);
  });
});
