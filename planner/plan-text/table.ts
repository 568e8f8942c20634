import { type Period, parsePeriod } from './period.ts';

interface TableRow {
  /** What the row is about: 'Week 2', or empty. */
  readonly heading: string;
  readonly period: Period | undefined;
  readonly tasks: readonly string[];
}

const periodHeader =
  /^(?:weeks?|days?|months?|phases?|stages?|woche|tag|monat|semana|d[ií]a|mes|semaine|jour|mois|#|週|日)\b|^[週日周]$/iu;
const timeHeader = /time|duration|hours?|min|dauer|zeit|stunden|tiempo|horas|durée|heures|tempo|時間/iu;
const lineBreak = /<br\s*\/?>|;\s+|\n/i;

/** Reads each row as tasks, under the week or day in its first column. */
export function readTable(header: readonly string[], rows: readonly (readonly string[])[]): TableRow[] {
  const [firstHeader = ''] = header;
  const timeColumn = header.findIndex((name, column) => column > 0 && timeHeader.test(name));
  let heading = '';
  return rows.map((cells) => {
    const [first = ''] = cells;
    const asPeriod = periodHeader.test(firstHeader) && /^\d/.test(first) ? `${firstHeader} ${first}` : first;
    const isPeriod = periodHeader.test(firstHeader) || parsePeriod(asPeriod) !== undefined;
    // An empty first cell continues the row above, as in a merged cell.
    if (isPeriod && first !== '') heading = asPeriod;
    const taskCells = cells.filter(
      (cell, column) => cell !== '' && column !== timeColumn && !(isPeriod && column === 0),
    );
    const time = timeColumn > 0 ? (cells[timeColumn] ?? '') : '';
    const tasks =
      taskCells.length > 1 && taskCells.every((cell) => !lineBreak.test(cell))
        ? [taskCells.join(' – ')]
        : taskCells.flatMap((cell) =>
            cell
              .split(lineBreak)
              .map((part) => part.trim())
              .filter(Boolean),
          );
    return {
      heading: isPeriod ? heading : '',
      period: isPeriod ? parsePeriod(heading) : undefined,
      tasks: time && tasks.length === 1 ? [`${tasks[0]} (${time})`] : tasks,
    };
  });
}
