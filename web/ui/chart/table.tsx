import { useState } from 'react';
import { Disclosure } from './disclosure.tsx';
import type { TrendChartProps } from './trend-chart-props.ts';
import classes from './trend-chart-table.module.css';
import { pointName, valueInWords } from './trend-chart-words.ts';

/** The same values to read one after the other, for whom a drawing says little. */
export function TrendChartTable(chart: TrendChartProps) {
  const { label, points, series, format, onChoose } = chart;
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
                const name = pointName(chart, index);
                return (
                  <tr key={name}>
                    <th scope="row">
                      {onChoose ? (
                        <button type="button" onClick={() => onChoose(index)}>
                          {name}
                        </button>
                      ) : (
                        name
                      )}
                    </th>
                    {series.map(({ name: of, values, missing }) => (
                      <td key={of}>{valueInWords(values[index], format, missing)}</td>
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
