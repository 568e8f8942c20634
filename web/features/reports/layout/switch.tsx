import { ChipButton, ChipGroup } from '#web/ui/chip/chip.tsx';
import * as classes from './switch.module.css';
import { type ReportName, reports } from '../report-names.ts';

interface ReportSwitchProps {
  readonly value: ReportName;
  readonly onChange: (report: ReportName) => void;
}

export function ReportSwitch({ value: selected, onChange }: ReportSwitchProps) {
  return (
    <ChipGroup legend="Report" isLegendHidden>
      {reports.map(({ value, label }) => (
        <ChipButton
          key={value}
          className={classes.report}
          aria-pressed={value === selected}
          onClick={() => onChange(value)}
        >
          {label}
        </ChipButton>
      ))}
    </ChipGroup>
  );
}
