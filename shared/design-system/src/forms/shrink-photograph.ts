import { PHOTOGRAPH_LIMITS } from '@kaagazz/domain';

export const PHOTOGRAPH_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Maximum side lengths in pixels and JPEG qualities to try, in this order. */
const ATTEMPTS = [
  [1600, 0.85],
  [1600, 0.7],
  [1200, 0.7],
  [900, 0.6],
] as const;

export async function shrinkPhotograph(file: File): Promise<Blob | null> {
  if (file.size <= PHOTOGRAPH_LIMITS.uploadBytes && PHOTOGRAPH_TYPES.some((type) => type === file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    for (const [side, quality] of ATTEMPTS) {
      const jpeg = await draw(bitmap, side, quality);
      if (jpeg && jpeg.size <= PHOTOGRAPH_LIMITS.uploadBytes) return jpeg;
    }
  } catch {
    // The browser can't decode the file.
  }
  return null;
}

function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // Fill the canvas with white, because transparent areas would become black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
