import { replans } from '#contract/replans.ts';
import { notFound } from '#server/http/errors.ts';
import { defineRoutes } from '#server/http/register.ts';

export const replanRoutes = defineRoutes(replans, () => ({
  outlook: () => Promise.reject(notFound()),
  drafts: () => Promise.reject(notFound()),
  apply: () => Promise.reject(notFound()),
  undo: () => Promise.reject(notFound()),
}));
