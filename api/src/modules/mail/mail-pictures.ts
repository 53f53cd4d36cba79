import sharp from 'sharp';
import type { MailPicture } from './mail.tables.ts';

/** Pictures as a mail carries them: inside it, and as PNG, because many mail programs know no WebP and load nothing from a site. */
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
