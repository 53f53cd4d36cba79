import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { SHOPPER, del, get, never, offline, post, problem, put, renderPage, server } from '@kaagazz/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';

import { aFile, aPdf, takesFiles } from '../../../test-support/print-orders.ts';
import { printApi } from '../../api.ts';
import { UploadField, useUpload } from './index.ts';

function Place({ service, size }: { service: PrintServiceId; size: string }) {
  const { file } = PRINT_SERVICES[service];
  const upload = useUpload(PRINT_SERVICES[service], null);
  return file && <UploadField rule={file} label="Your file" upload={upload} size={size} />;
}

const open = (service: PrintServiceId = 'printbook', size = 'A4') =>
  renderPage(<Place service={service} size={size} />, { api: printApi, user: SHOPPER });
const input = () => screen.getByLabelText<HTMLInputElement>('Your file', { selector: 'input' });
const drop = (file: File) => {
  const zone = screen.getByRole('group', { name: 'Drop your file here' });
  const event = createEvent.drop(zone);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } });
  fireEvent(zone, event);
};
const sent = (method: string) => server.requests.filter((request) => request.method === method).map(({ path }) => path);

/** Three parts: 8, 8 and what is left. */
const inThreeParts = () => new File(['%PDF-1.7 of 20 bytes'], 'stories.pdf');

beforeEach(() => takesFiles(aFile(), 8));

describe('a file on its way', () => {
  it('says which kinds it takes and how large they may be', () => {
    open();

    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'PDF, DOC or DOCX, up to 50 MB.',
    );
    expect(input().accept).toBe('.pdf,.doc,.docx');
  });

  it('is sent in parts, looked at, and shown', async () => {
    const { user } = open();

    await user.upload(input(), inThreeParts());

    expect(await screen.findByText(/^PDF · 2\.4 MB · 24 pages · 210 x 297 mm\. Ready to print\.$/)).toBeVisible();
    expect(sent('PUT').sort()).toEqual([0, 1, 2].map((part) => `/api/print/files/f1/parts/${part}`));
    expect(server.requests.find(({ path }) => path === '/api/print/files')?.body).toEqual({
      service: 'printbook',
      name: 'stories.pdf',
      size: 20,
    });
  });

  it('may be dropped, too', async () => {
    open();

    drop(inThreeParts());

    expect(await screen.findByRole('button', { name: 'Replace file' })).toBeVisible();
  });

  it('tells how far it is, and can be stopped', async () => {
    server.use(put('/api/print/files/f1/parts/2', never()));
    const { user } = open();
    await user.upload(input(), inThreeParts());
    expect(await screen.findByText('80 % · 16 bytes of 20 bytes')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading stories.pdf' })).toHaveValue(80);

    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));

    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await waitFor(() => expect(sent('DELETE')).toEqual(['/api/print/files/f1']));
  });

  it.each([
    ['the network is back', () => fireEvent(window, new Event('online'))],
    ['the shopper says so', () => fireEvent.click(screen.getByRole('button', { name: 'Try now' }))],
  ])('waits while there is no connection, and goes on when %s: with what is missing only', async (_when, goOn) => {
    let isAway = true;
    server.use(put('/api/print/files/f1/parts/2', () => (isAway ? offline() : { success: true })));
    const { user } = open();
    await user.upload(input(), inThreeParts());
    expect(await screen.findByText(/^The connection is lost\. What has arrived is kept/)).toBeVisible();

    isAway = false;
    goOn();

    expect(await screen.findByRole('button', { name: 'Remove file' })).toBeVisible();
    expect(sent('PUT').filter((path) => !path.endsWith('/2'))).toHaveLength(2);
  });

  it('is waited for until the part that was lost has arrived, whatever the other one does', async () => {
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
    await user.upload(input(), inThreeParts());
    expect(await screen.findByText(/^The connection is lost\. What has arrived is kept/)).toBeVisible();

    arrive();
    expect(await screen.findByText('40 % · 8 bytes of 20 bytes')).toBeVisible();

    expect(screen.getByText(/^The connection is lost\. What has arrived is kept/)).toBeVisible();
    server.use(put('/api/print/files/f1/parts/:part', { success: true }));
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.getByText('80 % · 16 bytes of 20 bytes')).toBeVisible());
    expect(screen.queryByText(/^The connection is lost/)).not.toBeInTheDocument();
  });

  it('goes on after a reload when the same file is chosen again, with what is missing only', async () => {
    server.use(
      put('/api/print/files/f1/parts/2', never()),
      get('/api/print/files/:id', { success: true, file: { id: 'f1', state: 'open', receivedParts: [0, 1] } }),
    );
    const file = inThreeParts();
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

  it('is refused in the server’s own words, and another one may be chosen', async () => {
    const words = 'This file is protected by a password. Save a copy without one and send that.';
    server.use(post('/api/print/files/:id/complete', problem(422, 'FILE_PROTECTED', words)));
    const { user } = open();

    await user.upload(input(), inThreeParts());

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    takesFiles();
    await user.upload(input(), aPdf());
    expect(await screen.findByRole('button', { name: 'Remove file' })).toBeVisible();
  });

  it('is let go of for good when it is removed or another one takes its place', async () => {
    server.use(del('/api/print/files/:id', { success: true }));
    const { user } = open();
    await user.upload(input(), inThreeParts());
    await screen.findByRole('button', { name: 'Remove file' });

    await user.upload(input(), inThreeParts());
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Remove file' }));

    await waitFor(() => expect(sent('DELETE')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
});

describe('before it is sent', () => {
  it.each<[string, File, RegExp]>([
    ['that is empty', new File([], 'a.pdf'), /^This file is empty\./],
    [
      'of another kind, whatever it is called',
      new File(['\x89PNG'], 'a.pdf'),
      /^We can’t print from this kind of file\. Save it as PDF, DOC or DOCX/,
    ],
    ['of a kind that another form takes', new File(['<svg xmlns="x">'], 'a.svg'), /^This is a SVG file\./],
    ['of too many pages', aPdf(5000), /^This PDF has 5000 pages; we print up to 1000\./],
  ])('refuses a file %s, and makes no call', async (_which, file, words) => {
    open();

    drop(file);

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(server.requests).toEqual([]);
  });

  it('refuses a file of more than 50 MB', async () => {
    const file = aPdf();
    Object.defineProperty(file, 'size', { value: 60 * 1024 * 1024 });
    open();

    drop(file);

    expect(await screen.findByRole('alert')).toHaveTextContent(/^This file has 60\.0 MB; we take up to 50 MB\./);
  });

  it('warns of a picture that is too small for its size', async () => {
    takesFiles(
      aFile({ type: 'png', name: 'logo.png', pages: null, pageSize: null, pixels: { width: 600, height: 400 } }),
    );
    const { user } = open('certificates');

    await user.upload(input(), aPdf());

    expect(await screen.findByText(/^At A4 this picture has \d+ DPI and will look blurred\./)).toBeVisible();
  });
});
