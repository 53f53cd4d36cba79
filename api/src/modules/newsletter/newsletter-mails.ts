import { COMPANY, formatPaise } from '@kaagazz/domain';
import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { createElement as h } from 'react';
import { editableMail } from '../mail/editable-mail.ts';
import { button, composeMail, linkTo, type MailBlock, paragraph, picture } from '../mail/mail-layout.ts';
import { MAIL_STYLES as styles } from '../mail/mail-styles.ts';
import { type Mail, SITE_ORIGIN } from '../mail/outbox.ts';

export const NEWSLETTER = 'newsletter';

const PICTURE_SIZE = 96;

export interface MailedProduct {
  id: string;
  title: string;
  image: string;
  /** In paise. */
  price: number;
}

interface NewsletterMail {
  to: string;
  entryId: string;
  title: string;
  body: string;
  products: readonly MailedProduct[];
  action: { label: string; path: string } | null;
  siteOrigin: string;
  token: string | null;
}

export function confirmNewsletterMail(to: string, { siteOrigin, token }: { siteOrigin: string; token: string }): Mail {
  const page = `${siteOrigin}/newsletter#confirm=${token}`;
  return editableMail('newsletter-confirmation', {
    to,
    forgetWhenDone: true,
    values: { shop: COMPANY.name },
    blocks: ({ news, next }) => [...news, button('Yes, send me the newsletter', page), ...next],
  });
}

/** Returns a newsletter. */
export function newsletterMail({
  to,
  entryId,
  title,
  body,
  products,
  action,
  siteOrigin,
  token,
}: NewsletterMail): Mail {
  const unsubscribe = `${siteOrigin}/newsletter#unsubscribe=${token}`;
  const why = 'You’re receiving this email because you subscribed to our newsletter.';
  return composeMail({
    to,
    title,
    ...(token === null
      ? { kind: 'newsletter-test' }
      : {
          kind: NEWSLETTER,
          about: entryId,
          unsubscribeUrl: `${siteOrigin}/api/newsletter/unsubscribe?token=${token}`,
        }),
    blocks: [
      ...body.split(/\n{2,}/).map(paragraph),
      ...products.map((product) => productBlock(product, `${siteOrigin}/products/${encodeURIComponent(product.id)}`)),
      ...(action ? [button(action.label, siteOrigin + action.path)] : []),
    ],
    footer:
      token === null
        ? [{ text: 'This is a test email.', html: 'This is a test email.' }]
        : [
            { text: why, html: why },
            { text: `Unsubscribe: ${unsubscribe}`, html: linkTo('Unsubscribe', unsubscribe) },
          ],
  });
}

function productBlock({ title, image, price }: MailedProduct, href: string): MailBlock {
  const src = `${SITE_ORIGIN}/media/mail/${encodeURIComponent(image)}.jpg`;
  return {
    text: `${title}: ${formatPaise(price)}\n${href}`,
    html: h(
      Section,
      { style: { margin: '0 0 16px' } },
      h(
        Row,
        null,
        image !== '' &&
          h(
            Column,
            { style: { width: `${PICTURE_SIZE}px`, paddingRight: '16px' } },
            picture({ src, alt: title, size: PICTURE_SIZE }),
          ),
        h(
          Column,
          { style: { fontSize: '16px', lineHeight: 1.5 } },
          linkTo(title, href),
          h('div', { className: 'small', style: styles.small }, formatPaise(price)),
        ),
      ),
    ),
  };
}
