import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { themeColors } from './theme-colors.ts';

export const theme = createTheme({
  colors: themeColors,
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 6 },
  black: themeColors.gray[9],
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' } },
    // The visibility toggle of a password field.
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    // Announced even if the focus does not move.
    InputError: { defaultProps: { role: 'alert' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
  },
});

/** Replaces Mantine's shades that have too little contrast. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': themeColors.gray[0],
    '--mantine-color-text': themeColors.gray[9],
    '--mantine-color-dimmed': '#5c5f75',
    '--mantine-color-placeholder': themeColors.gray[6],
    '--mantine-color-error': '#c2253b',
    '--mantine-color-anchor': themeColors.indigo[7],
    '--mantine-color-default-border': themeColors.gray[3],
    '--mantine-color-red-light-color': '#a11d31',
  },
  dark: {
    '--mantine-color-body': themeColors.dark[8],
    '--mantine-color-text': themeColors.dark[0],
    '--mantine-color-dimmed': themeColors.dark[2],
    '--mantine-color-placeholder': '#8e91a8',
    '--mantine-color-error': '#ff8d97',
    '--mantine-color-anchor': themeColors.indigo[3],
    '--mantine-color-default-border': themeColors.dark[4],
    '--mantine-color-red-light-color': '#ffb3b9',
  },
});
