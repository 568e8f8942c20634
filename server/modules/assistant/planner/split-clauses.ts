import type { WorkItem } from '../weeks/split-items.ts';
import { bookingPattern } from './fit-project.ts';
import { capitalize } from './user-words.ts';

/** Verbs that begin a piece of work of its own, unlike 'note' and 'listen', which belong to what comes before. */
const verbs = new Set(
  `add adjust agree analyse animate answer apply arrange ask assemble attend bake board book borrow bring brush build buy calculate call
  cancel carry cast change check choose clarify clean clear climb close collect complete confirm connect cook copy correct cover create cut
  deregister describe design dig discuss divide download draft draw drill drive drop dry empty enter estimate explain export fetch fill film
  find finish fit fix fold follow gather get give glue grease hand hang hire host import inspect insulate install interview introduce
  invite join knit label lay lead learn level lift list load make measure meet mix move negotiate offer open order pack paint pay perform
  photograph place plan plant play pour practise prepare present print propose publish put read rebuild reduce register rehearse remove
  renew rent repair replace report reserve return revise rewrite ride ring sand save saw scan screw seal search secure sell send serve set
  settle sew show sign sketch solder solve sort sow spread start store strip study submit swap switch talk teach tell test thank train
  transfer treat trim try tune update upload use visit wash weigh weld wrap write`.split(/\s+/),
);

/** Verbs of goals, which do not begin a clause of a task of ours. */
const goalVerbs = new Set(
  `become do drink eat enter feed fly get go have help hold host keep make master play print quit raise read rehome ride run see sing sleep
  speak start stop swim take train translate use walk win work`.split(/\s+/),
);

export const isWorkVerb = (word: string) => verbs.has(word.toLowerCase()) || goalVerbs.has(word.toLowerCase());

const MIN_CLAUSE = 17;
/** A shorter second half says too little on its own: 'Correct the running order'. */
const MIN_SECOND = 26;
const FIRST_SHARE = 0.6;
const seamPattern = /(?:, and |; |, then )(?=(?<verb>[a-z]+) )/g;
/** 'seal it' says nothing without the clause before. */
const pronounPattern =
  /^\w+ (?:it|them|this|that|these|those|both|each|one|down|what|whatever|only|again|the (?:rest|other|same|first|second|result))\b|\b(?:its|them|theirs|their own|the same|again|they)\b/;

/** 'Drain the tank, and remove rust with citric acid' → two items. Null if the text is one piece of work. */
function splitClauses<T extends WorkItem>(item: T): [T, T] | null {
  if (/[“”"]/.test(item.title) || isWhole(item)) return null;
  const seam = [...item.title.matchAll(seamPattern)].findLast(({ index, groups, 0: separator }) => {
    const second = item.title.slice(index + separator.length);
    return (
      verbs.has(groups!['verb']!) && index >= MIN_CLAUSE && second.length >= MIN_SECOND && !pronounPattern.test(second)
    );
  });
  if (!seam) return null;
  return [
    { ...item, title: item.title.slice(0, seam.index), minutes: item.minutes * FIRST_SHARE },
    {
      ...item,
      title: capitalize(item.title.slice(seam.index + seam[0].length)),
      minutes: item.minutes * (1 - FIRST_SHARE),
    },
  ];
}

/** Several sessions of the same work, or what has to be done in one go. */
const isWhole = (item: WorkItem & { readonly sessions?: number; readonly fixed?: boolean }) =>
  item.fixed === true || (item.sessions ?? 1) > 1;

/** Splits the items that exceed `maxMinutes` at their seams. */
export function splitAtSeams<T extends WorkItem>(items: readonly T[], maxMinutes: number): T[] {
  const result = [...items];
  const whole = new Set<T>();
  for (;;) {
    const long = result.find((item) => !whole.has(item) && item.minutes > maxMinutes);
    if (!long) return result;
    const parts = splitClauses(long);
    if (parts) result.splice(result.indexOf(long), 1, ...parts);
    else whole.add(long);
  }
}

const BOOKING_MINUTES = 30;
/** 'Book and attend the course' is one thing. */
const doublePattern = /^\w+ (?:and|or) /;

/** 'Book the course, and open hives five times' in eight sessions: the course is booked once. */
export function splitBookings<T extends WorkItem & { readonly sessions: number; readonly whole: boolean }>(
  items: readonly T[],
): T[] {
  return items.flatMap((item) => {
    const seam =
      item.sessions > 1 && bookingPattern.test(item.title) && !doublePattern.test(item.title)
        ? / *, and (?=[a-z])/.exec(item.title)
        : null;
    const rest = seam === null ? '' : item.title.slice(seam.index + seam[0].length);
    if (!seam || !isWorkVerb(rest.split(' ')[0]!) || item.minutes <= 2 * BOOKING_MINUTES) return [item];
    const booking = {
      ...item,
      title: item.title.slice(0, seam.index),
      minutes: BOOKING_MINUTES,
      sessions: 1,
      whole: true,
    };
    return [booking, { ...item, title: capitalize(rest), minutes: item.minutes - BOOKING_MINUTES }];
  });
}
