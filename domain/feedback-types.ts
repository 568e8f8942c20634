export const feedbackTypes = ['bug', 'feature', 'general'] as const;

export type FeedbackType = (typeof feedbackTypes)[number];
