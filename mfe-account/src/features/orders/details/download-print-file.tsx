import { useToast } from '@kaagazz/contract';
import { Button } from '@kaagazz/design-system';

import { useFetchPrintFileMutation } from '../order/orders.api.ts';

interface DownloadPrintFileProps {
  /** the line that was printed to order */
  id: string;
  title: string;
  /** name of the shopper's own file; `null` when we drew it */
  file: string | null;
}

/** Saves what was printed. Only its owner gets it: it is fetched with the session, by no address of its own. */
export function DownloadPrintFile({ id, title, file }: DownloadPrintFileProps) {
  const toast = useToast();
  const [fetchPrintFile, { isLoading }] = useFetchPrintFileMutation();

  async function download() {
    const { data, error } = await fetchPrintFile(id);
    if (!error) {
      save(data, await nameOf(data, title, file));
      return;
    }
    const text =
      'status' in error && error.status === 404
        ? 'We no longer keep this print file.'
        : 'The print file could not be fetched. Please try again.';
    toast({ text, tone: 'error' });
  }

  return (
    <Button
      variant="secondary"
      busy={isLoading}
      aria-label={`Download the print file: ${title}`}
      onClick={() => void download()}
    >
      Download the print file
    </Button>
  );
}

/** The shopper's own name for it, but for what we drew: a logo's name is not the card's. */
async function nameOf(content: Blob, title: string, file: string | null): Promise<string> {
  const isPdf = (await content.slice(0, 5).text()) === '%PDF-';
  if (file !== null && (!isPdf || /\.pdf$/i.test(file))) return file;
  return isPdf ? `${title}.pdf` : title;
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time that the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}
