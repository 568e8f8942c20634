import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Task } from '#contract/goals/tasks.ts';
import { taskName } from '#domain/plan/task-size.ts';
import { useMoveTask } from '#web/api/goals/tasks.ts';
import { withContext } from '#web/http/error-context.ts';
import { announce } from '#web/ui/text/announce.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { startRowDrag } from './row-drag.ts';

/** A task that is being moved. Until it is dropped, the list shows its own order and ignores changes from elsewhere. */
interface HeldTask {
  readonly id: string;
  readonly by: 'keyboard' | 'pointer' | 'dropped';
  /** The order when it was picked up. */
  readonly initial: readonly Task[];
  readonly order: readonly Task[];
}

/**
 * The order of the tasks and the handlers of their list: handles can be dragged, or picked up with the keyboard and moved
 * with the arrow keys; Alt with an arrow key moves the task that has the focus. Each move is one request.
 */
export function useTaskOrder(tasks: readonly Task[]) {
  const { mutateAsync: move } = useMoveTask();
  const [held, setHeld] = useState<HeldTask>();
  const cancelDrag = useRef<() => void>(undefined);
  useEffect(() => () => cancelDrag.current?.(), []);
  const order = held?.order ?? tasks;
  // Not earlier, because the row would return to its old place for a moment, and the page scroll there with its focus.
  if (held?.by === 'dropped' && precedingId(tasks, held.id) !== precedingId(held.initial, held.id)) setHeld(undefined);

  async function save(task: Task, moved: readonly Task[]): Promise<void> {
    const index = moved.indexOf(task);
    announce(`${taskName(task)} moved to position ${index + 1} of ${moved.length}.`);
    try {
      await move({ task, afterId: precedingId(moved, task._id) });
    } catch (error) {
      showToast('failed', moveErrorMessage(error));
    }
  }

  const indexOf = ({ _id: id }: Task) => tasks.findIndex(({ _id }) => _id === id);

  function moveBy(task: Task, by: number): void {
    const index = indexOf(task) + by;
    if (index < 0 || index >= tasks.length) {
      return announce(`${taskName(task)} is already ${index < 0 ? 'first' : 'last'}.`);
    }
    void save(task, withTaskAt(tasks, task._id, index));
    keepFocusInView();
  }

  function drop(task: Task, initial: readonly Task[], moved: readonly Task[]): void {
    if (precedingId(moved, task._id) === precedingId(initial, task._id)) return putBack(task);
    const dropped: HeldTask = { id: task._id, by: 'dropped', initial, order: moved };
    setHeld(dropped);
    void save(task, moved).then(() => setHeld((current) => (current === dropped ? undefined : current)));
  }

  function putBack(task: Task): void {
    setHeld(undefined);
    announce(`${taskName(task)} stays at position ${indexOf(task) + 1}.`);
  }

  function pickUp(task: Task): void {
    setHeld({ id: task._id, by: 'keyboard', initial: tasks, order: tasks });
    const position = `position ${tasks.indexOf(task) + 1} of ${tasks.length}`;
    announce(
      `${taskName(task)} picked up, ${position}. Move it with the arrow keys, drop it with Space, cancel with Esc.`,
    );
  }

  function shift(task: Task, current: HeldTask, by: number): void {
    const index = Math.max(0, Math.min(order.length - 1, order.indexOf(task) + by));
    setHeld({ ...current, order: withTaskAt(order, task._id, index) });
    announce(`Position ${index + 1} of ${order.length}.`);
    keepFocusInView();
  }

  const taskAt = (target: EventTarget) => {
    const id = (target as Element).closest<HTMLElement>('[data-task]')?.dataset['task'];
    return order.find(({ _id }) => _id === id);
  };
  const isHandle = (target: EventTarget) => (target as Element).closest('[data-handle]') !== null;

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const task = taskAt(event.target);
      if (!task || event.button !== 0 || !event.isPrimary || !isHandle(event.target)) return;
      const row = (event.target as Element).closest<HTMLElement>('[data-task]')!;
      setHeld(undefined);
      cancelDrag.current = startRowDrag(event.nativeEvent, row, {
        onStart: () => setHeld({ id: task._id, by: 'pointer', initial: tasks, order: tasks }),
        onEnd: (index) => flushSync(() => drop(task, tasks, withTaskAt(tasks, task._id, index))),
      });
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const task = taskAt(event.target);
      // Only the keyboard and assistive technology click without a pointer.
      if (!task || event.detail !== 0 || !isHandle(event.target)) return;
      if (held?.by === 'keyboard' && held.id === task._id) drop(task, held.initial, held.order);
      else pickUp(task);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const task = taskAt(event.target);
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!task || event.defaultPrevented) return;
      const isHeld = held?.by === 'keyboard' && held.id === task._id;
      if (isHeld && event.key === 'Escape') putBack(task);
      else if (isHeld && by !== undefined) shift(task, held, by);
      else if (!held && by !== undefined && event.altKey) moveBy(task, by);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const task = taskAt(target);
      if (task && held?.by === 'keyboard' && held.id === task._id) putBack(task);
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // A long press on a handle must not open the browser's menu.
      if (isHandle(event.target)) event.preventDefault();
    },
  };
  return { order, heldId: held?.by === 'keyboard' ? held.id : undefined, handlers, moveBy };
}

function moveErrorMessage(error: unknown): string {
  const { status, message } = withContext(error, 'The task was not moved.');
  return status === 422 ? 'The task was not moved, because the list has changed. Please try again.' : message;
}

/** After the move has been rendered. */
function keepFocusInView(): void {
  requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
}

/** The list with a task at another index. */
function withTaskAt(tasks: readonly Task[], id: string, index: number): Task[] {
  const task = tasks.find(({ _id }) => _id === id);
  return task ? tasks.filter(({ _id }) => _id !== id).toSpliced(index, 0, task) : [...tasks];
}

/** The task behind which a task is in a list; null if it is the first. */
function precedingId(tasks: readonly Task[], id: string): string | null {
  return tasks[tasks.findIndex(({ _id }) => _id === id) - 1]?._id ?? null;
}
