import { useId } from 'react';
import { type AreaColor, areaColors } from '#domain/focus-area/area-colors.ts';
import { FieldError, FieldLegend } from '#web/ui/fields/field-parts.tsx';
import { areaColor } from '#web/ui/focus-area/area-color.ts';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import * as classes from './color-field.module.css';

interface ColorFieldProps {
  readonly name: string;
  readonly selected: readonly AreaColor[];
  readonly error: string | undefined;
  readonly onChange: (color: AreaColor) => void;
}

/** A palette of radio buttons. The selected one has a check mark, and its name is shown. */
export function ColorField({ name, selected, error, onChange }: ColorFieldProps) {
  const errorId = useId();
  const [color] = selected;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <FieldLegend>
        Colour <span className={classes.name}>{color === undefined ? 'chosen for you' : colorName(color)}</span>
      </FieldLegend>
      <div className={classes.palette}>
        {areaColors.map((each) => (
          <label key={each} className={classes.color} style={{ color: areaColor[each] }} title={colorName(each)}>
            <input
              type="radio"
              name={name}
              value={each}
              aria-label={colorName(each)}
              checked={each === color}
              onChange={() => onChange(each)}
            />
            {each === color && <CheckIcon size={20} />}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function colorName(color: AreaColor): string {
  return color.charAt(0).toUpperCase() + color.slice(1);
}
