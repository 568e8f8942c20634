/** What is done again and again belongs into every week. */
const recurring =
  /\b(?:daily|every|each|weekly|\d+ ?[x×]|\d+ times|per (?:day|week)|a (?:day|week)|täglich|jede[nrs]?|wöchentlich|pro (?:tag|woche)|cada|diari[oa]s?|todos los|chaque|tous les|par (?:jour|semaine)|todos os|por semana|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|毎日|毎週|週に?\d/iu;

/**
 * Distributes the tasks of several weeks in their order. A list with fewer tasks than weeks is a routine, of which every week
 * gets everything.
 */
export function spreadTasks(tasks: readonly string[], weeks: number): string[][] {
  const isOnce = tasks.map((task) => tasks.length >= weeks && !recurring.test(task));
  const count = isOnce.filter(Boolean).length;
  let position = 0;
  const weekOf = isOnce.map((once) => (once ? Math.floor((position++ * weeks) / count) : undefined));
  return Array.from({ length: weeks }, (_, n) =>
    tasks.filter((_task, t) => weekOf[t] === undefined || weekOf[t] === n),
  );
}
