import type { PlanDraft } from './plan-draft.ts';

/** A plan as a person reads it, in Markdown. */
export function planText({
  title,
  description,
  weeks,
  weeklyCommitmentHours,
  commitmentLevel,
  goals,
}: PlanDraft): string {
  const time = weeks === null ? 'Backlog' : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
  const frame = `${time} · ${weeklyCommitmentHours} h a week · ${commitmentLevel}`;
  const parts = goals.map((goal) =>
    [
      `## ${goal.title}`,
      '',
      ...goal.tasks.map((task) => `- ${task.title}`),
      ...goal.resources.map((resource) => `- _${resource.title}_: ${resource.notes}`),
    ].join('\n'),
  );
  return `${[`# ${title}`, frame, description, ...parts].join('\n\n')}\n`;
}
