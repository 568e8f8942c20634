import { Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

const Anchor = createLink('a');

/** Looks the same on the page that it leads to: the router would mark it there with a class. */
export const TextLink: LinkComponent<'a'> = (props) => <Anchor activeProps={{}} {...props} />;

/** Looks like a button, and is a link: it can be opened in a new tab. */
export const ButtonLink = createLink(function ButtonAnchor(
  props: ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>,
) {
  return <Button component="a" {...props} />;
});
