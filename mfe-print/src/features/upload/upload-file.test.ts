import { printFile } from '../../../test-support/print-orders.ts';
import { UploadRefused, uploadFile } from './upload-file.ts';
import type { UploadCalls, UploadListener } from './upload-file.ts';
import type { FilePart } from './upload.api.ts';

const FILE = new File(['0123456789abcdefghij'], 'stories.pdf');
const OPEN = { id: 'f1', partSize: 8, parts: 3 };
const failure = (status: number, message = 'No.') => ({ error: { status, code: 'NO', message } });

function createCalls(overrides: Partial<UploadCalls> = {}) {
  const sent: FilePart[] = [];
  const calls: UploadCalls = {
    open: async () => ({ data: OPEN }),
    async send(part) {
      sent.push(part);
      return { data: {} };
    },
    complete: async () => ({ data: printFile() }),
    ...overrides,
  };
  return { calls, sent };
}

function createListener() {
  const events: string[] = [];
  const listener: UploadListener = {
    opened: (id) => void events.push(`opened ${id}`),
    sent: (bytes) => void events.push(`sent ${bytes}`),
    checking: () => void events.push('checking'),
    async disconnected(failures) {
      events.push(`disconnected ${failures}`);
    },
    reconnected: () => void events.push('reconnected'),
  };
  return { events, listener };
}

const upload = (calls: UploadCalls, listener = createListener().listener, signal = new AbortController().signal) =>
  uploadFile(FILE, calls, listener, signal);

function failingFirst<Data>(failures: readonly { error: unknown }[], data: Data) {
  const remaining = [...failures];
  return async () => remaining.shift() ?? { data };
}

describe('the parts of an upload', () => {
  it('sends the whole file in parts, in order', async () => {
    const { calls, sent } = createCalls();

    await upload(calls);

    expect(sent.map(({ id, part, bytes }) => [id, part, bytes.size])).toEqual([
      ['f1', 0, 8],
      ['f1', 1, 8],
      ['f1', 2, 4],
    ]);
  });

  it('sends up to two parts in parallel', async () => {
    let parallel = 0;
    let most = 0;
    const { calls } = createCalls({
      async send() {
        parallel += 1;
        most = Math.max(most, parallel);
        await Promise.resolve();
        parallel -= 1;
        return { data: {} };
      },
    });

    await upload(calls);

    expect(most).toBe(2);
  });

  it('skips parts that the server has already received', async () => {
    const { calls, sent } = createCalls({ open: async () => ({ data: { ...OPEN, receivedParts: [0, 2] } }) });
    const { events, listener } = createListener();

    await upload(calls, listener);

    expect(sent.map(({ part }) => part)).toEqual([1]);
    expect(events).toEqual(['opened f1', 'sent 20', 'checking']);
  });

  it('sends no parts if the server has already received all of them', async () => {
    const { calls, sent } = createCalls({ open: async () => ({ data: { ...OPEN, receivedParts: [0, 1, 2] } }) });

    await expect(upload(calls)).resolves.toEqual(printFile());

    expect(sent).toEqual([]);
  });
});

it('reports the upload’s progress after each uploaded part', async () => {
  const { calls } = createCalls();
  const { events, listener } = createListener();

  const stored = await upload(calls, listener);

  expect(stored).toEqual(printFile());
  expect(events).toEqual(['opened f1', 'sent 8', 'sent 16', 'sent 20', 'checking']);
});

describe('a temporary failure', () => {
  it.each([0, 408, 429, 500, 503])('retries a call after status %i', async (status) => {
    const { calls } = createCalls({ open: failingFirst([failure(status)], OPEN) });
    const { events, listener } = createListener();

    await expect(upload(calls, listener)).resolves.toEqual(printFile());

    expect(events.slice(0, 3)).toEqual(['disconnected 1', 'reconnected', 'opened f1']);
  });

  it('reports the number of consecutive failures while disconnected', async () => {
    const { calls } = createCalls({ complete: failingFirst([failure(503), failure(503), failure(503)], printFile()) });
    const { events, listener } = createListener();

    await upload(calls, listener);

    expect(events.slice(-5)).toEqual(['checking', 'disconnected 1', 'disconnected 2', 'disconnected 3', 'reconnected']);
  });

  it('reports a restored connection once all failed parts of the file have been uploaded', async () => {
    const failures = new Map([
      [0, 1],
      [1, 2],
    ]);
    const { calls } = createCalls({
      async send({ part }) {
        const left = failures.get(part) ?? 0;
        failures.set(part, left - 1);
        return left > 0 ? failure(0) : { data: {} };
      },
    });
    const { events, listener } = createListener();

    await upload(calls, listener);

    expect(events.filter((event) => event === 'reconnected')).toHaveLength(1);
    expect(events.indexOf('reconnected')).toBeGreaterThan(events.lastIndexOf('disconnected 2'));
  });

  it('doesn’t retry until the promise returned by the disconnected callback resolves', async () => {
    let retryNow = () => {};
    let attempts = 0;
    const { calls } = createCalls({
      async open() {
        attempts += 1;
        return attempts === 1 ? failure(0) : { data: OPEN };
      },
    });
    const { listener } = createListener();
    let isWaiting = () => {};
    const waiting = new Promise<void>((resolve) => {
      isWaiting = resolve;
    });
    listener.disconnected = () =>
      new Promise((resolve) => {
        retryNow = resolve;
        isWaiting();
      });

    const uploading = upload(calls, listener);
    await waiting;
    expect(attempts).toBe(1);
    retryNow();

    await expect(uploading).resolves.toEqual(printFile());
    expect(attempts).toBe(2);
  });
});

describe('a refusal', () => {
  it.each([400, 401, 403, 404, 409, 413, 422])(
    'ends the upload with the server’s message on status %s',
    async (status) => {
      const { calls } = createCalls({ complete: async () => failure(status, 'We can’t print this.') });

      const refused = await upload(calls).catch((error: unknown) => error);

      expect(refused).toBeInstanceOf(UploadRefused);
      expect(refused).toMatchObject({ problem: { status, message: 'We can’t print this.' } });
    },
  );

  it('sends no further parts after the server rejects one', async () => {
    const { calls, sent } = createCalls({ open: async () => ({ data: { id: 'f1', partSize: 2, parts: 10 } }) });
    const send = calls.send;
    calls.send = async (part) => (part.part === 0 ? failure(413) : send(part));

    await expect(upload(calls)).rejects.toBeInstanceOf(UploadRefused);

    await new Promise((resolve) => setTimeout(resolve));
    expect(sent.length).toBeLessThan(9);
  });
});

describe('an aborted upload', () => {
  it('sends nothing if the upload was aborted before it started', async () => {
    const controller = new AbortController();
    controller.abort();
    const open = jest.fn(async () => ({ data: OPEN }));

    await expect(upload(createCalls({ open }).calls, undefined, controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });

    expect(open).not.toHaveBeenCalled();
  });

  it('stops an aborted upload once the current request has finished', async () => {
    const controller = new AbortController();
    const { calls, sent } = createCalls({ open: async () => ({ data: { id: 'f1', partSize: 1, parts: 20 } }) });
    const send = calls.send;
    calls.send = async (part) => {
      controller.abort();
      return send(part);
    };
    const { events, listener } = createListener();

    await expect(upload(calls, listener, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });

    expect(sent.length).toBeLessThanOrEqual(2);
    expect(events).not.toContain('checking');
  });

  it('doesn’t retry a failed request of an aborted upload', async () => {
    const controller = new AbortController();
    const open = jest.fn(async () => failure(0));
    const { listener } = createListener();
    listener.disconnected = async () => controller.abort();

    await expect(upload(createCalls({ open }).calls, listener, controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });

    expect(open).toHaveBeenCalledTimes(1);
  });
});
