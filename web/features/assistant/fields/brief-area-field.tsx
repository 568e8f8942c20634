import { useSelector } from '@tanstack/react-form';
import { areaError, type AreaOption, resolveArea } from './area-choice.ts';
import { AreaField } from './area-field.tsx';
import type { BriefForm } from './brief-form.ts';

interface BriefAreaFieldProps {
  readonly form: BriefForm;
  readonly areas: readonly AreaOption[];
}

/**
 * The focus area of a plan. Once the form has been submitted, its message is always current: it stays when the user
 * switches to a new area that has no name yet, and appears when the chosen area is deleted in another tab.
 */
export function BriefAreaField({ form, areas }: BriefAreaFieldProps) {
  const wasSubmitted = useSelector(form.store, ({ submissionAttempts }) => submissionAttempts > 0);
  return (
    <form.Field name="area">
      {(field) => {
        const area = resolveArea(areas, field.state.value);
        return (
          <AreaField
            areas={areas}
            value={area}
            error={wasSubmitted ? areaError(area) : undefined}
            onChange={field.handleChange}
          />
        );
      }}
    </form.Field>
  );
}
