import { PHOTOGRAPH_LIMITS } from '@kaagazz/domain';
import { useState } from 'react';

import { shrinkPhotograph } from './shrink-photograph.ts';

interface UploadedPhotograph {
  id: string;
  image: string;
  width: number;
  height: number;
}

type Upload = (photograph: Blob) => Promise<{ photograph: UploadedPhotograph } | { problem: string }>;

export interface Photographs {
  uploaded: readonly UploadedPhotograph[];
  problems: readonly string[];
  isBusy: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
}

export function usePhotographs(upload: Upload): Photographs {
  const [uploaded, setUploaded] = useState<readonly UploadedPhotograph[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function add(files: readonly File[]) {
    const room = PHOTOGRAPH_LIMITS.count - uploaded.length;
    setBusy(true);
    setProblems(files.length > room ? [TOO_MANY] : []);
    for (const file of files.slice(0, room)) {
      const result = await send(file, upload);
      if ('problem' in result) setProblems((now) => [...new Set([...now, `${file.name}: ${result.problem}`])]);
      else setUploaded((now) => [...now, result.photograph]);
    }
    setBusy(false);
  }

  return {
    uploaded,
    problems,
    isBusy,
    add: (files) => void add(files),
    remove(id) {
      setProblems([]);
      setUploaded((now) => now.filter((photograph) => photograph.id !== id));
    },
  };
}

const TOO_MANY = `You can add up to ${PHOTOGRAPH_LIMITS.count} photographs.`;
const TOO_LARGE = `This file is larger than ${PHOTOGRAPH_LIMITS.fileBytes / 1024 / 1024} MB. Please choose a smaller one.`;
const UNREADABLE = 'This file can’t be read. Please choose a JPEG, PNG or WebP photograph.';

async function send(file: File, upload: Upload): ReturnType<Upload> {
  if (file.size > PHOTOGRAPH_LIMITS.fileBytes) return { problem: TOO_LARGE };
  const photograph = await shrinkPhotograph(file);
  if (!photograph) return { problem: UNREADABLE };
  return upload(new Blob([photograph], { type: 'application/octet-stream' }));
}
