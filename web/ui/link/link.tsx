import { Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

const Anchor = createLink('a');

/** Without the router's 'active' class on links to the current page. */
export const TextLink: LinkComponent<'a'> = (props) => <Anchor activeProps={{}} {...props} />;

/** A link styled as a button, so that it can be opened in a new tab. */
export const ButtonLink = createLink(function ButtonAnchor(
  props: ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>,
) {
  return <Button component="a" {...props} />;
});
