import { type Locator, commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    clickAt(x: number, y: number): Promise<void>;
  }
}

// Captured before any test installs fake timers.
const { requestAnimationFrame, setTimeout } = globalThis;
const now = performance.now.bind(performance);

const TIMEOUT_MS = 10_000;
const POLL_MS = 20;
const MOUSE_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
/** Inputs that are edited by a picker rather than as text. */
const PICKERS = new Set(['color', 'date', 'datetime-local', 'month', 'range', 'time', 'week']);
/** Where to scroll to if something else, such as a sticky bar, covers the element. */
const SCROLLS: readonly ScrollLogicalPosition[] = ['center', 'end', 'start'];

type Point = readonly [x: number, y: number];

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isEnabled = (element: Element) => !element.matches(':disabled') && !element.closest('[aria-disabled=true]');

/** The middle of what is visible of the element's first box, unless another element is in front of it. */
function findPoint(element: Element): Point | undefined {
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!box || !element.checkVisibility({ visibilityProperty: true })) return undefined;
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : undefined;
}

/**
 * Clicks, unless something else has moved under the mouse by then. Returns false if the element has not been clicked and
 * still can be.
 */
async function tryClick(element: Element, [x, y]: Point): Promise<boolean> {
  let isPressed: boolean | undefined;
  let isClicked = false;
  const check = (event: Event) => {
    const isHit = element.contains(event.target as Element);
    isPressed ??= isHit;
    isClicked ||= isHit && event.type === 'click';
    if (isPressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of MOUSE_EVENTS) addEventListener(type, check, true);
  const frame = frameElement!.getBoundingClientRect();
  await commands.clickAt(frame.x + x, frame.y + y);
  for (const type of MOUSE_EVENTS) removeEventListener(type, check, true);
  // An element that moves while it is pressed is not clicked. One that reacts to the press may have disappeared.
  return isClicked || (isPressed === true && !(element.isConnected && isEnabled(element)));
}

/** Runs an attempt until it succeeds. */
async function retry(locator: Locator, action: string, attempt: (element: Element, n: number) => Promise<boolean>) {
  const error = new Error(`Cannot ${action} ${locator.selector}: it is hidden, disabled or covered.`);
  const deadline = now() + TIMEOUT_MS;
  for (let n = 0; ; n++) {
    if (await attempt(await locator.findElement(), n)) {
      // React has rendered by the time a user could do anything else.
      await nextFrame();
      return;
    }
    if (now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Clicks with the mouse once the element is visible, enabled, in front of all others and no longer moving. */
const click = (locator: Locator) =>
  retry(locator, 'click', async (element, n) => {
    if (!isEnabled(element)) return false;
    const block = SCROLLS[n % SCROLLS.length]!;
    if (!findPoint(element)) element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const before = findPoint(element);
    await nextFrame();
    const point = findPoint(element);
    return point !== undefined && String(point) === String(before) && tryClick(element, point);
  });

/** Replaces the text of a field, as if it were typed at once. */
const fill = (locator: Locator, text: string) =>
  retry(locator, 'fill', async (element) => {
    const field = element as HTMLInputElement | HTMLTextAreaElement;
    if (!field.checkVisibility({ visibilityProperty: true }) || !isEnabled(field) || field.readOnly) return false;
    field.focus();
    if (PICKERS.has(field.type)) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      field.select();
      // Unlike setting `value`, this fires the events of a user's input, and can be undone.
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    }
    return true;
  });

/**
 * Makes locators click and fill with one message to the browser, or none. Vitest's own way passes about twenty messages
 * between four processes for each, which took a third of the CPU time of all component tests.
 */
export function installDirectInput(): void {
  const prototype = Object.getPrototypeOf(page.getByRole('main')) as Locator;
  const original = { click: prototype.click, fill: prototype.fill };
  prototype.click = function (this: Locator, options) {
    return options ? original.click.call(this, options) : click(this);
  };
  prototype.fill = function (this: Locator, text, options) {
    return options ? original.fill.call(this, text, options) : fill(this, text);
  };
}
