import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function mountDisk(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', [folder]);
}

export function canMountDisk(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'kaagazz-mount-'));
  try {
    mountDisk(folder, 'size=4k');
    unmountDisk(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
