const durationSuffix = /\((?:(\d{1,3}) ?[×x] ?)?(?:(\d{1,4}) h)?(?: ?(\d{1,4}) min)?\)\s*$/;

/** The duration at the end of a task's title, '(2 × 1 h 30 min)'; 0 if there is none. */
export function parseTaskMinutes(title: string): number {
  const [, sessions = '1', hours = '0', minutes = '0'] = durationSuffix.exec(title) ?? [];
  return Number(sessions) * (Number(hours) * 60 + Number(minutes));
}

/** The time that the tasks of a plan's week take. Tasks without a duration count as 0. */
export function totalTaskMinutes(tasks: readonly { readonly title: string }[]): number {
  return tasks.reduce((sum, { title }) => sum + parseTaskMinutes(title), 0);
}
