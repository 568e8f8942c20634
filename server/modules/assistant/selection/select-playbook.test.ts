import { describe, expect, it, test } from 'vitest';
import { detectLanguage } from '../facts/detect-language.ts';
import { listPlaybooks } from '../playbooks/playbooks.ts';
import goals from './goals.json' with { type: 'json' };
import { selectPlaybook } from './select-playbook.ts';

const select = (text: string, goal = '') => selectPlaybook(text, goal, detectLanguage(text));
const idOf = (text: string) => select(text).playbook?.id ?? 'none';
const idsOf = (text: string) => [select(text).playbook?.id, select(text).second?.id];
const alternativesTo = (text: string) => select(text).alternatives.map(({ id }) => id);

test('chooses the playbook that a goal is about', () => {
  const misread = Object.entries(goals.chosen).flatMap(([id, texts]) =>
    texts.filter((text) => idOf(text) !== id).map((text) => `${text}: ${idOf(text)}`),
  );
  expect(misread).toEqual([]);
});

test('offers the playbook first if it is not sure enough', () => {
  const misread = Object.entries(goals.firstOffered).flatMap(([id, texts]) =>
    texts
      .filter((text) => idOf(text) !== 'none' || alternativesTo(text)[0] !== id)
      .map((text) => `${text}: ${idOf(text)}`),
  );
  expect(misread).toEqual([]);
});

test('chooses nothing if no playbook fits, however similar the words are', () => {
  expect(goals.none.filter((text) => idOf(text) !== 'none').map((text) => `${text}: ${idOf(text)}`)).toEqual([]);
});

test.each([
  ['start a business', ['registering-a-business', 'writing-a-business-plan']],
  ['write a book', ['writing-a-first-draft-of-a-novel', 'writing-a-non-fiction-book']],
])('asks which one is meant by “%s”', (text, ids) => {
  expect(idOf(text)).toBe('none');
  expect(alternativesTo(text)).toEqual(expect.arrayContaining(ids));
});

describe('a text of several sentences', () => {
  it('may name the goal late', () => {
    expect(idOf('I am 38 and work in an office. My colleagues laugh at me. I want to quit smoking for good.')).toBe(
      'quitting-smoking',
    );
  });

  it('is not about what has happened before', () => {
    const text = 'We moved to Leeds last spring. My old landlord will not return my security deposit of £900.';
    expect(idOf(text)).not.toBe('moving-house');
    expect([idOf(text), ...alternativesTo(text)]).toContain('resolving-a-dispute-with-a-landlord');
  });

  it('is read with its goal, if that is known', () => {
    const text = 'My sister runs, my brother bakes. I would rather do something with my hands';
    expect(select(text, 'learn pottery').playbook?.id).toBe('learning-pottery');
  });
});

describe('what the user does not want', () => {
  it.each([
    ["I don't drink, and my colleagues always go to pubs. I want to make friends in Bristol.", 'drinking-less-alcohol'],
    ['Ich rauche nicht und will im Sommer mehr wandern', 'quitting-smoking'],
    ['I hate running, but I would like to get stronger', 'running-a-first-5k'],
    ['something in the evenings instead of yoga', 'a-yoga-practice-at-home'],
    ['meet people in Hamburg, no salsa', 'dancing-salsa-or-tango'],
  ])('chooses no playbook: %s', (text, id) => {
    expect(idsOf(text)).not.toContain(id);
  });

  it('may be the goal', () => {
    expect(idOf("I don't want to smoke any more")).toBe('quitting-smoking');
    expect(idOf('no alcohol for a month')).toBe('drinking-less-alcohol');
  });
});

it.each([
  ['repair the roof of my garden shed', 'building-a-shed'],
  ['sell my ukulele', 'learning-the-ukulele'],
  ['die alte Gitarre verkaufen', 'first-songs-on-guitar'],
  ['arreglar una guitarra rota', 'building-a-guitar'],
])('does not confuse making and learning with repairing and giving away: %s', (text, id) => {
  expect(idOf(text)).not.toBe(id);
});

it('does not take a part of a goal for another one', () => {
  const goal = 'das Grammophon meiner Tante wieder zum Laufen bringen';
  const text = 'Ich möchte das Grammophon meiner Tante (um 1930) wieder zum Laufen bringen. Die Feder ist gebrochen.';
  expect(select(text, goal).playbook?.id).not.toBe('running-a-first-5k');
});

it('lets the sentence that says what the user wants decide', () => {
  const context = 'I retired last month. My sister runs marathons and my brother bakes bread.';
  expect(select(`${context} I would like to learn calligraphy. We have a garden and a garage.`)).toMatchObject({
    playbook: { id: 'calligraphy' },
    second: null,
  });
});

it('leaves out general playbooks, which are for goals that no other one is about', () => {
  const general = new Set(listPlaybooks().flatMap(({ id, theme }) => (theme === 'general' ? id : [])));
  const { playbook, alternatives } = select('make a series of twelve linocuts');
  expect([playbook, ...alternatives].filter((header) => header && general.has(header.id))).toEqual([]);
});

describe('a subject that the goal names', () => {
  it.each([
    ['Become fluent in Mandarin before my posting starts. I have two cats and little time.', 'mandarin'],
    [
      'My flat is small, my neighbour is loud. I would like to learn Polish to talk to her mother.',
      'a-slavic-language',
    ],
    [
      'Debo 3.000 euros de la tarjeta y otros 4.000 de un préstamo. Quiero estar a cero en dos años.',
      'paying-off-debts',
    ],
    ['Llevo un año con las oposiciones de bibliotecaria y quiero aprobar', 'passing-a-civil-service-exam'],
    ['フルマラソンを4時間以内で走りたい。今は5kmがやっと。', 'running-a-marathon'],
    ['Conseguir ler um livro em alemão', 'reading-a-novel-in-a-foreign-language'],
  ])('is chosen, however much else the text says: %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each([
    ['learn the French knot', 'conversational-french'],
    ['learn to polish silver', 'a-slavic-language'],
    ['get my cat to lose 2 kg, the vet says', 'losing-weight-gently'],
    ['participar en un concurso de relatos', 'passing-a-civil-service-exam'],
  ])('has to be what the goal is about: %s', (text, id) => {
    expect(idOf(text)).not.toBe(id);
  });
});

it('does not take a detail for the goal', () => {
  const text =
    "Two weeks in Morocco in October with my sister, she's vegetarian and I hate flying. We have 1,600 each.";
  expect(idOf(text)).not.toBe('going-vegetarian-or-vegan');
});

describe('two goals in one text', () => {
  it.each([
    ['write a grant application and plant an orchard', 'writing-a-grant-application', 'planting-fruit-trees'],
    ['learn the accordion and brew my own beer', 'learning-the-accordion', 'brewing-beer-at-home'],
    ['Klavier lernen und abnehmen', 'piano-from-zero', 'losing-weight-gently'],
  ])('are both chosen, in their order: %s', (text, first, second) => {
    expect(idsOf(text)).toEqual([first, second]);
  });

  it.each(['knit a sweater for the baby', 'adopt a dog and train it', 'learn Italian before our trip to Italy'])(
    'are not seen in “%s”',
    (text) => {
      expect(select(text).playbook).not.toBeNull();
      expect(select(text).second).toBeNull();
    },
  );
});

it.each([
  ['get back into playing the trumpet', 'returning-to-an-instrument'],
  ['ich möchte wieder Klavier spielen', 'returning-to-an-instrument'],
  ['brush up my rusty Spanish', 'keeping-a-language-alive'],
  ['I was laid off in May and need to find a new job', 'recovering-from-redundancy'],
])('notices the words that change a goal: %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});

it('matches words of another language only in texts of that language', () => {
  expect(selectPlaybook('Brot', '', 'en').playbook).toBeNull();
  expect(selectPlaybook('faire du pain au levain', '', 'fr').playbook?.id).toBe('baking-sourdough-bread');
  expect(alternativesTo('less pain in my neck at the desk')).not.toContain('baking-sourdough-bread');
});

it('knows the name of an exam by its capitals', () => {
  expect([idOf('1500 on the SAT'), ...alternativesTo('1500 on the SAT')]).toContain('passing-the-gre-or-gmat');
  expect(alternativesTo('I sat down too much')).not.toContain('passing-the-gre-or-gmat');
});

it('offers only what the user may have meant', () => {
  expect(alternativesTo('learn to knit').length).toBeLessThan(3);
  expect(alternativesTo('replace two blouses and three belts').length).toBeLessThan(3);
});

it('offers at most five alternatives, never the chosen ones', () => {
  for (const text of ['learn to play the guitar and write my own songs', 'learn a language', 'my dog']) {
    const { playbook, second, alternatives } = select(text);
    expect(alternatives.length).toBeLessThanOrEqual(5);
    expect(new Set([playbook, second, ...alternatives].filter(Boolean)).size).toBe(
      alternatives.length + Number(playbook !== null) + Number(second !== null),
    );
  }
});

it.each(['', ' ', '?', '🎸', '12345', 'xqzt vrbl', 'Выучить русский язык', 'the of and to'])(
  'chooses nothing for “%s”',
  (text) => {
    expect(select(text)).toEqual({ playbook: null, second: null, guess: null, alternatives: [] });
  },
);

it('reads a very long text', () => {
  expect(idOf(`I want to learn Spanish. ${'I have a garden and two cats. '.repeat(160)}`)).not.toBe('none');
  expect(select('a'.repeat(5000)).playbook).toBeNull();
});
