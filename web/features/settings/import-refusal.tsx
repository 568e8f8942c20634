import { useQuery } from '@tanstack/react-query';
import { sampleDataQuery } from '#web/api/sample-data.ts';
import { AlertIcon } from '#web/ui/signs.tsx';
import { TextLink } from '#web/ui/link.tsx';
import classes from './import-refusal.module.css';

/** Why a file cannot be imported as it is, and what may be in its way. */
export function ImportRefusal({ refusal }: { readonly refusal: string }) {
  const { data: sample } = useQuery(sampleDataQuery);
  return (
    <div className={classes.refusal} role="alert">
      <AlertIcon />
      <div>
        <p>{refusal}</p>
        {sample !== undefined && sample.focusAreas > 0 && (
          <p>
            Your account holds sample data, which{' '}
            <TextLink to="/settings" hash="sample-data">
              can be removed
            </TextLink>{' '}
            at any time.
          </p>
        )}
      </div>
    </div>
  );
}
