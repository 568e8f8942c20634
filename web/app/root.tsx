import { Outlet } from '@tanstack/react-router';
import { useDocumentTitle } from './current-page.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function Root() {
  useDocumentTitle();
  useFocusOnNavigation();
  return <Outlet />;
}
