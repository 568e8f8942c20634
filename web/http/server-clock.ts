import { useSyncExternalStore } from 'react';
import { type ClockReading, readClocks } from './clock-reading.ts';
import { getRenderContext } from '#web/render-context.ts';

/** The best estimate of how far the server's clock is ahead of this device's. */
let offsetMs = 0;
/** The server time of the last tick. */
let lastTickAt = Date.now();
let tickTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const jumpListeners = new Set<() => void>();
let lastReading = readClocks();
/** Whether the offset comes from a response that was fast enough to be accurate. */
let isSynced = false;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const CLOCK_JUMP_MS = 2000;
const SLOW_ROUND_TRIP_MS = 2000;

/** The server's current time, independent of this device's clock. */
export function serverNow(): number {
  return toServerTime(Date.now());
}

/** Converts a time by this device's clock to the server's. */
export function toServerTime(deviceTime: number): number {
  return deviceTime + offsetMs;
}

/** Whether the system time was set or the device slept between the two readings. */
function hasJumped(before: ClockReading, after: ClockReading): boolean {
  return Math.abs(after.wall - before.wall - (after.steady - before.steady)) > CLOCK_JUMP_MS;
}

/**
 * Takes the server's time to lie midway between request and response. Returns false if this device's clock jumped between
 * the two. A slow response is inaccurate, so it is ignored once a fast one has arrived.
 */
export function syncServerClock(serverNowIso: string, requestedAt: ClockReading, respondedAt: ClockReading): boolean {
  if (hasJumped(requestedAt, respondedAt)) return false;
  const roundTrip = respondedAt.steady - requestedAt.steady;
  if (isSynced && roundTrip > SLOW_ROUND_TRIP_MS) return true;
  isSynced = roundTrip <= SLOW_ROUND_TRIP_MS;
  offsetMs = Date.parse(serverNowIso) - (respondedAt.wall - roundTrip / 2);
  if (tickTimer !== undefined) tick();
  return true;
}

/** For rendering on the server. */
export function setServerClock(instant: number): void {
  isSynced = true;
  offsetMs = instant - Date.now();
}

/** Uses the server time of a cached response until a fresh one arrives. `deviceTime` is when it was received. */
export function syncServerClockFromCache(serverNowIso: string, deviceTime: number): void {
  if (isSynced) return;
  offsetMs = Date.parse(serverNowIso) - deviceTime;
  if (tickTimer !== undefined) tick();
}

/** Updates every second, at the same time in all components. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, () => lastTickAt, readRenderTick);
}

/** The start of the current minute, for components that show days and weeks and do not need to render every second. */
export function useServerMinute(): number {
  return useSyncExternalStore(
    subscribe,
    () => floorToMinute(lastTickAt),
    () => floorToMinute(readRenderTick()),
  );
}

function floorToMinute(instant: number): number {
  return instant - (instant % MINUTE_MS);
}

function readRenderTick(): number {
  return getRenderContext()?.renderedAt ?? lastTickAt;
}

/** Calls the listener when this device's clock was set or it slept, so that the server's time has to be fetched again. */
export function onClockJump(listener: () => void): () => void {
  jumpListeners.add(listener);
  return () => jumpListeners.delete(listener);
}

function tick(): void {
  const previousReading = lastReading;
  lastReading = readClocks();
  if (hasJumped(previousReading, lastReading)) {
    isSynced = false;
    for (const listener of jumpListeners) listener();
  }
  clearTimeout(tickTimer);
  lastTickAt = serverNow();
  tickTimer = setTimeout(tick, SECOND_MS - (lastTickAt % SECOND_MS));
  for (const listener of listeners) listener();
}

/** Timers of a hidden tab are throttled, so the shown time may be old. */
function tickIfVisible(): void {
  if (!document.hidden) tick();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', tickIfVisible);
    lastReading = readClocks();
    lastTickAt = serverNow();
    tickTimer = setTimeout(tick, SECOND_MS - (lastTickAt % SECOND_MS));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', tickIfVisible);
    clearTimeout(tickTimer);
    tickTimer = undefined;
  };
}
