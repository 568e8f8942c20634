import classes from './week-picture.module.css';

/** A made-up week, in parts of the picture's height. */
const week = [
  { day: 'Mon', rise: 34, life: 18, chill: 0 },
  { day: 'Tue', rise: 46, life: 12, chill: 8 },
  { day: 'Wed', rise: 28, life: 24, chill: 0 },
  { day: 'Thu', rise: 52, life: 14, chill: 10 },
  { day: 'Fri', rise: 38, life: 0, chill: 20 },
  { day: 'Sat', rise: 0, life: 30, chill: 26 },
  { day: 'Sun', rise: 14, life: 12, chill: 22 },
];

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
        {week.map(({ day, rise, life, chill }) => (
          <div className={classes.day} key={day}>
            {rise > 0 && <i className={classes.rise} style={{ height: `${rise}%` }} />}
            {life > 0 && <i className={classes.life} style={{ height: `${life}%` }} />}
            {chill > 0 && <i className={classes.chill} style={{ height: `${chill}%` }} />}
            <b>{day}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
