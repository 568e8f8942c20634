import { type MouseEvent, type ReactNode, useRef } from 'react';
import { exports } from '#contract/exports.ts';
import { ApiError } from '#web/http/api-error.ts';
import { type ExportName, useExport } from '#web/api/exports.ts';
import { AnchorButton } from '#web/ui/button/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { ArrowDownIcon } from '#web/ui/icons/icons.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

/** After this long, the browser has started the download and no longer needs the URL. */
const REVOKE_DELAY_MS = 60_000;

interface ExportLinkProps {
  readonly type: ExportName;
  readonly children: ReactNode;
}

export function ExportLink({ type, children }: ExportLinkProps) {
  const { mutateAsync: fetchFile, isPending } = useExport();
  // State updates too late: a second click can arrive before React has rendered the link as busy.
  const inFlight = useRef(false);
  const { path, responses } = exports[type];
  const { name } = responses[200].file;

  async function handleClick(event: MouseEvent) {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      saveFile(await fetchFile(type), name);
      showToast('done', 'was saved.', name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', `Nothing was saved. ${error.message}`);
    } finally {
      inFlight.current = false;
    }
  }

  return (
    <AnchorButton
      variant="default"
      href={path}
      download={name}
      aria-disabled={isPending}
      aria-busy={isPending}
      leftSection={isPending ? <Loader /> : <ArrowDownIcon />}
      onClick={(event) => void handleClick(event)}
    >
      {children}
    </AnchorButton>
  );
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
