/** Bytes `from` to `to` of a file. (Not `Blob.arrayBuffer`, which older phones lack.) */
export function readBytes(file: Blob, from = 0, to = file.size): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsArrayBuffer(file.slice(from, to));
  });
}

/** A picture as an address that a page may show (the site's policy knows no `blob:`). */
export function readAsAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}

/** Bytes as letters, one each: for looking for words in what is no text. */
export function asLetters(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** `2.4 MB`, `310 KB`. */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} KB` : `${bytes} bytes`;
}
