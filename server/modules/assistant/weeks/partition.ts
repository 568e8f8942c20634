import type { Session } from './split-items.ts';

/** What a bad division costs, relative to the deviation from an even load. */
const cost = { overload: 20, tooFew: 0.8 } as const;
const MAX_TASKS = 6;

/** Divides the sessions, in order, into one group per week: as evenly as possible, 3 to 6 each, and between milestones. */
export function partition(
  sessions: readonly Session[],
  capacities: readonly number[],
  splitMilestone: number,
): Session[][] {
  const weeks = Math.min(capacities.length, sessions.length);
  if (weeks === 0) return [];
  const sums = [0];
  for (const { minutes } of sessions) sums.push(sums.at(-1)! + minutes);
  const fill = sums.at(-1)! / capacities.slice(0, weeks).reduce((sum, minutes) => sum + minutes, 0);
  const maxTasks = Math.max(MAX_TASKS, Math.ceil(sessions.length / weeks));

  const groupCost = (week: number, from: number, to: number) => {
    const capacity = capacities[week]!;
    const load = sums[to]! - sums[from]!;
    const overload = Math.max(0, load - capacity) / capacity;
    const count = to - from;
    const splits = to < sessions.length && sessions[to - 1]!.milestone === sessions[to]!.milestone;
    return (
      (load / (capacity * fill) - 1) ** 2 +
      cost.overload * overload ** 2 +
      cost.tooFew * Math.max(0, 3 - count) +
      (splits ? splitMilestone : 0)
    );
  };

  // best[w][n]: the lowest cost of the first n sessions in the first w weeks, and where week w begins.
  const best = Array.from({ length: weeks + 1 }, () =>
    Array.from({ length: sessions.length + 1 }, () => ({ cost: Infinity, from: 0 })),
  );
  best[0]![0] = { cost: 0, from: 0 };
  for (let week = 0; week < weeks; week += 1) {
    // The weeks after this one need at least one session each and take at most `maxTasks`.
    const later = weeks - week - 1;
    const first = Math.max(week + 1, sessions.length - later * maxTasks);
    const last = Math.min(sessions.length - later, (week + 1) * maxTasks);
    for (let to = first; to <= last; to += 1) {
      for (let from = Math.max(week, to - maxTasks); from < to; from += 1) {
        const before = best[week]![from]!.cost;
        if (before === Infinity) continue;
        const total = before + groupCost(week, from, to);
        if (total < best[week + 1]![to]!.cost) best[week + 1]![to] = { cost: total, from };
      }
    }
  }

  const groups: Session[][] = [];
  for (let week = weeks, to = sessions.length; week > 0; week -= 1) {
    const { from } = best[week]![to]!;
    groups.unshift(sessions.slice(from, to));
    to = from;
  }
  return groups;
}
