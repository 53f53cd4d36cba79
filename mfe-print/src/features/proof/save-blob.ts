/** Hands a file over to the browser's downloads. */
export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds on to it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
