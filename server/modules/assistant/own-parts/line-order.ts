import type { OwnLine } from './read-line.ts';

/** Lines up to one with a date, or up to the end. */
export interface Stretch {
  readonly lines: readonly OwnLine[];
  /** The last week for them; null for what follows the last date. */
  readonly due: number | null;
}

interface Scope {
  readonly dueWeek: (line: OwnLine) => number | null;
  /** Of a line, at the least. */
  readonly minutesOf: (line: OwnLine) => number;
  /** From the first week to this one, with it. */
  readonly roomUntil: (week: number) => number;
}

/** The lines in the user's order, which only dates change: what is due earlier comes first, and what does not fit before it comes later. */
export function orderLines(lines: readonly OwnLine[], { dueWeek, minutesOf, roomUntil }: Scope): Stretch[] {
  const dated = lines.filter((line) => dueWeek(line) !== null).toSorted((a, b) => dueWeek(a)! - dueWeek(b)!);
  let next = 0;
  const ordered = lines.map((line) => (dueWeek(line) === null ? line : dated[next++]!));
  const stretches: Stretch[] = [];
  let open: OwnLine[] = [];
  let used = 0;
  for (const line of ordered) {
    const due = dueWeek(line);
    if (due === null) {
      open.push(line);
      continue;
    }
    const room = roomUntil(due) - used - minutesOf(line);
    const fitting: OwnLine[] = [];
    let taken = 0;
    for (const each of open) {
      if (taken + minutesOf(each) > room) break;
      fitting.push(each);
      taken += minutesOf(each);
    }
    open = open.slice(fitting.length);
    used += taken + minutesOf(line);
    stretches.push({ lines: [...fitting, line], due });
  }
  return open.length > 0 ? [...stretches, { lines: open, due: null }] : stretches;
}
