import { Field, FormApi, type useForm as useLibraryForm } from '@tanstack/react-form';
import { useLayoutEffect, useState } from 'react';

/** The library's `useForm`, without its field groups, which would add 2 kB to each page that begins with a form. */
export const useForm = ((options: ConstructorParameters<typeof FormApi>[0]) => {
  const [form] = useState(() => {
    const api = new FormApi(options);
    const BoundField = (props: Omit<Parameters<typeof Field>[0], 'form'>) => <Field {...props} form={api} />;
    return Object.assign(api, { Field: BoundField });
  });
  useLayoutEffect(() => form.mount(), [form]);
  useLayoutEffect(() => form.update(options));
  return form;
}) as unknown as typeof useLibraryForm;
