import { gallery } from '../gallery.tsx';
import { ProgressBar } from './progress-bar.tsx';

const colors = ['green', 'yellow', 'red', 'running'] as const;

export default gallery('ProgressBar', {
  'of a class': () => (
    <div data-color="violet">
      <ProgressBar label="Coding" valueText="3 h of 10 h" percent={30} />
    </div>
  ),
  'by progress': () =>
    colors.map((color) => <ProgressBar key={color} label={color} valueText="6 h of 10 h" percent={60} color={color} />),
  'beyond the target': () => <ProgressBar label="Fitness" valueText="5 h of 4 h" percent={125} color="green" />,
});
