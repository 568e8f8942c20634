import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Playbook, PlaybookTask } from './playbook.ts';
import { languages } from '../plan-fields.ts';
import { listPlaybooks, openPlaybook, playbookHeaders, readSearchTerms } from './playbooks.ts';

const playbooks = playbookHeaders().map(({ id }) => openPlaybook(id)!);

const slotPattern = /\{(\w+)(?:\|([^}]*))?\}/g;
const plain = (text: string) => text.replaceAll(slotPattern, (_, name: string, value?: string) => value ?? name);
const filler =
  /\b(stay motivated|celebrate your|reflect on your|research online|set a goal|make a plan|track your progress|believe in|watch videos|stay consistent|review your progress|keep going)\b/i;

/** Sites whose front pages playbooks may link to. */
const knownHosts = new Set([
  'archive.org',
  'developer.mozilla.org',
  'docs.arduino.cc',
  'docs.godotengine.org',
  'docs.python.org',
  'exercism.org',
  'github.com',
  'haveibeenpwned.com',
  'learn.microsoft.com',
  'learningmusic.ableton.com',
  'learningsynths.ableton.com',
  'leetcode.com',
  'lichess.org',
  'nrich.maths.org',
  'pcpartpicker.com',
  'pgexercises.com',
  'plato.stanford.edu',
  'react.dev',
  'skillbuilder.aws',
  'thedecisionlab.com',
  'websdr.org',
  'worldwide.espacenet.com',
  'www.commonsensemedia.org',
  'www.familysearch.org',
  'www.geocaching.com',
  'www.geogebra.org',
  'www.home-assistant.io',
  'www.ifixit.com',
  'www.jlpt.jp',
  'www.musictheory.net',
  'www.nhs.uk',
  'www.parkrun.com',
  'www.parktool.com',
  'www.pavingexpert.com',
  'www.pmi.org',
  'www.poetryfoundation.org',
  'www.randa.org',
  'www.ravelry.com',
  'www.seat61.com',
  'xeno-canto.org',
]);

test('ids are unique, whatever the folder', () => {
  expect(new Set(playbooks.map(({ id }) => id)).size).toBe(
    globSync('*/*.md', { cwd: join(import.meta.dirname, '../playbooks') }).length,
  );
});

test('lists every playbook with its theme', () => {
  expect(listPlaybooks()).toContainEqual({
    id: 'restoring-a-motorbike',
    name: 'restoring a motorbike',
    theme: 'making',
  });
  expect(listPlaybooks()).toHaveLength(playbooks.length);
});

test.each(languages)('every playbook has enough search terms, and not too many (%s)', (language) => {
  const isWithin = (terms: readonly string[], from: number, to: number) =>
    terms.length >= from && terms.length <= to && new Set(terms).size === terms.length && !terms.includes('');
  const [fewestWords, mostWords] = language === 'en' ? [12, 40] : [language === 'ja' ? 0 : 1, 12];
  const tooFewOrMany = readSearchTerms(language).flatMap(({ words, phrases, not }, index) =>
    isWithin(phrases, language === 'en' ? 8 : 5, 24) &&
    isWithin(words, fewestWords, mostWords) &&
    words.every((word) => !word.includes(' ')) &&
    isWithin(not, 0, 12)
      ? []
      : [playbooks[index]!.id],
  );
  expect(tooFewOrMany).toEqual([]);
});

test('every playbook is complete', () => {
  expect(playbooks.length).toBeGreaterThan(0);
  expect(playbooks.flatMap((playbook) => findGaps(playbook).map((gap) => `${playbook.id}: ${gap}`))).toEqual([]);
});

test('at least two fifths of the tasks name the subject of their playbook', () => {
  const isVague = (playbook: Playbook) =>
    allTasks(playbook).filter((task) => namesSubject(playbook, task)).length < allTasks(playbook).length * 0.4;
  expect(playbooks.filter(isVague).map(({ id }) => id)).toEqual([]);
});

test('no task could appear in any plan', () => {
  expect(playbooks.flatMap(allTasks).filter(({ text }) => filler.test(text))).toEqual([]);
});

test('the tasks of a project add up to its hours', () => {
  const doesNotFit = (playbook: Playbook) => {
    const hours = allTasks(playbook).reduce((sum, { sessions, minutes }) => sum + sessions * minutes.to, 0) / 60;
    return hours < playbook.hours.from * 0.5 || hours > playbook.hours.to * 1.1;
  };
  expect(
    playbooks
      .filter(({ kind }) => kind === 'project')
      .filter(doesNotFit)
      .map(({ id }) => id),
  ).toEqual([]);
});

test('what is done on the day of the deadline is late', () => {
  const isEarly = ({ text, late }: PlaybookTask) => text.includes('on {date') && !late;
  expect(playbooks.filter((playbook) => allTasks(playbook).some(isEarly)).map(({ id }) => id)).toEqual([]);
});

test('resources link only to sites that are known to exist', () => {
  const resources = playbooks.flatMap(({ milestones }) => milestones.flatMap((milestone) => milestone.resources));
  const links = resources.flatMap(({ url }) => url ?? []);
  expect(links.filter((url) => !knownHosts.has(new URL(url).hostname))).toEqual([]);
});

function allTasks({ milestones }: Playbook): PlaybookTask[] {
  return milestones.flatMap(({ tasks }) => tasks);
}

function namesSubject({ words }: Playbook, { text }: PlaybookTask): boolean {
  // Without its last letters, a word matches its other forms: 'brake' in 'braking'.
  const stems = words.map((word) => word.toLowerCase().slice(0, Math.max(4, word.length - 2)));
  return [...text.matchAll(slotPattern)].length > 0 || stems.some((stem) => text.toLowerCase().includes(stem));
}

function findGaps(playbook: Playbook): string[] {
  const { milestones, kind, pitfalls, questions } = playbook;
  const all = allTasks(playbook);
  const texts = [
    playbook.title,
    playbook.doneWhen,
    ...milestones.flatMap(({ title, checks }) => [title, ...checks]),
    ...all.map(({ text }) => text),
  ];
  const slotsOf = (text: string) => [...text.matchAll(slotPattern)];
  const isAsked = (key: string) => questions.some((question) => question.key === key);
  const isKnown = ([, name, words]: RegExpExecArray) =>
    name === 'n' || isAsked(name!) || ((name === 'date' || name === 'budget') && Boolean(words));
  const isLimited = (key: string, rate: number | string) => isAsked(key) && (typeof rate === 'number' || isAsked(rate));
  const isUsed = (key: string) =>
    playbook.sumLimits.some(({ rate }) => rate === key) ||
    texts.some((text) => slotsOf(text).some(([, name]) => name === key));
  const shares = milestones.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const count = milestones.reduce((sum, { resources }) => sum + resources.length, 0);
  const isWithin = (value: number, from: number, to: number) => value >= from && value <= to;
  const rules: [string, boolean][] = [
    ['an end that can be checked', playbook.doneWhen.length > 20],
    ['whom to ask', playbook.ask.length > 20],
    ['one or two pitfalls', isWithin(pitfalls.length, 1, 2)],
    ['four to eight milestones', isWithin(milestones.length, 4, 8)],
    ['three to seven tasks in each milestone', milestones.every(({ tasks }) => isWithin(tasks.length, 3, 7))],
    ['a size of each task', allTasks(playbook).every(({ minutes }) => minutes.from > 0 && minutes.to >= minutes.from)],
    ['shares of 100 percent', shares === (kind === 'project' ? 0 : 100)],
    ['milestones of at most 80 characters', milestones.every(({ title }) => plain(title).length <= 80)],
    [
      'tasks of 30 to 150 characters',
      milestones.every(({ tasks }) => tasks.every(({ text }) => isWithin(plain(text).length, 30, 150))),
    ],
    [
      'two to ten resources with their use',
      isWithin(count, 2, 10) && milestones.every(({ resources }) => resources.every(({ notes }) => notes !== '')),
    ],
    ['slots that have a question or words after a bar', texts.every((text) => slotsOf(text).every(isKnown))],
    ['questions that stand in the plan', questions.every(({ key }) => isUsed(key))],
    ['limits of numbers that are asked', playbook.sumLimits.every(({ key, rate }) => isLimited(key, rate))],
    ['a number of things for each', all.every(({ each }) => !each || isAsked('count'))],
  ];
  return rules.filter(([, isMet]) => !isMet).map(([rule]) => rule);
}
