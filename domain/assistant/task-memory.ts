/** In which week each task was last part of the plan. */
export type LastWeeks = Map<string, number>;

/** How many weeks lie between a task and its return: after a season it is practice, sooner it is a bore. */
const apart = 12;

export function isRecent(text: string, week: number, lastWeeks: LastWeeks): boolean {
  const last = lastWeeks.get(text);
  return last !== undefined && week - last < apart;
}

/** Those that may be part of this week: what is new first, then what was done longest ago. */
export function leastRecent<T extends { readonly do: string }>(
  tasks: readonly T[],
  week: number,
  lastWeeks: LastWeeks,
): T[] {
  const last = ({ do: text }: T) => lastWeeks.get(text) ?? -1;
  return tasks.filter((task) => !isRecent(task.do, week, lastWeeks)).toSorted((a, b) => last(a) - last(b));
}
