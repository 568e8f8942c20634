import { readStored, writeStored } from '#web/ui/browser-storage.ts';

const KEY = 'weekwise-last-area';

/** The id of the focus area that was used or chosen last in this browser, if any. */
export const usedArea = (): unknown => readStored(KEY);

export const rememberArea = (focusAreaId: string): void => writeStored(KEY, focusAreaId);
