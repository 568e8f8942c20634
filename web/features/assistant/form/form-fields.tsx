import type { AreaChoice, AreaToChoose } from './area-choice.ts';
import { AreaField } from './area-field.tsx';
import { ExampleChips } from './example-chips.tsx';
import { formExamples } from './form-examples.ts';
import classes from './form-fields.module.css';
import { FormTextArea } from './form-text-area.tsx';
import type { FormValues } from './form-values.ts';
import { FrameFields } from './frame-fields.tsx';

interface FormFieldsProps {
  readonly areas: readonly AreaToChoose[];
  readonly area: AreaChoice;
  readonly values: FormValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<FormValues>) => void;
}

/** In two parts, which stand side by side where there is room: what is to be reached, and how big the plan is to be. */
export function FormFields({ areas, area, values, problems, onChange }: FormFieldsProps) {
  const { userPrompt } = values;

  return (
    <div className={classes.fields}>
      <div className={classes.part}>
        <AreaField
          areas={areas}
          value={area}
          error={problems['focusAreaId'] ?? problems['newFocusArea']}
          onChange={(chosen) => onChange({ area: chosen })}
        />
        <FormTextArea
          label="What would you like to achieve?"
          hint="Say what you want to reach, by when, and where you stand today."
          name="userPrompt"
          rows={6}
          value={userPrompt}
          error={problems['userPrompt']}
          onChange={({ currentTarget }) => onChange({ userPrompt: currentTarget.value })}
        />
        <ExampleChips examples={formExamples} typed={userPrompt} onType={(text) => onChange({ userPrompt: text })} />
      </div>
      <div className={classes.part}>
        <FrameFields frame={values} errors={problems} onChange={onChange} />
      </div>
    </div>
  );
}
