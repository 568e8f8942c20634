import { useQuery } from '@tanstack/react-query';
import { plannerQuery } from '#web/api/assistant.ts';
import classes from './planner-note.module.css';

/** Who writes the plan, and where what is typed goes. `planner`: whom the user has chosen. */
export function PlannerNote({ planner }: { readonly planner?: 'builtIn' | undefined }) {
  const { data } = useQuery(plannerQuery);
  return <p className={classes.note}>{data && noteOf(planner ? null : data.model)}</p>;
}

function noteOf(model: string | null) {
  if (model === null) return 'Written by the built-in planner. What you type stays on this server.';
  return (
    <>
      Written by <bdi>{model}</bdi>. What you type here is sent to it.
    </>
  );
}
