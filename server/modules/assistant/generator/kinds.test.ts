import { describe, expect, it } from 'vitest';
import { isWebLink } from '#domain/web-link.ts';
import type { TaskPattern, WeekPattern } from './goal-kind.ts';
import { broadKinds, kinds } from './kinds.ts';

const allKinds = [...kinds, ...broadKinds];
const verbPattern = /^(?:\p{Lu}\p{Ll}+|\{\w+\})(?:[,;]? |$)/u;

describe.each(allKinds)('the kind $name', ({ words, themes, phases, finish, resources, examples, hours }) => {
  const weeks: WeekPattern[] = [...phases.flatMap((phase) => phase.weeks), finish];
  const tasks: TaskPattern[] = weeks.flatMap((week) => week.tasks);

  it('has enough content for a year', () => {
    expect(themes.length).toBeGreaterThanOrEqual(14);
    expect(new Set(themes).size).toBe(themes.length);
    expect(phases.length).toBeGreaterThanOrEqual(3);
    expect(phases.filter((phase) => phase.weeks.length < 3)).toEqual([]);
    expect(weeks.filter((week) => week.tasks.length < 4)).toEqual([]);
    expect(resources.length).toBeGreaterThanOrEqual(6);
  });

  it('has no duplicate outcomes or tasks', () => {
    expect(new Set(weeks.map(({ outcome }) => outcome)).size).toBe(weeks.length);
    const texts = tasks.map((task) => task.do);
    expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
  });

  it('ends with the measure', () => {
    expect(finish.outcome).toMatch(/^.{1,35}\{measure\}$/);
  });

  it('phrases tasks as actions that leave room for a duration', () => {
    expect(tasks.filter((task) => !verbPattern.test(task.do) || /[.!]$/.test(task.do))).toEqual([]);
    expect(tasks.filter((task) => task.do.length > 115)).toEqual([]);
    expect(tasks.filter(({ size, upTo = 10 }) => size < 1 || upTo < 10)).toEqual([]);
  });

  it('has lowercase words, valid links and no duplicate resources', () => {
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
    expect(resources.flatMap(({ url }) => url ?? []).filter((url) => !isWebLink(url))).toEqual([]);
    expect(new Set(resources.map(({ title }) => title)).size).toBe(resources.length);
  });

  it('has examples for every question, and ascending hours', () => {
    for (const list of Object.values(examples)) expect(list.length).toBeGreaterThanOrEqual(3);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  });
});
