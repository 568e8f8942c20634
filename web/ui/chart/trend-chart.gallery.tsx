import { formatDuration } from '#domain/duration/format-duration.ts';
import { doNothing, gallery } from '../gallery.tsx';
import { TrendChart } from './trend-chart.tsx';

const weeks = { points: ['26 Oct', '2 Nov', '9 Nov', '16 Nov'], format: formatDuration };
const tracked = { name: 'Tracked', color: 'var(--ww-accent-ink)', values: [300, 420, null, 180] };
const target = { name: 'Target', color: 'var(--ww-dimmed)', values: [360, 360, 360, 360], isFinal: true };

export default gallery('TrendChart', {
  lines: () => <TrendChart {...weeks} label="Tracked and target" series={[tracked, target]} unfinished={3} />,
  bars: () => (
    <TrendChart
      {...weeks}
      label="Tracked"
      series={[{ ...tracked, type: 'bars' }]}
      selectedIndex={1}
      onSelect={doNothing}
    />
  ),
  'stacked bars': () => (
    <TrendChart
      {...weeks}
      label="By focus area"
      series={[
        { name: 'Coding', color: 'var(--ww-area-indigo)', values: [200, 240, 120, 90], type: 'stack' },
        { name: 'Fitness', color: 'var(--ww-area-green)', values: [60, 90, 45, 30], type: 'stack' },
      ]}
    />
  ),
});
