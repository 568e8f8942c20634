import * as classes from './week-illustration.module.css';

const classNames = [classes.rise, classes.life, classes.chill];
/** Level-Up, Life Stuff and Chill Zone per day, as percentages of the height. */
const sampleWeek = {
  Mon: [34, 18, 0],
  Tue: [46, 12, 8],
  Wed: [28, 24, 0],
  Thu: [52, 14, 10],
  Fri: [38, 0, 20],
  Sat: [0, 30, 26],
  Sun: [14, 12, 22],
};

/** Decoration beside the form on wide screens. */
export function WeekIllustration() {
  return (
    <div className={classes.panel} aria-hidden="true">
      <p className={classes.slogan}>
        Seven days.
        <br />
        Yours to shape.
      </p>
      <div className={classes.week}>
        {Object.entries(sampleWeek).map(([day, parts]) => (
          <div className={classes.day} key={day}>
            {classNames.map(
              (className, n) =>
                parts[n]! > 0 && <i key={className} className={className} style={{ height: `${parts[n]}%` }} />,
            )}
            <b>{day}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
