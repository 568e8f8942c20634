import { Outlet } from '@tanstack/react-router';
import { useDocumentTitle } from './page-name.ts';

export function Root() {
  useDocumentTitle();
  return <Outlet />;
}
