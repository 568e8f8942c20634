const countedPattern =
  /(?<!\bor )\b(?:two|three|four|five|six|seven|\d+) (?:[a-z]+ )?(?:days|weekdays|evenings|mornings|nights|times)\b|\btwice\b|\b(?:a|each|every) (?:[a-z]+ )?(?:day|week|morning|evening|night)\b|\b(?:daily|before breakfast|at breakfast)\b/i;

/** Whether fewer sessions would contradict the text: 'on two other days', 'five minutes a day'. */
export const namesSessions = (text: string) => countedPattern.test(text);
