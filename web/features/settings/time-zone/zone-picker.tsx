import { VisuallyHidden } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SearchField } from '#web/ui/search-field.tsx';
import classes from './zone-picker.module.css';
import { foundZones, knownZones, type Zone } from './zones.ts';

/** More than anybody reads; those who know theirs type it. */
const SHOWN = 60;

interface ZonePickerProps {
  readonly value: string;
  readonly onChoose: (zone: string) => void;
}

/** All time zones, in a list that gets shorter with every letter that is typed. Enter takes the first. */
export function ZonePicker({ value, onChoose }: ZonePickerProps) {
  const [query, setQuery] = useState('');
  const picker = useRef<HTMLFormElement>(null);
  const zones = useMemo(() => knownZones(), []);
  const found = useMemo(() => foundZones(zones, query), [zones, query]);
  const shown = useMemo(() => shownOf(found, value), [found, value]);

  useEffect(() => {
    picker.current!.querySelector(':checked')?.scrollIntoView({ block: 'nearest' });
    picker.current!.querySelector('input')?.focus();
  }, []);

  return (
    <form
      ref={picker}
      className={classes.picker}
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0]) onChoose(found[0].id);
      }}
    >
      <SearchField label="Search time zones" value={query} onChange={setQuery} />
      <fieldset className={classes.zones}>
        <VisuallyHidden component="legend">Time zone</VisuallyHidden>
        {shown.map(({ id, city, region }) => (
          <label key={id}>
            <input type="radio" name="time-zone" value={id} checked={id === value} onChange={() => onChoose(id)} />
            <span>
              {city} <small>{region}</small>
            </span>
          </label>
        ))}
        {shown.length < found.length && <p>…and {found.length - shown.length} more: type the name of a city.</p>}
        {found.length === 0 && <p>No matching time zone. Try the largest city near you.</p>}
      </fieldset>
      <VisuallyHidden component="output">
        {query !== '' && `${found.length} time ${found.length === 1 ? 'zone' : 'zones'} found`}
      </VisuallyHidden>
    </form>
  );
}

/** The first of them, and the chosen one wherever it stands. */
function shownOf(found: readonly Zone[], value: string): readonly Zone[] {
  const first = found.slice(0, SHOWN);
  const chosen = found.slice(SHOWN).find(({ id }) => id === value);
  return chosen ? [chosen, ...first] : first;
}
