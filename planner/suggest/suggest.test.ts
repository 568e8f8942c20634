import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, test } from 'vitest';
import { writeBuiltFiles } from '../write-built-files.ts';
import { type Language, languages } from '../plan-fields.ts';
import goals from './goals.json' with { type: 'json' };
import { suggest } from './suggest.ts';

interface Row {
  readonly text: string;
  readonly language: Language | null;
  /** Null if no playbook fits. */
  readonly id: string | null;
}

const rows = [...languages, 'unknown' as const].flatMap((name): Row[] => {
  const language = name === 'unknown' ? null : name;
  const { about, none } = goals[name];
  return [
    ...Object.entries(about).flatMap(([id, texts]) => texts.map((text: string) => ({ text, language, id }))),
    ...none.map((text) => ({ text, language, id: null })),
  ];
});

const idsFor = (text: string, language: Language | null = 'en') =>
  suggest(text, language).playbooks.map(({ id }) => id);

test('nearly all short goals find or are offered their playbook', () => {
  const fitting = rows.filter(({ id }) => id !== null);
  const missed = fitting.filter(({ text, language, id }) => !idsFor(text, language).includes(id!));
  expect(missed.length).toBeLessThanOrEqual(fitting.length * 0.05);
});

test('hardly any short goal is clearly taken for another one, and most are clear', () => {
  const clear = rows.filter(({ text, language }) => suggest(text, language).isClear);
  const wrong = clear.filter(({ text, language, id }) => idsFor(text, language)[0] !== id);
  expect(wrong.length).toBeLessThanOrEqual(rows.length * 0.02);
  expect(clear.length / rows.filter(({ id }) => id !== null).length).toBeGreaterThan(0.6);
});

it.each<[string, Language | null, string]>([
  ['restore a motorbike', 'en', 'restoring-a-motorbike'],
  ['run a 5k without stopping', 'en', 'running-a-first-5k'],
  ['mit dem Rauchen aufhören', 'de', 'quitting-smoking'],
  ['dejar de fumar', 'es', 'quitting-smoking'],
  ['courir un semi-marathon', 'fr', 'running-a-half-marathon'],
  ['tirar a carta de condução', 'pt', 'getting-a-driving-licence'],
  ['毎日日記をつける', 'ja', 'keeping-a-journal'],
  ['donar sangre', null, 'giving-blood'],
])('is sure about “%s”', (text, language, id) => {
  const { playbooks, isClear } = suggest(text, language);
  expect([playbooks[0]?.id, isClear]).toEqual([id, true]);
});

it('suggests several playbooks with their names if a goal is ambiguous', () => {
  const { playbooks, isClear } = suggest('write a book', 'en');
  expect(isClear).toBe(false);
  expect(playbooks.length).toBeLessThanOrEqual(5);
  expect(playbooks).toContainEqual({ id: 'writing-a-first-draft-of-a-novel', name: 'the first draft of a novel' });
  expect(playbooks.map(({ id }) => id)).toContain('writing-a-non-fiction-book');
});

it('understands English words in another language, but not the other way round', () => {
  expect(idsFor('mein erster Podcast about football history', 'de')).toContain('starting-a-podcast');
  expect(idsFor('Brot', 'en')).toEqual([]);
});

it('finds the words that a German compound consists of', () => {
  expect(idsFor('Kontrabassgitarrenunterricht', 'de')).toContain('first-songs-on-guitar');
});

it.each(['', ' ', '?', '🎸', '12345', 'xqzt vrbl', 'Выучить русский язык'])('suggests nothing for “%s”', (text) => {
  expect(suggest(text, null)).toEqual({ playbooks: [], isClear: false });
});

it('is never sure about goals that tell a story', () => {
  const story =
    'My sister runs and my brother bakes, and all of us live in a small house near the sea with two cats and a dog.';
  expect(suggest('quit smoking.', 'en').isClear).toBe(true);
  expect(suggest(`quit smoking. ${story}`, 'en')).toMatchObject({ isClear: false });
  expect(idsFor(`quit smoking. ${story}`)).toContain('quitting-smoking');
  expect(suggest('禁煙する', 'ja').isClear).toBe(true);
  expect(suggest(`禁煙する。${'海の近くの小さな家に住んでいる。'.repeat(4)}`, 'ja').isClear).toBe(false);
});

it.each([
  ['one endless word', 'a'.repeat(20_000)],
  ['an endless compound', 'gitarrenunterricht'.repeat(1200)],
  ['digits', '1 '.repeat(10_000)],
  ['katakana', 'ピアノ'.repeat(6000)],
  ['sentences', 'I have a garden and two cats. '.repeat(700)],
  ['ligatures that normalization makes longer', '\ufdfa'.repeat(20_000)],
])('reads long texts in a moment: %s', (_, text) => {
  suggest('learn to swim', null);
  const start = performance.now();
  suggest(text, null);
  // They take less than 50 ms where nothing else runs.
  expect(performance.now() - start).toBeLessThan(500);
});

it('suggests the same from built files, soon after a process has started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'weekwise-built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['languages', 'playbooks'])
    await symlink(join(import.meta.dirname, '..', name), join(folder, name), 'dir');
  writeBuiltFiles(folder);
  const program = `
    const { setBuiltFolder } = await import('./planner/data-folder.ts');
    const { suggest } = await import('./planner/suggest/suggest.ts');
    setBuiltFolder(${JSON.stringify(folder)});
    console.log(JSON.stringify(suggest('write a book', 'en')));`;
  const cwd = join(import.meta.dirname, '../..');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd });
  expect(JSON.parse(stdout)).toEqual(suggest('write a book', 'en'));
});
