import { useQuery } from '@tanstack/react-query';
import { sampleDataQuery } from '#web/api/account/sample-data.ts';
import { AlertIcon } from '#web/ui/icons/svg-icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import * as classes from './rejection.module.css';

interface ImportRejectionProps {
  readonly reason: string;
  /** Whether the file itself is invalid, regardless of the account. */
  readonly isInvalidFile: boolean;
}

/** Why a file cannot be imported, and whether removing the sample data may help. */
export function ImportRejection({ reason, isInvalidFile }: ImportRejectionProps) {
  const { data: sample } = useQuery(sampleDataQuery);
  return (
    <div className={classes.rejection} role="alert">
      <AlertIcon />
      <div>
        <p>{reason}</p>
        {!isInvalidFile && sample !== undefined && sample.focusAreas > 0 && (
          <p>
            Your account contains sample data, which{' '}
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
