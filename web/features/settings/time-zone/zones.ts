import { folded, searcher } from '#domain/search.ts';

export interface Zone {
  /** 'America/New_York' */
  readonly id: string;
  readonly city: string;
  readonly region: string;
}

/** Cities that browsers still list under a former name. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe Islands',
  'Europe/Kiev': 'Kyiv',
};

export function zoneOf(id: string): Zone {
  if (id === 'UTC') return { id, city: 'UTC', region: 'Coordinated Universal Time' };
  const names = id.replaceAll('_', ' ').split('/');
  const city = renamed[id] ?? names.at(-1)!;
  return { id, city, region: names.slice(0, -1).join(', ') };
}

/** Every zone this browser knows, UTC first, then by region and city. */
export function knownZones(): readonly Zone[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC')].map(zoneOf);
}

/** Those that a search finds: cities that begin with it before the others. */
export function foundZones(zones: readonly Zone[], query: string): readonly Zone[] {
  // 'europe/ber' is how some write it.
  const words = query.replaceAll(/[/_,]/g, ' ').trim();
  if (words === '') return zones;
  const finds = searcher(words);
  const begins = ({ city }: Zone) => folded(city).startsWith(folded(words));
  const found = zones.filter(({ id, city, region }) => finds(`${region} ${city} ${id.replaceAll('_', ' ')}`));
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))];
}
