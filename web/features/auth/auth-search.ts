export interface AuthSearch {
  /** The URL to return to after logging in. */
  readonly return?: string | undefined;
  /** The session expired while the app was open. */
  readonly expired?: true | undefined;
}

export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  return {
    return: typeof search['return'] === 'string' ? search['return'] : undefined,
    expired: search['expired'] === true ? true : undefined,
  };
}
