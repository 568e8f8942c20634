const sizeAtEnd = /\((?:(\d{1,3}) ?[×x] ?)?(?:(\d{1,3}) h)?(?: ?(\d{1,4}) min)?\)\s*$/;

/** How long a task takes as its title says it, however that came about; 0 where it does not. */
export function minutesIn(title: string): number {
  const [, sittings = '1', hours = '0', minutes = '0'] = sizeAtEnd.exec(title) ?? [];
  return Number(sittings) * (Number(hours) * 60 + Number(minutes));
}

/** How long tasks take together, as far as their titles say so. What a week of a plan takes is this sum, wherever it is shown. */
export function minutesOfTasks(tasks: readonly { readonly title: string }[]): number {
  return tasks.reduce((sum, { title }) => sum + minutesIn(title), 0);
}
