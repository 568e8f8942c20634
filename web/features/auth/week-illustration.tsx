import classes from './week-picture.module.css';

const kinds = [classes.rise, classes.life, classes.chill];
/** A made-up week: how much of each kind, in parts of the picture's height. */
const week = {
  Mon: [34, 18, 0],
  Tue: [46, 12, 8],
  Wed: [28, 24, 0],
  Thu: [52, 14, 10],
  Fri: [38, 0, 20],
  Sat: [0, 30, 26],
  Sun: [14, 12, 22],
};

/** What the product is about, as a picture beside the form on wide screens. */
export function WeekPicture() {
  return (
    <div className={classes.panel} aria-hidden="true">
      <p className={classes.line}>
        Seven days.
        <br />
        Yours to shape.
      </p>
      <div className={classes.week}>
        {Object.entries(week).map(([day, parts]) => (
          <div className={classes.day} key={day}>
            {kinds.map(
              (kind, n) => parts[n]! > 0 && <i key={kind} className={kind} style={{ height: `${parts[n]}%` }} />,
            )}
            <b>{day}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
