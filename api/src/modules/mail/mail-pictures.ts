import sharp from 'sharp';
import type { MailPicture } from './mail.tables.ts';

/**
 * Attaches pictures as inline PNGs, because many email clients block remote images and don't
 * support WebP.
 */
export function mailAttachments(pictures: readonly MailPicture[]) {
  return Promise.all(
    pictures.map(async ({ cid, data }, index) => ({
      cid,
      filename: `picture-${index + 1}.png`,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      content: await sharp(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))
        .png({ palette: true })
        .toBuffer(),
    })),
  );
}
