import { readStorage, writeStorage } from '#web/ui/browser-storage.ts';

const STORAGE_KEY = 'weekwise-last-area';

/** The id of the focus area last used or chosen in this browser. */
export const readLastUsedArea = (): unknown => readStorage(STORAGE_KEY);

export const persistLastUsedArea = (focusAreaId: string): void => writeStorage(STORAGE_KEY, focusAreaId);
