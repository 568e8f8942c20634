import { exports } from '#contract/account/exports.ts';
import { DownloadLink } from '#web/widgets/download/download-link.tsx';
import { ImportPanel } from '../import/panel.tsx';
import * as classes from './data-section.module.css';
import { SettingsSection } from '../settings-section.tsx';

export function DataSection() {
  return (
    <SettingsSection
      id="data"
      title="Your data"
      description="It is yours. Export it at any time, or import it from another tracker."
    >
      <div className={classes.part} id="export">
        <h3>Export</h3>
        <p>The JSON file holds everything and can be imported again; the CSV file opens in any spreadsheet.</p>
        <div className={classes.links}>
          <DownloadLink file={{ endpoint: exports.json }} name={exports.json.responses[200].file.name}>
            Export everything (JSON)
          </DownloadLink>
          <DownloadLink file={{ endpoint: exports.timeEntries }} name={exports.timeEntries.responses[200].file.name}>
            Export time entries (CSV)
          </DownloadLink>
        </div>
      </div>
      <div className={classes.part} id="import">
        <h3>Import</h3>
        <p>
          A JSON or CSV file from Weekwise, or a detailed CSV report from Toggl Track or Clockify, with its
          descriptions, tasks and tags. You will see what it adds and what it leaves out before anything is saved, and
          nothing is imported twice.
        </p>
        <ImportPanel />
      </div>
    </SettingsSection>
  );
}
