import type { Stage, WeekTask } from './plan-stages.ts';
import type { Refuses } from './refusals.ts';
import { lowerFirst } from './user-words.ts';

/** Tasks for weeks in which a milestone has few: its books and sites. */
export interface ExtraSteps {
  next(stage: number): WeekTask | undefined;
}

const MAX_LENGTH = 170;

export function createExtraSteps(stages: readonly Stage[], refuses: Refuses): ExtraSteps {
  const readings = stages.map(({ resources }) =>
    resources
      .filter(({ title, url, minutes }) => url !== null || minutes !== null || isBook(title))
      .map(({ title, notes, url, minutes }): WeekTask => {
        const name = url !== null || isBook(title) ? title : lowerFirst(title);
        return { text: `Use ${name}: ${notes.replace(/\.$/, '')}`, sessions: 1, minutes: Math.min(minutes ?? 45, 60) };
      })
      .filter(({ text }) => text.length <= MAX_LENGTH && !refuses(text)),
  );
  return { next: (stage) => readings[stage]!.shift() };
}

const isBook = (title: string) => /(?: by|,) \p{Lu}/u.test(title);
