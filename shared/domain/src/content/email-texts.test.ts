import fc from 'fast-check';

import { EMAIL_TEXTS, emailPlaceholders, emailTextMistake, fillEmailText, isEditableEmail } from './email-texts.ts';

const kinds = Object.keys(EMAIL_TEXTS).filter(isEditableEmail);

describe('the placeholders of emails', () => {
  it.each(kinds)('the original texts of the email %s contain only allowed placeholders', (kind) => {
    for (const text of Object.values(EMAIL_TEXTS[kind])) expect(emailTextMistake(kind, text)).toBeUndefined();
  });

  it('every order email accepts the name, order and shop-email placeholders', () => {
    for (const kind of kinds.filter((one) => one.startsWith('order-'))) {
      expect(emailPlaceholders(kind)).toEqual(expect.arrayContaining(['name', 'order', 'shop-email']));
    }
  });

  it.each(['Code {code}', 'Order {order', 'Order order}', '{}', '{{order}}', '{order }', '{__proto__}'])(
    'the text %j is rejected, and the message lists the allowed placeholders',
    (text) => {
      expect(emailTextMistake('order-shipped', text)).toBe(
        'Only these placeholders can be used here: {order}, {name}, {payment}, {shop-email}.',
      );
    },
  );

  it('placeholder values are inserted unchanged, even if a value looks like a placeholder', () => {
    const value = fc.string().map((text) => text.replaceAll(/\s+/g, '_'));
    fc.assert(
      fc.property(value, value, (name, order) => {
        expect(fillEmailText('Dear {name}: {order}.', { name, order })).toBe(`Dear ${name}: ${order}.`);
      }),
    );
    expect(fillEmailText('{name}, {order}', { name: '{order}', order: '1' })).toBe('{order}, 1');
  });

  it('replaces every placeholder in a valid email text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.constantFrom('{', '}', 'order', 'name', '{order}', ' ')),
        (kind, parts) => {
          const text = parts.join('');
          fc.pre(emailTextMistake(kind, text) === undefined);
          const values = Object.fromEntries(emailPlaceholders(kind).map((name) => [name, 'value']));
          expect(fillEmailText(text, values)).not.toMatch(/[{}]/);
        },
      ),
    );
  });

  it('removes the extra space around an empty placeholder', () => {
    expect(fillEmailText('Ready. {delivery} Bye. {payment}', { delivery: '', payment: '' })).toBe('Ready. Bye.');
  });
});
