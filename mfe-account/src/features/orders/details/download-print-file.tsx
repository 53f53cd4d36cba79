import { useToast } from '@kaagazz/contract';
import { Button } from '@kaagazz/design-system';

import { saveFile } from '../../save-file/index.ts';
import { useFetchPrintFileMutation } from '../order/orders.api.ts';

interface DownloadPrintFileProps {
  id: string;
  title: string;
  file: string | null;
}

export function DownloadPrintFile({ id, title, file }: DownloadPrintFileProps) {
  const toast = useToast();
  const [fetchPrintFile, { isLoading }] = useFetchPrintFileMutation();

  async function download() {
    const { data, error } = await fetchPrintFile(id);
    if (!error) {
      saveFile(await fileName(data, title, file), data);
      return;
    }
    const text =
      'status' in error && error.status === 404
        ? 'We no longer keep this print file.'
        : 'The print file could not be downloaded. Please try again.';
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

async function fileName(content: Blob, title: string, file: string | null): Promise<string> {
  const isPdf = (await content.slice(0, 5).text()) === '%PDF-';
  if (file !== null && (!isPdf || /\.pdf$/i.test(file))) return file;
  return isPdf ? `${title}.pdf` : title;
}
