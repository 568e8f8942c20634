import { normalizeForSearch, createMatcher } from '#domain/search/search.ts';

export interface Zone {
  /** 'America/New_York' */
  readonly id: string;
  readonly city: string;
  readonly region: string;
}

/** Cities that browsers still list under a former name. */
const renamedCities: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe Islands',
  'Europe/Kiev': 'Kyiv',
};

export function toZone(id: string): Zone {
  if (id === 'UTC') return { id, city: 'UTC', region: 'Coordinated Universal Time' };
  const names = id.replaceAll('_', ' ').split('/');
  const city = renamedCities[id] ?? names.at(-1)!;
  return { id, city, region: names.slice(0, -1).join(', ') };
}

/** Every zone this browser knows, UTC first, then by region and city. */
export function listZones(): readonly Zone[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC')].map(toZone);
}

/** Matching zones; cities that start with the query come first. */
export function searchZones(zones: readonly Zone[], query: string): readonly Zone[] {
  // Some users type 'europe/ber'.
  const text = query.replaceAll(/[/_,]/g, ' ').trim();
  if (text === '') return zones;
  const matches = createMatcher(text);
  const startsWithQuery = ({ city }: Zone) => normalizeForSearch(city).startsWith(normalizeForSearch(text));
  const found = zones.filter(({ id, city, region }) => matches(`${region} ${city} ${id.replaceAll('_', ' ')}`));
  return [...found.filter(startsWithQuery), ...found.filter((zone) => !startsWithQuery(zone))];
}
