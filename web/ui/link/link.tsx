import { createLink, type LinkComponent } from '@tanstack/react-router';
import { AnchorButton } from '../button/button.tsx';

const Anchor = createLink('a');

/** A link that does not get the router's 'active' class on the page that it links to. */
export const TextLink: LinkComponent<'a'> = (props) => <Anchor activeProps={{}} {...props} />;

/** A link styled as a button, so that it can be opened in a new tab. */
export const ButtonLink = createLink(AnchorButton);
