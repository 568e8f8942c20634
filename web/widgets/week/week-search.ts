/** Whether the week is supported is checked by the page, which loads the calendar. */
export function parseWeekSearch({ week }: Record<string, unknown>): { readonly week?: string | undefined } {
  return { week: typeof week === 'string' ? week : undefined };
}
