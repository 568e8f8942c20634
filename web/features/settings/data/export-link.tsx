import { Button, Loader } from '@mantine/core';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { exports } from '#contract/exports.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type Export, useExport } from '#web/api/exports.ts';
import { ArrowDownIcon } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toast.ts';
import { saveFile } from './save-file.ts';

interface ExportLinkProps {
  readonly which: Export;
  readonly children: ReactNode;
}

export function ExportLink({ which, children }: ExportLinkProps) {
  const { mutateAsync: fetchFile, isPending } = useExport();
  // State alone is late: a second click can come before React has drawn the link as busy.
  const running = useRef(false);
  const { path, answers } = exports[which];
  const { name } = answers[200].file;

  async function save(event: MouseEvent) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    try {
      saveFile(await fetchFile(which), name);
      showToast('done', 'was saved.', name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', `Nothing was saved. ${error.message}`);
    } finally {
      running.current = false;
    }
  }

  return (
    <Button
      component="a"
      variant="default"
      href={path}
      download={name}
      aria-disabled={isPending}
      aria-busy={isPending}
      leftSection={isPending ? <Loader size="xs" color="currentColor" /> : <ArrowDownIcon />}
      onClick={(event) => void save(event)}
    >
      {children}
    </Button>
  );
}
