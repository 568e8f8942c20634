import type { TrendLayout } from './trend-chart-layout.ts';
import { Swatch } from './trend-chart-mark.tsx';
import type { TrendChartProps } from './trend-chart-props.ts';
import classes from './trend-chart-tip.module.css';
import { pointName, valueInWords } from './trend-chart-words.ts';

interface TipProps {
  readonly chart: TrendChartProps;
  readonly layout: TrendLayout;
  readonly at: number;
  /** How a press would open the point, if it can. */
  readonly hint: string | undefined;
  readonly width: number;
}

/** From the line of the point. */
const ASIDE = 12;

/** All values of a point, on the side of it where there is room. The slider says the same aloud. */
export function Tip({ chart, layout, at, hint, width }: TipProps) {
  const { series, format } = chart;
  const x = layout.x(at);
  const isLeft = x > width / 2;
  // A part of a whole that is not there is not worth a line.
  const told = series.filter(({ look, values }) => look !== 'stack' || values[at]);
  const room = (isLeft ? x : width - x) - ASIDE;
  return (
    <div
      className={classes.tip}
      aria-hidden="true"
      style={{ maxWidth: room, ...(isLeft ? { right: width - x + ASIDE } : { left: x + ASIDE }) }}
    >
      <p className={classes.point}>{pointName(chart, at)}</p>
      <ul>
        {told.map((one) => (
          <li key={one.name}>
            <Swatch all={series} of={one} />
            <div>
              <span dir="auto">{one.name}</span>
              <strong>{valueInWords(one.values[at], format, one.missing)}</strong>
            </div>
          </li>
        ))}
      </ul>
      {told.length === 0 && <p>Nothing</p>}
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}
