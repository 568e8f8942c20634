/** How long clients may take. Tests use shorter times. */
export interface ClientTimes {
  /** For a whole request to arrive. */
  readonly requestMs: number;
  /** Without a byte in either direction while a response is being made or sent. */
  readonly silentMs: number;
  /** For a file to be downloaded. */
  readonly downloadMs: number;
  /** In every window of this length a large body must grow by `UPLOAD_WINDOW_BYTES`. */
  readonly uploadWindowMs: number;
  /** After this time a slow upload loses its slot if another upload is waiting for one. */
  readonly yieldAfterMs: number;
}

export const usualClientTimes: ClientTimes = {
  // The largest file over a line of 1.6 Mbit/s.
  requestMs: 120_000,
  // Longer than a model may think about a plan.
  silentMs: 120_000,
  // 16 MB at 5 kB/s.
  downloadMs: 60 * 60_000,
  uploadWindowMs: 20_000,
  yieldAfterMs: 5000,
};

/** About 26 kbit/s: phones with the poorest reception manage that, short gaps included. */
export const UPLOAD_WINDOW_BYTES = 64 * 1024;
/** Uploads slower than this many bytes a second can lose their slot. */
export const YIELD_BELOW_RATE = 64 * 1024;
