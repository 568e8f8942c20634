import { useQuery } from '@tanstack/react-query';
import { planGeneratorQuery } from '#web/api/assistant/assistant.ts';
import * as classes from './generator-note.module.css';

/** Says what writes the plan and where the input is sent. `planner` is set if the user chose the built-in planner. */
export function GeneratorNote({ planner }: { readonly planner?: 'builtIn' | undefined }) {
  const { data } = useQuery(planGeneratorQuery);
  return <p className={classes.note}>{data && noteText(planner ? null : data.model)}</p>;
}

function noteText(model: string | null) {
  if (model === null) return 'Written by the built-in planner. What you type stays on this server.';
  return (
    <>
      Written by <bdi>{model}</bdi>. It gets what you type here, the focus area’s name, your time zone and your usual
      hours.
    </>
  );
}
