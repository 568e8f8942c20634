/** How much experience the user has with the subject of a goal. */
export const levels = ['beginner', 'advanced'] as const;

export type Level = (typeof levels)[number];
