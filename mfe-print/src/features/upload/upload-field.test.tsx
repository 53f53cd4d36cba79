import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { SHOPPER, del, get, never, offline, post, problem, put, renderPage, server } from '@kaagazz/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';

import { printFile, pdf, acceptUploads } from '../../../test-support/print-orders.ts';
import { printApi } from '../../api.ts';
import { UploadField, useUpload } from './index.ts';

function TestField({ service, size }: { service: PrintServiceId; size: string }) {
  const { file } = PRINT_SERVICES[service];
  const upload = useUpload(PRINT_SERVICES[service], null);
  return file && <UploadField rule={file} label="Your file" upload={upload} size={size} />;
}

const open = (service: PrintServiceId = 'printbook', size = 'A4') =>
  renderPage(<TestField service={service} size={size} />, { api: printApi, user: SHOPPER });
const input = () => screen.getByLabelText<HTMLInputElement>('Your file', { selector: 'input' });
const drop = (file: File) => {
  const zone = screen.getByRole('group', { name: 'Drop your file here' });
  const event = createEvent.drop(zone);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } });
  fireEvent(zone, event);
};
const sent = (method: string) => server.requests.filter((request) => request.method === method).map(({ path }) => path);

const threePartFile = () => new File(['%PDF-1.7 of 20 bytes'], 'stories.pdf');

beforeEach(() => acceptUploads(printFile(), 8));

describe('an upload', () => {
  it('shows the accepted file types and the size limit', () => {
    open();

    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'PDF, DOC or DOCX, up to 50 MB.',
    );
    expect(input().accept).toBe('.pdf,.doc,.docx');
  });

  it('uploads a file in parts and shows the result of the server’s check', async () => {
    const { user } = open();

    await user.upload(input(), threePartFile());

    expect(await screen.findByText(/^PDF · 2\.4 MB · 24 pages · 210 x 297 mm\. Ready to print\.$/)).toBeVisible();
    expect(sent('PUT').sort()).toEqual([0, 1, 2].map((part) => `/api/print/files/f1/parts/${part}`));
    expect(server.requests.find(({ path }) => path === '/api/print/files')?.body).toEqual({
      service: 'printbook',
      name: 'stories.pdf',
      size: 20,
    });
  });

  it('accepts a dropped file', async () => {
    open();

    drop(threePartFile());

    expect(await screen.findByRole('button', { name: 'Replace file' })).toBeVisible();
  });

  it('lets the shopper cancel an upload in progress', async () => {
    server.use(put('/api/print/files/f1/parts/2', never()));
    const { user } = open();
    await user.upload(input(), threePartFile());
    expect(await screen.findByText('80 % · 16 bytes of 20 bytes')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading stories.pdf' })).toHaveValue(80);

    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));

    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await waitFor(() => expect(sent('DELETE')).toEqual(['/api/print/files/f1']));
  });

  it.each([
    ['when the browser is online again', () => fireEvent(window, new Event('online'))],
    ['after a click on "Try now"', () => fireEvent.click(screen.getByRole('button', { name: 'Try now' }))],
  ])('retries only the failed part %s', async (_when, reconnect) => {
    let isOffline = true;
    server.use(put('/api/print/files/f1/parts/2', () => (isOffline ? offline() : { success: true })));
    const { user } = open();
    await user.upload(input(), threePartFile());
    expect(await screen.findByText(/^The upload was interrupted\./)).toBeVisible();

    isOffline = false;
    reconnect();

    expect(await screen.findByRole('button', { name: 'Remove file' })).toBeVisible();
    expect(sent('PUT').filter((path) => !path.endsWith('/2'))).toHaveLength(2);
  });

  it('shows "The upload was interrupted" until a retry succeeds', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      put('/api/print/files/f1/parts/0', () => held.then(() => ({ success: true }))),
      put('/api/print/files/f1/parts/1', offline()),
      put('/api/print/files/f1/parts/2', never()),
    );
    const { user } = open();
    await user.upload(input(), threePartFile());
    expect(await screen.findByText(/^The upload was interrupted\./)).toBeVisible();

    arrive();
    expect(await screen.findByText('40 % · 8 bytes of 20 bytes')).toBeVisible();

    expect(screen.getByText(/^The upload was interrupted\./)).toBeVisible();
    server.use(put('/api/print/files/f1/parts/:part', { success: true }));
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.getByText('80 % · 16 bytes of 20 bytes')).toBeVisible());
    expect(screen.queryByText(/^The upload was interrupted/)).not.toBeInTheDocument();
  });

  it('uploads only the missing parts when the same file is chosen after a reload', async () => {
    server.use(
      put('/api/print/files/f1/parts/2', never()),
      get('/api/print/files/:id', { success: true, file: { id: 'f1', state: 'open', receivedParts: [0, 1] } }),
    );
    const file = threePartFile();
    const { user, unmount } = open();
    await user.upload(input(), file);
    await screen.findByText('80 % · 16 bytes of 20 bytes');
    unmount();
    server.use(put('/api/print/files/:id/parts/:part', { success: true }));

    open();
    await user.upload(input(), file);

    expect(await screen.findByRole('button', { name: 'Remove file' })).toBeVisible();
    expect(sent('PUT').filter((path) => !path.endsWith('/2'))).toHaveLength(2);
    expect(sent('POST').filter((path) => path === '/api/print/files')).toHaveLength(1);
  });

  it('starts a new upload if the interrupted upload has expired', async () => {
    server.use(
      put('/api/print/files/f1/parts/2', never()),
      get('/api/print/files/:id', problem(404, 'FILE_NOT_FOUND', 'There is no such file.')),
    );
    const file = threePartFile();
    const { user, unmount } = open();
    await user.upload(input(), file);
    await screen.findByText('80 % · 16 bytes of 20 bytes');
    unmount();
    server.use(put('/api/print/files/:id/parts/:part', { success: true }));

    open();
    await user.upload(input(), file);

    expect(await screen.findByRole('button', { name: 'Remove file' })).toBeVisible();
    expect(sent('POST').filter((path) => path === '/api/print/files')).toHaveLength(2);
  });

  it('shows that the server is checking the file', async () => {
    server.use(post('/api/print/files/:id/complete', never()));
    const { user } = open();

    await user.upload(input(), threePartFile());

    expect(await screen.findByText('Checking that it can be printed…')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('progressbar', { name: 'Checking stories.pdf' })).not.toHaveAttribute('value');
  });

  it('deletes the file if the shopper cancels while the server is checking it', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.use(post('/api/print/files/:id/complete', () => held.then(() => ({ success: true, file: printFile() }))));
    const { user } = open();
    await user.upload(input(), threePartFile());
    await screen.findByText('Checking that it can be printed…');

    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    finish();
    await held;

    await waitFor(() => expect(sent('DELETE')).toEqual(['/api/print/files/f1']));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it.each([
    [413, 'FILE_TOO_LARGE', 'This file is too large.'],
    [429, 'TOO_MANY_UPLOADS', 'Too many uploads.'],
    [507, 'TOO_MUCH_STORED', 'Your storage is full.'],
  ])('handles status %i when an upload starts', async (status, code, message) => {
    server.use(post('/api/print/files', problem(status, code, message)));
    const { user } = open();

    await user.upload(input(), threePartFile());

    const text = status === 413 ? message : /^The upload was interrupted\./;
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent('PUT')).toEqual([]);
  });

  it('shows why the server rejected a file', async () => {
    const message = 'This file is protected by a password. Please upload a copy without a password.';
    server.use(post('/api/print/files/:id/complete', problem(422, 'FILE_PROTECTED', message)));
    const { user } = open();

    await user.upload(input(), threePartFile());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    acceptUploads();
    await user.upload(input(), pdf());
    expect(await screen.findByRole('button', { name: 'Remove file' })).toBeVisible();
  });

  it('deletes the uploaded file from the server when the shopper removes or replaces it', async () => {
    server.use(del('/api/print/files/:id', { success: true }));
    const { user } = open();
    await user.upload(input(), threePartFile());
    await screen.findByRole('button', { name: 'Remove file' });

    await user.upload(input(), threePartFile());
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Remove file' }));

    await waitFor(() => expect(sent('DELETE')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
});

describe('before the upload', () => {
  it.each<[string, File, RegExp]>([
    ['an empty file', new File([], 'a.pdf'), /^This file is empty\./],
    [
      'an unknown type, whatever its extension',
      new File(['\x89PNG'], 'a.pdf'),
      /^We can’t print this type of file\. Save it as PDF, DOC or DOCX/,
    ],
    ['a type that only other forms accept', new File(['<svg xmlns="x">'], 'a.svg'), /^This is a file of type SVG\./],
    ['too many pages', pdf(5000), /^This PDF has 5000 pages, but the limit is 1000\./],
  ])('rejects %s without a request', async (_which, file, message) => {
    open();

    drop(file);

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(server.requests).toEqual([]);
  });

  it('rejects a file larger than 50 MB before the upload', async () => {
    const file = pdf();
    Object.defineProperty(file, 'size', { value: 60 * 1024 * 1024 });
    open();

    drop(file);

    expect(await screen.findByRole('alert')).toHaveTextContent(/^This file is 60\.0 MB, but the limit is 50 MB\./);
    expect(server.requests).toEqual([]);
  });

  it('the error is part of the upload button’s accessible description', async () => {
    open();

    drop(new File([], 'a.pdf'));

    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'PDF, DOC or DOCX, up to 50 MB. This file is empty. Please choose another one.',
    );
    expect(input()).toBeInvalid();
  });

  it('clears the error when another file is chosen', async () => {
    const { user } = open();
    drop(new File([], 'a.pdf'));
    await screen.findByRole('alert');

    await user.upload(input(), threePartFile());

    await screen.findByRole('button', { name: 'Remove file' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each<[PrintServiceId, string, string]>([
    ['printbook', '.pdf,.doc,.docx', 'PDF, DOC or DOCX, up to 50 MB.'],
    ['certificates', '.pdf,.doc,.docx,.png,.jpg,.jpeg', 'PDF, DOC, DOCX, PNG or JPG, up to 50 MB.'],
    ['custom-print', '.png,.jpg,.jpeg,.webp,.svg,.pdf', 'PNG, JPG, WebP, SVG or PDF, up to 50 MB.'],
  ])('filters the file dialog of %s', (service, accept, hint) => {
    open(service);

    expect(input()).toHaveAttribute('accept', accept);
    expect(input()).toHaveAccessibleDescription(hint);
  });
});

describe('a picture', () => {
  const PNG_BYTES = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x06\x40\0\0\x04\xb0', (char) =>
    char.charCodeAt(0),
  );
  const picture = () => new File([PNG_BYTES], 'logo.png', { type: 'image/png' });

  it('shows a preview of a picture while it is being uploaded', async () => {
    server.use(put('/api/print/files/:id/parts/:part', never()));
    const { user } = open('certificates');

    await user.upload(input(), picture());

    await screen.findByRole('progressbar', { name: 'Uploading logo.png' });
    expect(await screen.findByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    );
  });

  it.each([
    ['A4', { width: 600, height: 400 }, /^At A4 this picture has \d+ DPI and will look blurred\./],
    ['A4', { width: 1600, height: 1200 }, /^At A4 this picture has \d+ DPI and will look blurred\./],
    ['A4', { width: 2000, height: 1500 }, /^Good at A4: \d+ DPI\./],
    ['A4', { width: 3600, height: 2600 }, /^Sharp at A4: \d+ DPI\./],
  ])('rates a picture for the print size %s with %j pixels', async (size, pixels, text) => {
    acceptUploads(printFile({ type: 'png', name: 'logo.png', pages: null, pageSize: null, pixels }));
    const { user } = open('certificates', size);

    await user.upload(input(), picture());

    await screen.findByRole('button', { name: 'Remove file' });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows no DPI value for a picture if the print size is unknown', async () => {
    acceptUploads(printFile({ type: 'png', pages: null, pageSize: null, pixels: { width: 600, height: 400 } }));
    const { user } = open('certificates', 'Custom');

    await user.upload(input(), picture());

    expect(await screen.findByText('PNG · 2.4 MB · 600 x 400 pixels. Ready to print.')).toBeVisible();
    expect(screen.queryByText(/DPI/)).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('keyboard users can open the file dialog with the upload button', async () => {
    const { user } = open();
    const opened = jest.fn();
    input().addEventListener('click', opened);

    await user.tab();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('the Tab key reaches the buttons of an uploaded file', async () => {
    const { user } = open();
    await user.upload(input(), threePartFile());
    const replace = await screen.findByRole('button', { name: 'Replace file' });
    const opened = jest.fn();
    input().addEventListener('click', opened);
    replace.focus();

    await user.keyboard('{Enter}');
    await user.tab();

    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Remove file' })).toHaveFocus();
  });
});

describe('drag and drop', () => {
  it('stops the browser from opening a dropped file', () => {
    open();
    const zone = screen.getByRole('group', { name: 'Drop your file here' });

    expect(fireEvent.dragOver(zone)).toBe(false);
  });

  it('ignores dropped text', () => {
    open();

    const event = createEvent.drop(screen.getByRole('group', { name: 'Drop your file here' }));
    Object.defineProperty(event, 'dataTransfer', { value: { files: [] } });
    fireEvent(screen.getByRole('group', { name: 'Drop your file here' }), event);

    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect(server.requests).toEqual([]);
  });
});
