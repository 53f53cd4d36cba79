import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { LOGO_BOX, sheetSide, textLine } from '../../../../test-support/sheet-sides.ts';
import { shareImage } from './share-image.ts';

function recordCanvas() {
  const calls: unknown[][] = [];
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (target, name: string) => target[name] ?? ((...args: unknown[]) => void calls.push([name, ...args])),
      set(target, name: string, value: unknown) {
        target[name] = value;
        calls.push([name, value]);
        return true;
      },
    },
  );
  Object.assign(context, {
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(4 * width * height),
    }),
  });
  const size = { width: 0, height: 0 };
  let type: string | undefined;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    requested,
  ) {
    Object.assign(size, { width: this.width, height: this.height });
    type = requested;
    done(new Blob(['image'], { type: requested ?? '' }));
  });
  return {
    size,
    typeOf: () => type,
    callsOf: (name: string) => calls.filter(([called]) => called === name).map(([, ...args]) => args),
  };
}

function recordDownloads(): string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

function installShare(share: ((data: ShareData) => Promise<void>) | null, canShare = true) {
  if (share) Object.assign(navigator, { share, canShare: () => canShare });
}

class LoadedImage {
  src = '';
  naturalWidth = 60;
  naturalHeight = 20;
  async decode() {}
}

const SIDE = sheetSide([textLine('Asha'), { kind: 'path', d: 'M0 0L1 1', fill: '#111111', stroke: '#222222' }]);
const share = (overrides = {}) =>
  shareImage({
    sides: [SIDE],
    logo: undefined,
    title: 'Marriage invitation: Jharokha',
    fileName: 'marriage-1',
    ...overrides,
  });

let downloads: string[];

beforeEach(() => {
  downloads = recordDownloads();
  Object.assign(globalThis, { Path2D: Object, Image: LoadedImage });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('sharing', () => {
  it('saves a PNG if the browser has no share dialog', async () => {
    recordCanvas();

    await expect(share()).resolves.toBe('saved');

    expect(downloads).toEqual(['marriage-1.png']);
  });

  it('saves a PNG if the browser cannot share files', async () => {
    recordCanvas();
    installShare(async () => {}, false);

    await expect(share()).resolves.toBe('saved');
  });

  it('passes the PNG and a title to the share dialog', async () => {
    recordCanvas();
    const shared: ShareData[] = [];
    installShare(async (data) => void shared.push(data));

    await expect(share()).resolves.toBe('shared');

    expect(shared).toMatchObject([{ title: 'Marriage invitation: Jharokha' }]);
    expect(shared[0]?.files?.[0]).toMatchObject({ name: 'marriage-1.png', type: 'image/png' });
    expect(downloads).toEqual([]);
  });

  it('doesn’t save a file if the shopper closes the share dialog', async () => {
    recordCanvas();
    installShare(async () => {
      throw new DOMException('closed', 'AbortError');
    });

    await expect(share()).resolves.toBe('cancelled');

    expect(downloads).toEqual([]);
  });

  it('saves the PNG if the browser refuses to share it', async () => {
    recordCanvas();
    installShare(async () => {
      throw new DOMException('too late', 'NotAllowedError');
    });

    await expect(share()).resolves.toBe('saved');

    expect(downloads).toEqual(['marriage-1.png']);
  });

  it('sharing fails if the browser cannot draw on a canvas', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

    await expect(share()).rejects.toThrow();
  });

  it('sharing fails if the browser cannot create a PNG', async () => {
    recordCanvas();
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));

    await expect(share()).rejects.toThrow();
  });
});

describe('sharing the sheet on paper', () => {
  const onPaper = {
    service: PRINT_SERVICES.marriage,
    id: '1',
    name: 'Jharokha',
    width: 148,
    height: 210,
    sides: [{ name: '', picture: null }],
  };

  it('sharing the paper preview saves a 1280 × 1280 JPEG', async () => {
    const { size, typeOf } = recordCanvas();

    await expect(share({ onPaper })).resolves.toBe('saved');

    expect(downloads).toEqual(['marriage-1-on-paper.jpg']);
    expect(size).toEqual({ width: 1280, height: 1280 });
    expect(typeOf()).toBe('image/jpeg');
  });

  it('the shared paper preview includes the bleed', async () => {
    const { callsOf } = recordCanvas();

    await share({ onPaper });

    expect(callsOf('fillRect')).toEqual([[-3, -3, 106, 206]]);
    expect(callsOf('fillText')).toEqual([['Asha', 0, 0]]);
    expect(callsOf('putImageData')).toHaveLength(1);
  });

  it('sharing the paper preview falls back to a WebP photo if AVIF can’t be decoded', async () => {
    const { callsOf } = recordCanvas();
    jest.spyOn(LoadedImage.prototype, 'decode').mockRejectedValueOnce(new DOMException('no AVIF', 'EncodingError'));

    await expect(share({ onPaper })).resolves.toBe('saved');

    expect(callsOf('putImageData')).toHaveLength(1);
  });
});

describe('the picture', () => {
  it('the shared image is 1080 pixels wide and has the sheet’s aspect ratio', async () => {
    const { size } = recordCanvas();

    await share();

    expect(size).toEqual({ width: 1080, height: 2160 });
  });

  it('the shared image shows the front above the back, with margins', async () => {
    const { size, callsOf } = recordCanvas();

    await share({ sides: [sheetSide(), sheetSide()] });

    expect(size).toEqual({ width: 1080, height: Math.round((418 / 112) * 1080) });
    expect(callsOf('translate')).toEqual([
      [6, 6],
      [0, 206],
      [0, 206],
    ]);
  });

  it('the shared image contains the design’s text and shapes', async () => {
    const { callsOf } = recordCanvas();

    await share();

    expect(callsOf('fillText')).toEqual([['Asha', 0, 0]]);
    expect(callsOf('font')).toEqual([["normal 400 500px 'Tiro Devanagari Hindi', 'Mukta', sans-serif"]]);
    expect(callsOf('textAlign')).toEqual([['center']]);
    expect(callsOf('fill')).toHaveLength(1);
    expect(callsOf('stroke')).toHaveLength(1);
  });

  it('fits the logo into its box, left-aligned and vertically centred', async () => {
    const { callsOf } = recordCanvas();

    await share({ sides: [sheetSide([LOGO_BOX])], logo: 'data:image/png;base64,bG9nbw==' });

    expect(callsOf('drawImage')).toEqual([[expect.any(LoadedImage), 8, 7 + (13 - 10) / 2, 30, 10]]);
  });

  it('draws nothing in the logo box if there is no logo', async () => {
    const { callsOf } = recordCanvas();

    await share({ sides: [sheetSide([LOGO_BOX])] });

    expect(callsOf('drawImage')).toEqual([]);
  });
});
