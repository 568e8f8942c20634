import { announce } from '#web/ui/text/announce.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { insertAt, joinLines, moveByKey, removeByKey, replaceWith, splitLines, updateByKey } from './draft-edits.ts';
import { changeAndFocus } from './focus.ts';
import { showUndoToast } from './undo-toast.ts';

interface Line {
  /** Also the id of the line's text field. */
  readonly key: string;
  readonly title: string;
}

interface LinesOptions<L extends Line> {
  readonly lines: readonly L[];
  readonly edit: (update: (before: readonly L[]) => readonly L[]) => void;
  readonly create: (title: string) => L;
  /** 'Task' */
  readonly name: string;
  readonly max: number;
  readonly maxMessage: string;
  /** The id of the button that gets the focus once there is no line. */
  readonly addId: string;
}

/** A list that is edited like lines of text: Enter starts a new one, and pasted lines become one each. */
export function useLines<L extends Line>({ lines, edit, create, name, max, maxMessage, addId }: LinesOptions<L>) {
  const remaining = max - lines.length;
  const setTitle = (key: string, title: string) =>
    edit((before) => updateByKey(before, key, (line) => ({ ...line, title })));

  function add(index = lines.length) {
    if (remaining <= 0) return void showToast('failed', maxMessage);
    const line = create('');
    changeAndFocus(() => edit((before) => insertAt(before, index, line)), line.key);
  }

  function split(line: L, text: string, caretFromEnd: number) {
    const { key } = line;
    const titles = splitLines(text);
    if (titles.length - 1 > remaining) {
      showToast('failed', maxMessage);
      return changeAndFocus(() => setTitle(key, joinLines(text)), key, caretFromEnd);
    }
    // Pressing Enter at the start of a line inserts an empty one before it.
    const isEnterAtStart = titles[0] === '' && Boolean(titles[1]);
    const parts = titles.map((title, n) => (n === Number(isEnterAtStart) ? { ...line, title } : create(title)));
    const focused = parts.at(isEnterAtStart ? 0 : -1)!;
    changeAndFocus(() => edit((before) => replaceWith(before, key, parts)), focused.key, caretFromEnd);
  }

  function move({ key }: L, index: number, by: -1 | 1, focusId: string) {
    changeAndFocus(() => edit((before) => moveByKey(before, key, by)), focusId);
    announceMove(index + by);
  }

  /** Nothing if there is no such position. */
  function announceMove(index: number) {
    if (index >= 0 && index < lines.length) announce(`${name} moved to position ${index + 1} of ${lines.length}.`);
  }

  function remove(line: L, index: number) {
    const neighbour = lines[index - 1] ?? lines[index + 1];
    changeAndFocus(() => edit((before) => removeByKey(before, line.key)), neighbour?.key ?? addId);
    if (line.title.trim() === '') return;
    showUndoToast(line.title, () => edit((before) => insertAt(before, index, line)), line.key);
  }

  return { remaining, setTitle, add, split, move, announceMove, remove };
}
