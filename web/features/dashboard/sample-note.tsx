import { useQuery } from '@tanstack/react-query';
import { sampleDataQuery } from '#web/api/sample-data.ts';
import { TextLink } from '#web/ui/link.tsx';
import classes from './sample-note.module.css';

/** While some of what is shown is made up: says so, and where it ends. */
export function SampleNote() {
  const { data: state } = useQuery(sampleDataQuery);
  if (!state || state.focusAreas === 0) return null;
  return (
    <p className={classes.note}>
      This is sample data.{' '}
      <TextLink to="/settings" hash="sample-data">
        Remove
      </TextLink>
    </p>
  );
}
