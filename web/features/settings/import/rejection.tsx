import { useQuery } from '@tanstack/react-query';
import { sampleDataQuery } from '#web/api/sample-data.ts';
import { AlertIcon } from '#web/ui/signs.tsx';
import { TextLink } from '#web/ui/link.tsx';
import classes from './import-refusal.module.css';

interface ImportRefusalProps {
  readonly refusal: string;
  /** The file itself is invalid, regardless of the account. */
  readonly isDamaged: boolean;
}

/** Why a file cannot be imported, and whether removing the sample data may help. */
export function ImportRefusal({ refusal, isDamaged }: ImportRefusalProps) {
  const { data: sample } = useQuery(sampleDataQuery);
  return (
    <div className={classes.refusal} role="alert">
      <AlertIcon />
      <div>
        <p>{refusal}</p>
        {!isDamaged && sample !== undefined && sample.focusAreas > 0 && (
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
