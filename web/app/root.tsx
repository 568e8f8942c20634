import { Outlet } from '@tanstack/react-router';
import { useDocumentTitle } from './page-name.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function Root() {
  useDocumentTitle();
  useFocusOnNavigation();
  return <Outlet />;
}
