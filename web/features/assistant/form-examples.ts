/** What a goal can read like. */
export const formExamples: readonly { readonly label: string; readonly text: string }[] = [
  {
    label: 'A language',
    text: 'Hold a half-hour conversation in Spanish. I know a few words and like to learn with podcasts.',
  },
  { label: 'A run', text: 'Run 10 km without stopping. I can run for ten minutes today, and my knees need care.' },
  { label: 'Savings', text: 'Save 3,000 for a new kitchen without feeling poor. I have never kept a budget.' },
  {
    label: 'A book',
    text: 'Write the first draft of a short crime novel. I have an idea and an hour in the morning.',
  },
  { label: 'An instrument', text: 'Play three songs on the guitar from memory for my sister’s birthday.' },
];
