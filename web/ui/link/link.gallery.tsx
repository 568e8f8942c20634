import { gallery } from '../gallery.tsx';
import { GoalLink } from './goal-link.tsx';
import { ButtonLink, TextLink } from './link.tsx';
import { MailLink } from './mail-link.tsx';

export default gallery('Link', {
  text: () => <TextLink to="/goals">Go to Goals</TextLink>,
  button: () => <ButtonLink to="/goals">Go to Goals</ButtonLink>,
  goal: () => <GoalLink id="1" title="Learn Rust" />,
  mail: () => <MailLink email="help@example.org" />,
});
