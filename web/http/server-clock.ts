import { useSyncExternalStore } from 'react';

/** By how much the clock of the server is ahead of this device's, as far as we know. */
let offset = 0;
/** The time of the last tick. */
let shown = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const jumpListeners = new Set<() => void>();
let ticked = readClocks();
/** A quick answer has said what the offset is. */
let isKnown = false;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const JUMP_MS = 2000;
const SLOW_MS = 2000;

/** The present by the clock of the server, whatever the clock of this device shows. */
export function serverNow(): number {
  return serverTimeOf(Date.now());
}

/** What the clock of the server showed when that of this device showed this. */
export function serverTimeOf(deviceTime: number): number {
  return deviceTime + offset;
}

/** Both clocks of this device: the one that can be set, and the one that cannot. */
export interface Reading {
  readonly wall: number;
  readonly steady: number;
}

export function readClocks(): Reading {
  return { wall: Date.now(), steady: performance.now() };
}

/** Whether the clock was set between the two readings, or the device has slept. */
function hasJumped(before: Reading, after: Reading): boolean {
  return Math.abs(after.wall - before.wall - (after.steady - before.steady)) > JUMP_MS;
}

/**
 * The server said what time it is: somewhere between the question and its answer. False where that says nothing, since
 * the clock of this device was set meanwhile. A slow answer says little, and is passed over once a better one was heard.
 */
export function noteServerNow(instant: string, asked: Reading, answered: Reading): boolean {
  if (hasJumped(asked, answered)) return false;
  const roundTrip = answered.steady - asked.steady;
  if (isKnown && roundTrip > SLOW_MS) return true;
  isKnown = roundTrip <= SLOW_MS;
  offset = Date.parse(instant) - (answered.wall - roundTrip / 2);
  if (timer !== undefined) tick();
  return true;
}

/** What the server said earlier, when the clock of this device showed this. It serves until a better one is heard. */
export function noteEarlierServerNow(instant: string, deviceTime: number): void {
  if (isKnown) return;
  offset = Date.parse(instant) - deviceTime;
  if (timer !== undefined) tick();
}

/** Renewed every second, for all that show it at the same moment. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, () => shown);
}

/** The beginning of the present minute: for what shows days and weeks, which need not change every second. */
export function useServerMinute(): number {
  return useSyncExternalStore(subscribe, () => shown - (shown % MINUTE_MS));
}

/** Tells when the clock of this device was set, or the device has slept: then the server has to be asked again. */
export function onClockJump(listener: () => void): () => void {
  jumpListeners.add(listener);
  return () => jumpListeners.delete(listener);
}

function tick(): void {
  const before = ticked;
  ticked = readClocks();
  if (hasJumped(before, ticked)) {
    isKnown = false;
    for (const listener of jumpListeners) listener();
  }
  clearTimeout(timer);
  shown = serverNow();
  timer = setTimeout(tick, SECOND_MS - (shown % SECOND_MS));
  for (const listener of listeners) listener();
}

/** A hidden tab may have slept. */
function wake(): void {
  if (!document.hidden) tick();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', wake);
    ticked = readClocks();
    shown = serverNow();
    timer = setTimeout(tick, SECOND_MS - (shown % SECOND_MS));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', wake);
    clearTimeout(timer);
    timer = undefined;
  };
}
