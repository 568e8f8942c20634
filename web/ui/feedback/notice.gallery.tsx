import { Button } from '../button/button.tsx';
import { gallery } from '../gallery.tsx';
import { InfoBanner } from './info-banner.tsx';
import { Notice } from './notice.tsx';

export default gallery('Notice', {
  default: () => <Notice>These targets were applied after the week was over.</Notice>,
  'with actions': () => (
    <Notice
      actions={
        <>
          <Button>Apply today’s targets</Button>
          <Button variant="default">Apply to all 3 unrated weeks</Button>
        </>
      }
    >
      Not rated: this week has tracked time, but no targets.
    </Notice>
  ),
  quiet: () => (
    <Notice
      tone="quiet"
      actions={
        <Button variant="default" size="sm">
          Use that one
        </Button>
      }
    >
      Changed in another tab or device: now empty.
    </Notice>
  ),
  banner: () => <InfoBanner>You were logged out. What you typed is still here.</InfoBanner>,
});
