import { Outlet } from '@tanstack/react-router';
import { useDocumentTitle } from './page-name.ts';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

export function Root() {
  useDocumentTitle();
  useFocusOnNewPage();
  return <Outlet />;
}
