interface Results {
  readonly reached: readonly string[];
  readonly towards: string;
  readonly part: number;
  readonly of: number;
}

/** The result that a week reaches; if it is only on the way to one, the next. */
export function resultsOf(
  { checks, title }: { readonly checks: readonly string[]; readonly title: string },
  index: number,
  of: number,
): Results {
  const results = of > checks.length ? [...checks, title] : checks;
  if (of <= checks.length) {
    return { reached: [results[Math.ceil(((index + 1) * results.length) / of) - 1]!], towards: '', part: 1, of: 1 };
  }
  const passed = (week: number) => Math.floor((week * results.length) / of);
  const weeks = Array.from({ length: of }, (_, week) => week).filter((week) => passed(week) === passed(index));
  const isReached = passed(index + 1) > passed(index);
  const next = results[passed(index)]!;
  return { reached: isReached ? [next] : [], towards: next, part: weeks.indexOf(index) + 1, of: weeks.length };
}
