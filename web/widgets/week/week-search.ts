/** The page checks whether it is a supported week, because it has the calendar. */
export function parseWeekSearch({ week }: Record<string, unknown>): { readonly week?: string | undefined } {
  return { week: typeof week === 'string' ? week : undefined };
}
