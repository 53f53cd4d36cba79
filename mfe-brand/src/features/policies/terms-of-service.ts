import { COMPANY, DEFAULT_SHIPPING, FREE_SHIPPING_ABOVE, formatPaise } from '@kaagazz/domain';

import type { Policy } from './policy.ts';

const FREE_ABOVE = formatPaise(FREE_SHIPPING_ABOVE);

/**
 * Amounts come from the shop's rules. The shipping rate is the default of `SHIPPING_FLAT_RUPEES`,
 * which a deployment can change.
 */
export const termsOfService: Policy = {
  title: 'Terms of Service',
  summary:
    'Prices include all taxes, shipping is shown before you pay, and what arrives broken or wrong is our loss, not yours. What we print for you alone is printed after you have approved it.',
  sections: [
    {
      id: 'the-agreement',
      title: 'The agreement',
      blocks: [
        `${COMPANY.name} is run by ${COMPANY.legalName}, ${COMPANY.address} (GSTIN ${COMPANY.gstin}), “we” on this page. By ordering or opening an account you agree to these terms. They take nothing away from the rights that the Consumer Protection Act, 2019 gives you.`,
        'To order you must be 18 or older, or have a parent or guardian order for you.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'An account is opened and entered with a one-time code that we mail to you. Keep your mailbox to yourself: whoever reads the code gets in. Tell us at once if somebody else did.',
        'Give true details; a parcel finds its way only by them.',
      ],
    },
    {
      id: 'our-paper',
      title: 'Our paper',
      blocks: [
        'Sheets are lifted by hand from flowers, rags, stems and husks. Shade, thickness and flecks differ from sheet to sheet and from the pictures in the shop, which are drawings. That is how hand-made paper is, and no defect.',
        'Weights, sizes and counts are as stated, within the small tolerance that handwork has.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and taxes',
      blocks: [
        'Prices are in Indian rupees and include all taxes. Shipping is added at checkout, where you see the total before you pay; nothing is added after that. You get a tax invoice with each order.',
        'Should a price change between cart and payment, checkout says so and asks you first. If a price was plainly wrong, we may cancel the order and refund all of it.',
      ],
    },
    {
      id: 'orders-and-payment',
      title: 'Orders and payment',
      blocks: [
        'What you want to pay for is kept for you for 15 minutes while you pay in the window of our payment gateway, Razorpay. The contract is made when your payment has arrived and we confirm the order by e-mail with its number.',
        'If a payment arrives after the goods have gone to somebody else, we refund it in full.',
      ],
    },
    {
      id: 'shipping',
      title: 'Shipping',
      blocks: [
        {
          items: [
            `Goods of more than ${FREE_ABOVE} after discount ship free; at exactly ${FREE_ABOVE} they do not yet.`,
            `Up to that, a flat rate applies to the whole order, usually ${formatPaise(DEFAULT_SHIPPING)}. Checkout shows the rate that counts.`,
            'We ship within India. Things in stock leave us within 3 working days, mostly reach you within 3 to 8 more, and prints take the days named with them.',
            'The parcel travels at our risk until it is handed to you.',
          ],
        },
        'If we cannot send an order within 30 days, you may cancel it and have everything back.',
      ],
    },
    {
      id: 'print-proofs',
      title: 'Prints and proofs',
      blocks: [
        'Before you pay for a print you see its proof: your design as it will be printed, or a preview of your file. Check names, dates, numbers and cut. With your approval we print what the proof shows, mistakes in it included.',
        'You keep the rights in what you give us and allow us to reproduce it for your order. Give us nothing to which you have no right, and nothing that is unlawful; we do not print it.',
        'Colours look different on a screen and on unbleached paper. A quantity may turn out up to 2 % above or below; you pay no more, and for fewer copies we refund the difference.',
      ],
    },
    {
      id: 'cancellation-returns-refunds',
      title: 'Cancellation, returns and refunds',
      blocks: [
        {
          terms: [
            {
              term: 'Changed your mind before it ships',
              text: 'Write to us; we cancel the order and refund all of it. A print can be cancelled until it goes to press.',
            },
            {
              term: 'Changed your mind after it arrived',
              text: 'Tell us within 7 days of delivery and send it back unused, in its wrapping. You bear the return postage; we refund the price. Prints made for you and opened art materials cannot be returned this way.',
            },
            {
              term: 'Damaged, faulty, wrong or missing',
              text: 'Tell us within 7 days of delivery, with a photograph if you can. We fetch it at our cost and replace it or refund all of it, shipping included: your choice. This holds for prints too when they differ from the approved proof.',
            },
          ],
        },
        'Refunds go back the way you paid, within 7 working days after we have agreed to them or received the return. Your bank may need some days more.',
      ],
    },
    {
      id: 'requests',
      title: 'Bulk and partner requests',
      blocks: [
        'A bulk or partner request is a question, not an order. It binds nobody until both sides have agreed in writing on quantity, price and date.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use of the shop',
      blocks: [
        'Do not break into the shop, overload it, order under a false name or copy the catalogue by machine. Texts, drawings and the name are ours or our painters’; ask before you use them elsewhere. Quoting with a link is always fine.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We answer without limit for intent, gross negligence, injury to people and wherever the law does not allow a limit. For the rest our liability ends at what you paid for the order it is about, and does not reach to lost profit.',
        'Nobody is in default through what nobody could prevent: flood, strike, epidemic, an order of the state. We tell you, and you may cancel what has not been sent.',
      ],
    },
    {
      id: 'law-and-disputes',
      title: 'Law and disputes',
      blocks: [
        `Write to us first; most things are settled in a mail or two. The law of India applies, and the courts at ${COMPANY.city} are competent. As a consumer you may also turn to the Consumer Commission where you live, or to the National Consumer Helpline (1915).`,
      ],
    },
    {
      id: 'grievances',
      title: 'Questions and grievances',
      blocks: [
        {
          terms: [
            { term: 'Grievance officer', text: COMPANY.grievanceOfficer },
            { term: 'Address', text: `${COMPANY.legalName}, ${COMPANY.address}` },
            { term: 'E-mail', text: COMPANY.email },
            { term: 'Phone', text: COMPANY.phone },
          ],
        },
        'We acknowledge a complaint within 24 hours and settle it within 15 days, in no case later than one month.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change these terms for the future. For an order the terms of its day count; the date above tells which they are.',
      ],
    },
  ],
};
