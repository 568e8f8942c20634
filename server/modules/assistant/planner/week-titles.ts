import { truncate } from '../user-text.ts';
import { capitalize, lowerFirst } from './user-words.ts';

/** Room for 'Week 52: '. */
const MAX_LENGTH = 110;

/** Milestones that a week works on, the first one first. */
interface WeekResults {
  /** What the week reaches. */
  readonly reached: readonly string[];
  /** What it works towards, if it reaches nothing, and how many weeks do so. */
  readonly towards: string;
  readonly part: number;
  readonly of: number;
  /** How much is done by then: '12 of 40 books'. */
  readonly count?: string | null;
}

/** A title for each week that no other week has: what it reaches, or what it works towards. */
export function createWeekTitles(): (results: WeekResults) => string {
  const used = new Set<string>();
  return ({ reached, towards, part, of, count = null }) => {
    const joined = reached.map((title, n) => (n === 0 ? capitalize(title) : lowerFirst(title))).join('; ');
    const last = reached.at(-1);
    const fitting = joined.length <= MAX_LENGTH ? joined : capitalize(last ?? '');
    const progress = count === null ? `: under way${of > 2 ? ` (${part} of ${of})` : ''}` : ` (${count})`;
    const counted = `${truncate(capitalize(towards), MAX_LENGTH - progress.length)}${progress}`;
    const title = last === undefined ? counted : truncate(fitting, MAX_LENGTH);
    let unique = title;
    for (let round = 2; used.has(unique); round += 1) unique = `${truncate(title, MAX_LENGTH - 12)}, part ${round}`;
    used.add(unique);
    return unique;
  };
}
