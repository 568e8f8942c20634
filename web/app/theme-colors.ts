import type { MantineColorsTuple } from '@mantine/core';

type ThemeColors = Record<string, MantineColorsTuple>;

/** Accent, neutrals, a red with enough contrast for white text, and the class colours: violet Level-Up, teal Life Stuff, amber Chill Zone. */
export const themeColors = {
  indigo: [
    '#eef0ff',
    '#e0e4ff',
    '#c6cdff',
    '#a5adfc',
    '#868af8',
    '#6c6cf2',
    '#5a54e6',
    '#4a42cc',
    '#3d37a5',
    '#332f83',
  ],
  violet: [
    '#f5f1ff',
    '#ece5ff',
    '#dacdff',
    '#c2a9ff',
    '#a87ff9',
    '#9260ee',
    '#7f46dc',
    '#6d37c0',
    '#592f9b',
    '#48287c',
  ],
  teal: ['#e9fbf7', '#cef5ec', '#9fe9da', '#66d6c3', '#35bca9', '#189e8e', '#0e8175', '#0f675f', '#11524d', '#124440'],
  amber: ['#fff8e6', '#ffeec2', '#ffdd88', '#fec84d', '#f9b123', '#e7940b', '#c47106', '#9c5109', '#7f400f', '#693510'],
  red: ['#fff0f1', '#ffdde0', '#ffb9bf', '#ff8d97', '#f5606d', '#e04152', '#cf3347', '#c2253b', '#a11d31', '#84182a'],
  gray: ['#f6f6fb', '#efeff6', '#e4e4ee', '#d2d3e0', '#b2b4c6', '#8a8da3', '#686b81', '#505368', '#35374a', '#1d1e2c'],
  dark: ['#e3e4ee', '#bfc1d2', '#a3a6bb', '#7d8098', '#44475a', '#2e303f', '#232531', '#1a1b25', '#12131b', '#0c0d13'],
} satisfies ThemeColors;
