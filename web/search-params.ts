type ParamParser<T> = (value: unknown) => T | undefined;

/** The router parses `?q=7` as a number. */
export const text: ParamParser<string> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const number: ParamParser<number> = (value) => (typeof value === 'number' ? value : undefined);

export const oneOf =
  <const T>(values: readonly T[]): ParamParser<T> =>
  (value) =>
    values.find((each) => each === value);

/** Parses the search parameters of a page, and drops invalid ones. The page checks days, weeks and ids. */
export const searchParams =
  <Parsers extends Readonly<Record<string, ParamParser<unknown>>>>(parsers: Parsers) =>
  (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(parsers).map(([name, parse]) => [name, parse(search[name])])) as {
      readonly [Name in keyof Parsers]?: ReturnType<Parsers[Name]>;
    };
