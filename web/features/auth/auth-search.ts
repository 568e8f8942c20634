import { oneOf, searchParams, text } from '#web/search-params.ts';

/** The URL to return to after logging in, and whether the session expired while the app was open. */
export const parseAuthSearch = searchParams({ return: text, expired: oneOf([true]) });

export type AuthSearch = ReturnType<typeof parseAuthSearch>;
