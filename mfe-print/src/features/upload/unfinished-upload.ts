import type { OpenUpload } from './upload.api.ts';

/** An upload that this tab has begun, and of which file. */
interface UnfinishedUpload extends OpenUpload {
  file: string;
}

/** `mine ...`: the shell removes it when the shopper signs out. */
const keyOf = (service: string) => `mine printUpload ${service}`;

/** By this a file that is chosen again after a reload is known as the same one. */
const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

export function keepUnfinished(service: string, file: File, upload: OpenUpload): void {
  const kept: UnfinishedUpload = { ...upload, file: nameOf(file) };
  try {
    sessionStorage.setItem(keyOf(service), JSON.stringify(kept));
  } catch (error) {
    console.warn('an upload can’t go on after a reload of this tab', error);
  }
}

/** The upload of this file that a reload has interrupted; the server knows what of it has arrived. */
export function findUnfinished(service: string, file: File): OpenUpload | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(service)) ?? 'null') as Partial<UnfinishedUpload> | null;
    if (kept?.file !== nameOf(file)) return null;
    const { id, partSize, parts } = kept;
    const isWhole = typeof id === 'string' && typeof partSize === 'number' && typeof parts === 'number';
    return isWhole ? { id, partSize, parts } : null;
  } catch {
    // no storage, or something else in it
    return null;
  }
}

/** It has ended, one way or the other. */
export function forgetUnfinished(service: string): void {
  try {
    sessionStorage.removeItem(keyOf(service));
  } catch {
    // nothing was kept without storage
  }
}
