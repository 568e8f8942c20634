import { type MouseEvent, type ReactNode, useRef } from 'react';
import { requestUrl } from '#contract/schema/endpoint.ts';
import { ApiError } from '#web/http/api-error.ts';
import { type FileRequest, useDownload } from '#web/api/account/exports.ts';
import { AnchorButton } from '#web/ui/button/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { ArrowDownIcon } from '#web/ui/icons/icons.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

/** After this long, the browser has started the download and no longer needs the URL. */
const REVOKE_DELAY_MS = 60_000;

interface DownloadLinkProps {
  readonly file: FileRequest;
  /** The name under which the file is saved. */
  readonly name: string;
  readonly children: ReactNode;
}

export function DownloadLink({ file, name, children }: DownloadLinkProps) {
  const { mutateAsync: fetchFile, isPending } = useDownload();
  // State updates too late: a second click can arrive before React has rendered the link as busy.
  const inFlight = useRef(false);

  async function handleClick(event: MouseEvent) {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      saveFile(await fetchFile(file), name);
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
      href={requestUrl(file.endpoint.path, file)}
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
