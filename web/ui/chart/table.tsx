import { useState } from 'react';
import { Disclosure } from '../layout/disclosure.tsx';
import type { TrendChartProps } from './chart-props.ts';
import * as classes from './table.module.css';
import { pointLabel, formatValue } from './format-point.ts';

/** The chart's values as an accessible table. */
export function TrendChartTable(chart: TrendChartProps) {
  const { label, points, series, format, onSelect } = chart;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      className={classes.details}
      summary="Show as table"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && (
        <div className={classes.scroll}>
          <table>
            <caption>{label}</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" dir="auto">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((_, index) => {
                const name = pointLabel(chart, index);
                return (
                  <tr key={name}>
                    <th scope="row">
                      {onSelect ? (
                        <button type="button" onClick={() => onSelect(index)}>
                          {name}
                        </button>
                      ) : (
                        name
                      )}
                    </th>
                    {series.map(({ name: seriesName, values, missingLabel }) => (
                      <td key={seriesName}>{formatValue(values[index], format, missingLabel)}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Disclosure>
  );
}
