export interface EmailTexts {
  title: string;
  heading: string;
  /** Empty lines separate paragraphs. */
  news: string;
  /** May be empty. */
  next: string;
}

const VALIDITY = 'The code expires in 10 minutes and can be used only once.';
const RECEIVED = {
  title: 'We have your request, and we’ll contact you soon',
  heading: '',
  next: 'Would you like to add something? Write to {shop-email}.\n\nIf you did not send this request, please ignore this email.',
};
const CALL = 'We usually call or write back within two working days.';
const IGNORE = 'If you didn’t request this, please ignore this email. We never ask for codes by phone or message.';

export const EMAIL_TEXTS = {
  code: {
    title: '{code} is your {shop} code',
    heading: 'Your code',
    news: `Your code for {shop}. ${VALIDITY}`,
    next: IGNORE,
  },
  'account-exists': {
    title: '{code} is your {shop} code',
    heading: 'Your code',
    news: `You already have an account at {shop}. This code signs you in. ${VALIDITY}`,
    next: IGNORE,
  },
  'deletion-code': {
    title: '{code} deletes your {shop} account',
    heading: 'Delete your account',
    news: `You asked to delete your account at {shop}. Enter this code to delete it permanently. ${VALIDITY}`,
    next: 'If you did not request it, do not share this code. Nothing is deleted without it. Please check the devices in your profile and sign out those that you do not know.',
  },
  'account-deleted': {
    title: 'Your {shop} account is deleted',
    heading: '',
    news: 'Your account has been deleted, including your profile, your saved addresses, your sessions and your requests.',
    next: 'You are welcome to create a new account at any time. If you did not delete your account, please write to {shop-email}.',
  },
  'cash-code': {
    title: '{code} confirms your cash on delivery order',
    heading: 'Confirm your order',
    news: 'Enter this code at checkout to place your order at {shop} with cash on delivery.',
    next: '{payment} The code expires in 10 minutes and can be used only once.\n\nIf you didn’t place this order, please ignore this email. We never ask for codes by phone or message.',
  },
  'payment-link': {
    title: 'Please pay {total} for your order',
    heading: '',
    news: 'Thank you for your order. We will send it as soon as we receive your payment.',
    next: 'You can pay until {day}. You don’t need an account.',
  },
  'change-payment': {
    title: 'Please pay {total} for your change of order {order}',
    heading: '',
    news: 'Thank you for approving your change of order {order}. We will print the changed version once you have paid the difference, {total}.',
    next: 'You can pay until {day}. If you don’t pay by then, or if we start printing before you pay, we print the earlier version.',
  },
  'payment-refund': {
    title: 'We are refunding {amount} to you',
    heading: '',
    news: '{reason}',
    next: 'We refund the full amount, {amount}, to your original payment method within 7 working days. Your bank may need a few more days. You don’t need to do anything.\n\nIf you have questions, write to {shop-email} and mention the payment {payment-id}.',
  },
  'bulk-order-receipt': {
    ...RECEIVED,
    news: `Thank you for your bulk order request to {shop}: {quantity} × {product}. ${CALL}`,
  },
  'partner-receipt': { ...RECEIVED, news: `Thank you for your partner request to {shop} ({service}). ${CALL}` },
  'print-receipt': { ...RECEIVED, news: `Thank you for asking {shop} for a price. ${CALL}` },
  'newsletter-confirmation': {
    title: 'Please confirm the newsletter of {shop}',
    heading: '',
    news: 'We received a request to send our newsletter to this address.',
    next: 'You can unsubscribe with one click in every newsletter. We then delete your address. If you didn’t ask for this, ignore this email, and we delete your address within two days.',
  },
  'stock-alert-confirmation': {
    title: 'Shall we tell you when “{product}” is back?',
    heading: '',
    news: 'We received a request to email this address once “{product}” is in stock again.',
    next: 'We then send one email and delete your address. If the product isn’t back within {days} days, we delete your address, too. If you didn’t ask for this, ignore this email, and we forget your address within two days.',
  },
  'back-in-stock': {
    title: '“{product}” is back',
    heading: '',
    news: 'You asked us to tell you when “{product}” is in stock again. It is, as long as stocks last.',
    next: 'We have deleted your email address, so we won’t email you about this product again.',
  },
  'order-confirmation': {
    title: 'Order {order} confirmed',
    heading: '',
    news: 'Thank you for your order. {payment}',
    next: 'Next, we check your order and get it ready. {delivery} We will email you at each step.',
  },
  'order-confirmed': {
    title: 'We have accepted order {order}',
    heading: '',
    news: 'We have checked your order, and everything in it is available.',
    next: 'Next, we’ll prepare your order in our workshop.',
  },
  'order-processing': {
    title: 'We are preparing order {order}',
    heading: '',
    news: 'Your order is in our workshop, where it is being finished, checked and wrapped.',
    next: 'Next, we hand the parcel to the courier. {cancelling}',
  },
  'order-shipped': {
    title: 'Order {order} is on its way',
    heading: '',
    news: 'Your parcel has left our workshop.',
    next: 'Delivery usually takes 1 to 8 working days. {payment}',
  },
  'order-delivered': {
    title: 'Order {order} has arrived',
    heading: '',
    news: 'The courier reports that your parcel was delivered. We hope you enjoy it.',
    next: 'Is something broken or not as you expected? Write to {shop-email} within 7 days.',
  },
  'order-cancelled': {
    title: 'Order {order} is cancelled',
    heading: '',
    news: 'Your order has been cancelled and will not be delivered.',
    next: '{refund}',
  },
  'order-tracking': {
    title: 'Tracking number of order {order}',
    heading: '',
    news: 'You can track your parcel here. Please use this tracking number instead of any earlier one.',
    next: 'Delivery usually takes 1 to 8 working days.',
  },
  'order-correction': {
    title: 'Correction: order {order}',
    heading: '',
    news: 'We wrote to you {mistake}. That was a mistake, and we are sorry about it.',
    next: 'We will email you when there is news about your order. You don’t need to do anything.',
  },
  'order-refund': {
    title: 'We are refunding {amount} of order {order}',
    heading: '',
    news: 'We are refunding {amount} to you{pieces}.',
    next: '{refund}',
  },
  'order-return': {
    title: 'Your return of order {order}',
    heading: '',
    news: 'We have noted that you are sending back {pieces}.',
    next: 'We will email you as soon as your parcel arrives.',
  },
  'order-return-declined': {
    title: 'We can’t take back goods of order {order}',
    heading: '',
    news: 'You asked to return {pieces}. We are sorry that we can’t accept this return.',
    next: 'If you disagree with this decision, just reply to this email.',
  },
  'order-return-received': {
    title: 'Your return of order {order} has arrived',
    heading: '',
    news: 'We have received {pieces}. Thank you for sending it back.',
    next: 'We are checking your return now. We will email you about any refund or replacement.',
  },
  'better-file': {
    title: 'We need a better file for order {order}',
    heading: '',
    news: 'We are about to print “{product}”, but your file would not print well:',
    next: 'Please send us another file and approve its proof. We will then print your order. The link works until {day}. Please log in with this email address.',
  },
  'order-replacement': {
    title: 'A replacement for order {original}',
    heading: '',
    news: 'We are sorry that something was wrong with order {original}. We are sending you a replacement for free.',
    next: 'We will email you when your replacement is on its way. You don’t need to pay anything.',
  },
  'order-change': {
    title: 'Your change of order {original}',
    heading: '',
    news: 'We have received {amount} for your change of order {original}. We will print the version that you approved last.',
    next: 'You can see the order and its new delivery dates in My Orders.',
  },
} as const satisfies Record<string, EmailTexts>;

export type EditableEmail = keyof typeof EMAIL_TEXTS;

const PLACEHOLDER = /\{([\w-]+)\}/g;

export function isEditableEmail(kind: string): kind is EditableEmail {
  return Object.hasOwn(EMAIL_TEXTS, kind);
}

export function emailPlaceholders(kind: EditableEmail): string[] {
  const original = Object.values(EMAIL_TEXTS[kind]).join(' ');
  const names = [...original.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const ofOrder = kind.startsWith('order-') ? ['order', 'name'] : [];
  return [...new Set([...ofOrder, ...names, 'shop-email'])];
}

export function emailTextMistake(kind: EditableEmail, text: string): string | undefined {
  const allowed = emailPlaceholders(kind);
  const rest = text.replace(PLACEHOLDER, (placeholder, name: string) => (allowed.includes(name) ? '' : placeholder));
  if (!/[{}]/.test(rest)) return undefined;
  return `Only these placeholders can be used here: ${allowed.map((name) => `{${name}}`).join(', ')}.`;
}

export function emailMistake(
  kind: EditableEmail,
  fields: Readonly<Record<keyof EmailTexts, string>>,
): [field: string, message: string] | undefined {
  for (const [field, text] of Object.entries(fields)) {
    const message = emailTextMistake(kind, text);
    if (message !== undefined) return [field, message];
  }
  return undefined;
}

/** Replaces placeholders with their values. Leaves unknown placeholders unchanged. */
export function fillEmailText(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(PLACEHOLDER, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
    )
    .replace(/ {2,}/g, ' ')
    .trim();
}
