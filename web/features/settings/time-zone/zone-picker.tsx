import { useEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import * as classes from './zone-picker.module.css';
import { searchZones, listZones, type Zone } from './zones.ts';

/** Nobody scrolls through a longer list; users search instead. */
const MAX_SHOWN = 60;

interface ZonePickerProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** A searchable list of all time zones. Enter selects the first match. */
export function ZonePicker({ value, onChange }: ZonePickerProps) {
  const [query, setQuery] = useState('');
  const picker = useRef<HTMLFormElement>(null);
  const zones = useMemo(() => listZones(), []);
  const found = useMemo(() => searchZones(zones, query), [zones, query]);
  const shown = useMemo(() => visibleZones(found, value), [found, value]);

  useEffect(() => {
    picker.current!.querySelector(':checked')?.scrollIntoView({ block: 'nearest' });
    picker.current!.querySelector('input')?.focus();
  }, []);

  return (
    <form
      method="post"
      ref={picker}
      className={classes.picker}
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0]) onChange(found[0].id);
      }}
    >
      <SearchField label="Search time zones" value={query} onChange={setQuery} />
      <fieldset className={classes.zones}>
        <VisuallyHidden component="legend">Time zone</VisuallyHidden>
        {shown.map(({ id, city, region }) => (
          <label key={id}>
            <input type="radio" name="time-zone" value={id} checked={id === value} onChange={() => onChange(id)} />
            <span>
              {city} <small>{region}</small>
            </span>
          </label>
        ))}
        {shown.length < found.length && <p>…and {found.length - shown.length} more. Type the name of a city.</p>}
        {found.length === 0 && <p>No matching time zone. Try the largest city near you.</p>}
      </fieldset>
      <VisuallyHidden component="output">
        {query !== '' && `${found.length} time ${found.length === 1 ? 'zone' : 'zones'} found`}
      </VisuallyHidden>
    </form>
  );
}

/** The first matches, plus the selected zone if it is among the rest. */
function visibleZones(found: readonly Zone[], value: string): readonly Zone[] {
  const first = found.slice(0, MAX_SHOWN);
  const selected = found.slice(MAX_SHOWN).find(({ id }) => id === value);
  return selected ? [selected, ...first] : first;
}
