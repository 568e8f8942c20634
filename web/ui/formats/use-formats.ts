import { createContext, useContext } from 'react';
import { defaultFormats } from '#domain/calendar/format-settings.ts';

/** How dates and times are written for the user; the shell provides it. */
export const FormatsContext = createContext(defaultFormats);

export const useFormats = () => useContext(FormatsContext);
