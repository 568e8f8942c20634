/** Take longer, keep the last week, or keep the last week and the usual hours. */
export const replanKinds = ['shift', 'spread', 'cut'] as const;

export type ReplanKind = (typeof replanKinds)[number];
