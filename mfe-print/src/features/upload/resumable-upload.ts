import { tabStorage } from '@kaagazz/contract/tab-storage';

import type { OpenUpload } from './upload.api.ts';

interface ResumableUpload {
  fingerprint: string;
  upload: OpenUpload;
}

const resumableUpload = (service: string) => tabStorage(`mine printUpload ${service}`, isResumableUpload);

const fingerprintOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

export function saveResumableUpload(service: string, file: File, upload: OpenUpload): void {
  resumableUpload(service).save(null, { fingerprint: fingerprintOf(file), upload });
}

export function findResumableUpload(service: string, file: File): OpenUpload | null {
  const stored = resumableUpload(service).read(null);
  return stored?.fingerprint === fingerprintOf(file) ? stored.upload : null;
}

export function removeResumableUpload(service: string): void {
  resumableUpload(service).remove();
}

function isResumableUpload(stored: unknown): stored is ResumableUpload {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('fingerprint' in stored && 'upload' in stored)) return false;
  const { upload } = stored;
  if (typeof upload !== 'object' || upload === null) return false;
  if (!('id' in upload && 'partSize' in upload && 'parts' in upload)) return false;
  return typeof upload.id === 'string' && typeof upload.partSize === 'number' && typeof upload.parts === 'number';
}
