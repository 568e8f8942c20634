import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { palette } from './palette.ts';

export const theme = createTheme({
  colors: palette,
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 6 },
  black: palette.gray[9],
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' } },
    // The eye in a password field.
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    // Said also when the focus stays where it is.
    InputError: { defaultProps: { role: 'alert' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
  },
});

/** Where Mantine's own shades are too faint to be read by everybody. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': palette.gray[0],
    '--mantine-color-text': palette.gray[9],
    '--mantine-color-dimmed': '#5c5f75',
    '--mantine-color-placeholder': palette.gray[6],
    '--mantine-color-error': '#c2253b',
    '--mantine-color-anchor': palette.indigo[7],
    '--mantine-color-default-border': palette.gray[3],
    '--mantine-color-red-light-color': '#a11d31',
  },
  dark: {
    '--mantine-color-body': palette.dark[8],
    '--mantine-color-text': palette.dark[0],
    '--mantine-color-dimmed': palette.dark[2],
    '--mantine-color-placeholder': '#8e91a8',
    '--mantine-color-error': '#ff8d97',
    '--mantine-color-anchor': palette.indigo[3],
    '--mantine-color-default-border': palette.dark[4],
    '--mantine-color-red-light-color': '#ffb3b9',
  },
});
