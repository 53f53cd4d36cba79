/**
 * How long the file's URL stays valid. A minute is enough even if the browser first asks where to
 * save the file.
 */
const URL_LIFETIME_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
