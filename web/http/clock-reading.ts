/** `wall` is the system time, which can be set; `steady` is monotonic. */
export interface ClockReading {
  readonly wall: number;
  readonly steady: number;
}

export function readClocks(): ClockReading {
  return { wall: Date.now(), steady: performance.now() };
}

/** What the clocks showed when `performance.now()` was `steady`. */
export function clocksAt(steady: number): ClockReading {
  const now = readClocks();
  return { wall: now.wall - (now.steady - steady), steady };
}
