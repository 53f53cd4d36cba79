import { saveFile } from './save-file.ts';

it('revokes the blob URL after downloading a file under the given name', () => {
  jest.useFakeTimers();
  const saved: { href: string; download: string }[] = [];
  const revoked: string[] = [];
  Object.assign(URL, {
    createObjectURL: () => 'blob:proof',
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ href: this.href, download: this.download });
  });

  saveFile(new Blob(['pdf']), 'proof.pdf');

  expect(saved).toEqual([{ href: 'blob:proof', download: 'proof.pdf' }]);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:proof']);
  jest.useRealTimers();
});
