import { minutesInWords } from '../duration.ts';
import { limits } from '../limits.ts';
import { shortened } from './own-words.ts';

export const shortestTask = 10;
/** How long one sitting lasts unless something else is said, in minutes. */
export const usualSitting = 60;
/** One a day. */
export const mostSittings = 7;

/** How many minutes more make up for one sitting more. */
const worthASitting = 5;

interface Size {
  readonly sittings: number;
  readonly each: number;
}

/** The size that a person would write down: long, but in few sittings, none of them too long, and in all no longer than that. */
function sizeWithin(minutes: number, sitting: number): Size {
  const most = Math.max(1, Math.min(mostSittings, Math.floor(minutes / shortestTask)));
  const sizes = Array.from({ length: most }, (_, n): Size => {
    const each = roundedDown(Math.min(minutes / (n + 1), sitting));
    return { sittings: n + 1, each: Math.max(shortestTask, each) };
  });
  const worth = ({ sittings, each }: Size) => sittings * (each - worthASitting);
  return sizes.reduce((best, size) => (worth(size) > worth(best) ? size : best));
}

function roundedDown(minutes: number): number {
  const step = minutes > 60 ? 15 : 5;
  return Math.floor(minutes / step) * step;
}

/** How many minutes of those a task can use. */
export function minutesWithin(minutes: number, sitting = usualSitting): number {
  const { sittings, each } = sizeWithin(minutes, sitting);
  return sittings * each;
}

/** 'Learn 20 verbs with flashcards (3 × 45 min)' */
export function sizedTitle(text: string, minutes: number, sitting = usualSitting): string {
  const { sittings, each } = sizeWithin(minutes, sitting);
  const size = ` (${sittings > 1 ? `${sittings} × ` : ''}${minutesInWords(each)})`;
  return shortened(text, limits.title - size.length) + size;
}
