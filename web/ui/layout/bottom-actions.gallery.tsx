import { Button } from '../button/button.tsx';
import { gallery } from '../gallery.tsx';
import { BottomActions } from './bottom-actions.tsx';

export default gallery('BottomActions', {
  default: () => (
    <BottomActions>
      <Button variant="default">Back</Button>
      <Button>Next</Button>
    </BottomActions>
  ),
});
