import { findResumableUpload, removeResumableUpload, saveResumableUpload } from './resumable-upload.ts';

const KEY = 'mine printUpload printbook';
const UPLOAD = { id: 'f1', partSize: 8, parts: 3 };
const FILE = new File(['stories'], 'stories.pdf', { lastModified: 1_700_000_000_000 });

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});

it('finds the interrupted upload when the same file is chosen again', () => {
  saveResumableUpload('printbook', FILE, UPLOAD);

  const sameFile = new File(['stories'], 'stories.pdf', { lastModified: FILE.lastModified });
  expect(findResumableUpload('printbook', sameFile)).toEqual(UPLOAD);
});

it.each([
  ['name', new File(['stories'], 'other.pdf', { lastModified: FILE.lastModified })],
  ['size', new File(['longer stories'], 'stories.pdf', { lastModified: FILE.lastModified })],
  ['modification time', new File(['stories'], 'stories.pdf', { lastModified: 1 })],
])('finds no upload for a file with another %s', (_what, file) => {
  saveResumableUpload('printbook', FILE, UPLOAD);

  expect(findResumableUpload('printbook', file)).toBeNull();
});

it('doesn’t resume an upload that was started for a different print service', () => {
  saveResumableUpload('printbook', FILE, UPLOAD);

  expect(findResumableUpload('certificates', FILE)).toBeNull();
});

it('doesn’t resume an interrupted upload that was removed from browser storage', () => {
  saveResumableUpload('printbook', FILE, UPLOAD);

  removeResumableUpload('printbook');

  expect(findResumableUpload('printbook', FILE)).toBeNull();
});

it.each([
  '{',
  'null',
  '{"userId":null,"value":null}',
  '{"userId":null,"value":{"fingerprint":"x"}}',
  '{"userId":null,"value":{"fingerprint":"x","upload":null}}',
  '{"userId":null,"value":{"fingerprint":"x","upload":{"id":"f1"}}}',
  '{"userId":null,"value":{"fingerprint":"x","upload":{"id":1,"partSize":8,"parts":3}}}',
])('ignores and removes the invalid stored value %s', (stored) => {
  sessionStorage.setItem(KEY, stored);

  expect(findResumableUpload('printbook', FILE)).toBeNull();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
