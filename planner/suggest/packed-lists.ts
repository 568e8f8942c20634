/** Many short lists of small numbers in one array. */
export interface PackedLists {
  readonly values: Uint16Array;
  /** Where each list starts; one more than there are lists. */
  readonly starts: Uint32Array;
}

export function packLists(lists: readonly (readonly number[])[]): PackedLists {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, index) => {
    starts[index + 1] = starts[index]! + list.length;
  });
  return { values: Uint16Array.from(lists.flat()), starts };
}

export function listAt({ values, starts }: PackedLists, index: number): Uint16Array {
  return values.subarray(starts[index], starts[index + 1]);
}
