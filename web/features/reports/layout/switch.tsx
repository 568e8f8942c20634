import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import classes from './switch.module.css';
import { type ReportName, reports } from '../report-names.ts';

interface ReportSwitchProps {
  readonly value: ReportName;
  readonly onChange: (report: ReportName) => void;
}

export function ReportSwitch({ value: selected, onChange }: ReportSwitchProps) {
  return (
    <fieldset className={classes.reports}>
      <VisuallyHidden component="legend">Report</VisuallyHidden>
      {reports.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === selected} onClick={() => onChange(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
