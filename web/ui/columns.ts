/** What the head of a section is worth in rows. */
const HEAD_ROWS = 1.5;

/** Each in the column that is shorter so far: what comes first stands at the top, read across. */
export function acrossColumns<S>(sections: readonly S[], rowsOf: (section: S) => number): [S[], S[]] {
  const columns: [S[], S[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const section of sections) {
    const shorter = heights[0] <= heights[1] ? 0 : 1;
    columns[shorter].push(section);
    heights[shorter] += HEAD_ROWS + Math.max(1, rowsOf(section));
  }
  return columns;
}

/** Two columns about as tall as each other, read one after the other. Opening and closing moves nothing across. */
export function inColumns<S>(sections: readonly S[], rowsOf: (section: S) => number): [S[], S[]] {
  const heightOf = (section: S) => HEAD_ROWS + Math.max(1, rowsOf(section));
  const half = sections.reduce((sum, section) => sum + heightOf(section), 0) / 2;
  let height = 0;
  const first = sections.findIndex((section) => {
    const top = height;
    height += heightOf(section);
    // Over the middle: it stands where most of it is.
    return top + heightOf(section) / 2 > half;
  });
  const end = sections.length < 2 ? sections.length : Math.max(1, first);
  return [sections.slice(0, end), sections.slice(end)];
}
