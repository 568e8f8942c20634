import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

export const TextLink = createLink('a');

/** Looks like a button, and is a link: it can be opened in a new tab. */
export const ButtonLink = createLink(function ButtonAnchor(
  props: ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>,
) {
  return <Button component="a" {...props} />;
});
