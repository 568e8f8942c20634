import { doNothing, gallery } from '../gallery.tsx';
import { FullPageMessage } from './full-page-message.tsx';
import { InlineFailure } from './inline-failure.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Button } from '../button/button.tsx';

const error = new Error('The server could not be reached. Check your connection.');

export default gallery('LoadFailure', {
  list: () => <LoadFailure title="Unable to load goals." error={error} busy={false} onRetry={doNothing} />,
  'a small part of a page': () => <InlineFailure message={error.message} busy={false} onRetry={doNothing} />,
  page: () => (
    <FullPageMessage title="Something went wrong" action={<Button>Reload</Button>}>
      This page could not be shown.
    </FullPageMessage>
  ),
});
