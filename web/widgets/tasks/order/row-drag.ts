/** Until the pointer has moved this far, it is a click. */
const START_PX = 4;
/** Near the edges of the window, below the page's header, the page scrolls. */
const EDGE_PX = 88;
const MAX_SCROLL_PX = 14;

interface RowDragOptions {
  readonly onStart: () => void;
  /** Called with the new index, and with the old one if the drag was cancelled. */
  readonly onEnd: (index: number) => void;
}

/**
 * Lets the row follow the pointer, and the other rows make way. Works on the elements without rendering, so that the
 * handle keeps the pointer. Returns a function for when the list is removed.
 */
export function startRowDrag(event: PointerEvent, row: HTMLElement, { onStart, onEnd }: RowDragOptions): () => void {
  const list = row.parentElement!;
  const rows = [...list.children] as HTMLElement[];
  const from = rows.indexOf(row);
  const handle = event.target as Element;
  const boxes = rows.map((each) => ({ top: each.getBoundingClientRect().top + scrollY, height: each.offsetHeight }));
  const listeners = new AbortController();
  const startY = event.clientY + scrollY;
  let pointerY = event.clientY;
  let index = from;
  let isDragging = false;
  let frame = 0;

  function moveRows() {
    const [first, last] = [boxes[0]!, boxes.at(-1)!];
    const own = boxes[from]!;
    const wanted = pointerY + scrollY - startY;
    const offset = Math.max(first.top - own.top, Math.min(last.top + last.height - own.top - own.height, wanted));
    index = findIndex(boxes, from, offset);
    for (const [n, each] of rows.entries()) {
      const shift = n > from && n <= index ? -own.height : n < from && n >= index ? own.height : 0;
      each.style.translate = n === from ? `0 ${offset}px` : shift === 0 ? '' : `0 ${shift}px`;
    }
  }

  function scrollAtEdges() {
    const above = Math.max(0, EDGE_PX - pointerY);
    const below = Math.max(0, pointerY - innerHeight + EDGE_PX);
    if (above + below > 0) {
      window.scrollBy(0, Math.min(MAX_SCROLL_PX, below / 4) - Math.min(MAX_SCROLL_PX, above / 4));
      moveRows();
    }
    frame = requestAnimationFrame(scrollAtEdges);
  }

  function begin() {
    isDragging = true;
    list.dataset['dragging'] = '';
    row.dataset['dragged'] = '';
    frame = requestAnimationFrame(scrollAtEdges);
    onStart();
  }

  function stop() {
    listeners.abort();
    cancelAnimationFrame(frame);
  }

  function end(target: number) {
    stop();
    if (!isDragging) return;
    // Before the rows get their new places, and at once, because they are there already.
    delete list.dataset['dragging'];
    delete row.dataset['dragged'];
    for (const each of rows) each.style.translate = '';
    // The rows stay where they are on the screen, so the browser must not scroll to follow one in the document.
    list.style.overflowAnchor = 'none';
    requestAnimationFrame(() => requestAnimationFrame(() => (list.style.overflowAnchor = '')));
    onEnd(target);
  }

  const listen = <K extends keyof WindowEventMap>(type: K, handler: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, handler, { signal: listeners.signal, capture: true });
  listen('pointermove', ({ pointerId, clientY }) => {
    if (pointerId !== event.pointerId) return;
    pointerY = clientY;
    if (!isDragging && Math.abs(clientY + scrollY - startY) >= START_PX) begin();
    if (isDragging) moveRows();
  });
  listen('pointerup', ({ pointerId }) => pointerId === event.pointerId && end(index));
  listen('pointercancel', ({ pointerId }) => pointerId === event.pointerId && end(from));
  listen('keydown', (key) => {
    if (key.key !== 'Escape') return;
    key.preventDefault();
    key.stopPropagation();
    end(from);
  });
  // Elements that lose the focus when the handle gets it are heard here too.
  listen('blur', ({ target }) => target === window && end(from));
  handle.setPointerCapture(event.pointerId);
  return stop;
}

interface Box {
  readonly top: number;
  readonly height: number;
}

/** A row makes way once the edge of the dragged row has passed its middle. */
function findIndex(boxes: readonly Box[], from: number, offset: number): number {
  const { top, height } = boxes[from]!;
  const middle = (box: Box) => box.top + box.height / 2;
  if (offset < 0) {
    const index = boxes.findIndex((box, n) => n < from && top + offset < middle(box));
    return index === -1 ? from : index;
  }
  const index = boxes.findLastIndex((box, n) => n > from && top + height + offset > middle(box));
  return index === -1 ? from : index;
}
