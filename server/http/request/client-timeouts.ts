/** Tests use shorter ones. */
export interface ClientTimeouts {
  /** The time in which a whole request must arrive. */
  readonly requestMs: number;
  /** The longest time without traffic in either direction while a response is generated or sent. */
  readonly idleMs: number;
  /** The time in which a file must be downloaded. */
  readonly downloadMs: number;
  /** In every window of this length, a large body must grow by `MIN_BYTES_PER_UPLOAD_WINDOW`. */
  readonly uploadWindowMs: number;
  /** After this time a slow upload loses its slot if another upload is waiting for one. */
  readonly evictableAfterMs: number;
}

export const defaultClientTimeouts: ClientTimeouts = {
  // The largest upload at 1.6 Mbit/s.
  requestMs: 120_000,
  // Longer than the timeout of a model that generates a plan.
  idleMs: 180_000,
  // 16 MB at 5 kB/s.
  downloadMs: 60 * 60_000,
  uploadWindowMs: 20_000,
  evictableAfterMs: 5000,
};

/** About 26 kbit/s, which phones manage even with poor reception and short gaps. */
export const MIN_BYTES_PER_UPLOAD_WINDOW = 64 * 1024;
/** Uploads slower than this many bytes a second can lose their slot. */
export const EVICT_BELOW_BYTES_PER_SEC = 64 * 1024;
