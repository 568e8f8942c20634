import { ClassBadge } from '../focus-area/class-badge.tsx';
import { classOptions } from '../focus-area/focus-area-classes.ts';
import { Controlled, doNothing, gallery } from '../gallery.tsx';
import { ChoiceField } from './choice-field.tsx';

const choices = classOptions.map(({ value, label, about }) => ({
  value,
  label,
  about,
  mark: <ClassBadge focusAreaClass={value} size="sm" />,
}));
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((value) => ({ value, label: value }));

export default gallery('ChoiceField', {
  radio: () => (
    <Controlled<string> initial="level_up">
      {(value, change) => (
        <ChoiceField
          legend="Class"
          type="radio"
          name="class"
          choices={choices}
          selected={[value as 'level_up']}
          onChange={change}
        />
      )}
    </Controlled>
  ),
  row: () => (
    <ChoiceField
      legend="Level"
      type="radio"
      name="level"
      choices={choices.slice(1).map(({ value, label }) => ({ value, label }))}
      selected={[]}
      isRow
      onChange={doNothing}
    />
  ),
  'many checkboxes': () => (
    <Controlled<readonly string[]> initial={['Mon']}>
      {(selected, change) => (
        <ChoiceField
          legend="Days"
          type="checkbox"
          name="days"
          choices={days}
          selected={selected}
          onChange={(day, isSelected) =>
            change(isSelected ? [...selected, day] : selected.filter((each) => each !== day))
          }
        />
      )}
    </Controlled>
  ),
  invalid: () => (
    <ChoiceField
      legend="Type"
      type="radio"
      name="type"
      choices={days.slice(0, 2)}
      selected={[]}
      error="Please select a feedback type."
      onChange={doNothing}
    />
  ),
});
