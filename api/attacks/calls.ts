import { WEDDING } from '../test-support/printing-shop.ts';
import { ADDRESS, type AttackedShop } from './attacked-shop.ts';

type Caller = 'anyone' | 'shopper' | 'operator';

export interface AttackedCall {
  caller: Caller;
  url: string;
  body?: Record<string, unknown>;
}

export function attackedCalls({ asha }: Pick<AttackedShop, 'asha'>): Record<string, AttackedCall> {
  const { orderNumber, addressId, fileId, lineId, sessionId, payment } = asha;
  const anyone = (url: string, body?: AttackedCall['body']) => ({
    caller: 'anyone' as const,
    url,
    ...(body && { body }),
  });
  const shopper = (url: string, body?: AttackedCall['body']) => ({
    caller: 'shopper' as const,
    url,
    ...(body && { body }),
  });
  const operator = (url: string, body?: AttackedCall['body']) => ({
    caller: 'operator' as const,
    url,
    ...(body && { body }),
  });
  const email = 'shopper@example.com';
  const products = [{ productId: 'notebook', quantity: 1, price: 245 }];
  const print = { service: 'marriage', design: '1', fields: WEDDING, quantity: 50 };
  const person = { email, phone: '9876543210', notes: 'By Diwali, please.' };

  return {
    'GET /api/health': anyone('/api/health'),
    'GET /healthz': anyone('/healthz'),
    'GET /readyz': anyone('/readyz'),
    'GET /api/site/settings': anyone('/api/site/settings'),
    'GET /api/site/content': anyone('/api/site/content?kinds=event,insight'),
    'GET /api/site/post/:slug': anyone('/api/site/post/how-a-sheet-is-lifted'),
    'GET /api/site/posts': anyone('/api/site/posts?limit=10&html=true'),
    'GET /api/site/policy/:slug': anyone('/api/site/policy/privacy-policy'),
    'GET /api/docs': anyone('/api/docs'),
    'GET /api/docs/json': anyone('/api/docs/json'),
    'GET /api/docs/yaml': anyone('/api/docs/yaml'),
    'GET /api/docs/static/*': anyone('/api/docs/static/swagger-ui.css'),
    'GET /api/docs/static/index.html': anyone('/api/docs/static/index.html'),
    'GET /api/docs/static/swagger-initializer.js': anyone('/api/docs/static/swagger-initializer.js'),

    'GET /api/product/list': anyone('/api/product/list?q=paper&limit=2'),
    'GET /api/product/category/:category': anyone('/api/product/category/stationery'),
    'GET /api/product/suggest': anyone('/api/product/suggest?q=note'),
    'GET /api/product/category': anyone('/api/product/category'),
    'GET /api/product/top-picks': anyone('/api/product/top-picks'),
    'GET /api/product/:id': anyone('/api/product/notebook'),
    'GET /api/product/:id/related': anyone('/api/product/notebook/related'),
    'GET /api/product/:id/reviews': anyone('/api/product/notebook/reviews'),
    'POST /api/product/:id/reviews': anyone('/api/product/notebook/reviews', {
      token: `${orderNumber}.guess`,
      stars: 5,
      name: 'Asha',
      text: 'Lovely.',
    }),
    'POST /api/product/:id/reviews/photographs': anyone(
      `/api/product/notebook/reviews/photographs?token=${orderNumber}.guess`,
    ),
    'GET /api/review-photographs/:photograph': anyone(`/api/review-photographs/${'0'.repeat(32)}`),
    'POST /api/order-tracking': anyone('/api/order-tracking', { token: `${orderNumber}.guess` }),
    'POST /api/stock-alerts': anyone('/api/stock-alerts', { productId: 'notebook', email }),
    'POST /api/stock-alerts/:id/confirm': anyone(`/api/stock-alerts/${addressId}/confirm`),
    'DELETE /api/stock-alerts/:id': anyone(`/api/stock-alerts/${addressId}`),
    'POST /api/newsletter': anyone('/api/newsletter', { email }),
    'POST /api/newsletter/confirm': anyone('/api/newsletter/confirm', { token: 'guess' }),
    'POST /api/newsletter/unsubscribe': anyone('/api/newsletter/unsubscribe?token=guess'),
    'GET /api/product/by-ids': anyone('/api/product/by-ids?ids=notebook,pen'),
    'GET /api/wishlists/:token': anyone('/api/wishlists/unknown'),
    'GET /media/:file': anyone('/media/journal-cotton-rag-hero.00000000.w800.webp'),
    'GET /media/share/:file': anyone('/media/share/journal-cotton-rag-hero.00000000.w800.webp.jpg'),
    'GET /media/mail/:file': anyone('/media/mail/journal-cotton-rag-hero.jpg'),
    'GET /media/mail/logo.png': anyone('/media/mail/logo.png'),
    'GET /dev/mails': anyone('/dev/mails'),
    'GET /dev/mails/:name': anyone('/dev/mails/order-shipped'),

    'POST /api/auth/register': anyone('/api/auth/register', { fullname: 'Banu Mistry', email }),
    'POST /api/auth/login': anyone('/api/auth/login', { email }),
    'POST /api/auth/resend-otp': anyone('/api/auth/resend-otp', { email }),
    'POST /api/auth/verify-otp': anyone('/api/auth/verify-otp', {
      email,
      otp: '000000',
      fullname: 'Banu',
      phone: '',
    }),
    'POST /api/auth/refresh-token': anyone('/api/auth/refresh-token'),
    'POST /api/auth/logout': anyone('/api/auth/logout'),
    'GET /api/pin-code/:pin': anyone('/api/pin-code/110049'),
    'GET /api/delivery/:pin': anyone('/api/delivery/110049?days=5'),
    'POST /api/payment/quote': anyone('/api/payment/quote', { products }),
    'GET /api/payment/links/:token': anyone('/api/payment/links/unknown'),
    'POST /api/payment/links/:token/open': anyone('/api/payment/links/unknown/open', {
      shippingAddress: { ...ADDRESS },
    }),
    'POST /api/payment/links/:token/confirm': anyone('/api/payment/links/unknown/confirm', { ...payment }),
    'POST /api/payment/webhook': anyone('/api/payment/webhook', { event: 'payment.captured', payload: {} }),
    'POST /api/partner/connect': anyone('/api/partner/connect', {
      fullname: 'Banu Mistry',
      companyName: 'Mistry Press',
      serviceType: 'CSR',
      estimatedTime: 'March',
      ...person,
    }),

    'GET /api/auth/me': shopper('/api/auth/me'),
    'PUT /api/auth/update-user': shopper('/api/auth/update-user', {
      ...{ fullname: 'Asha Rao', phone: '9876543210', brandColors: ['#0b5fa5'] },
    }),
    'GET /api/auth/sessions': shopper('/api/auth/sessions'),
    'DELETE /api/auth/sessions': shopper('/api/auth/sessions'),
    'DELETE /api/auth/sessions/:id': shopper(`/api/auth/sessions/${sessionId}`),
    'GET /api/auth/addresses': shopper('/api/auth/addresses'),
    'POST /api/auth/addresses': shopper('/api/auth/addresses', { ...ADDRESS }),
    'PUT /api/auth/addresses/:id': shopper(`/api/auth/addresses/${addressId}`, { ...ADDRESS }),
    'DELETE /api/auth/addresses/:id': shopper(`/api/auth/addresses/${addressId}`),
    'GET /api/auth/wishlist': shopper('/api/auth/wishlist'),
    'POST /api/auth/wishlist': shopper('/api/auth/wishlist', { productIds: ['notebook'] }),
    'DELETE /api/auth/wishlist/:id': shopper('/api/auth/wishlist/notebook'),
    'PUT /api/auth/wishlist/sharing': shopper('/api/auth/wishlist/sharing', { isShared: true }),
    'GET /api/auth/last-address': shopper('/api/auth/last-address'),
    'GET /api/auth/my-order': shopper('/api/auth/my-order'),
    'GET /api/auth/my-order/:orderNumber': shopper(`/api/auth/my-order/${orderNumber}`),
    'GET /api/auth/my-order/:orderNumber/invoice': shopper(`/api/auth/my-order/${orderNumber}/invoice`),
    'POST /api/auth/my-order/:orderNumber/cancel': shopper(`/api/auth/my-order/${orderNumber}/cancel`),
    'GET /api/auth/my-order/:orderNumber/returns': shopper(`/api/auth/my-order/${orderNumber}/returns`),
    'POST /api/auth/my-order/:orderNumber/returns': shopper(`/api/auth/my-order/${orderNumber}/returns`, {
      key: addressId,
      reason: 'faulty',
      text: 'The cover is torn.',
      lines: [{ position: 0, quantity: 1 }],
    }),
    'POST /api/auth/my-order/:orderNumber/returns/photographs': shopper(
      `/api/auth/my-order/${orderNumber}/returns/photographs`,
    ),
    'GET /api/auth/my-data': shopper('/api/auth/my-data'),
    'POST /api/auth/delete-account/code': shopper('/api/auth/delete-account/code'),
    'DELETE /api/auth/account': shopper('/api/auth/account', { otp: '000000' }),
    'POST /api/payment/create-order': shopper('/api/payment/create-order', {
      products,
      shippingAddress: { ...ADDRESS },
      expectedTotal: 344,
    }),
    'POST /api/payment/cash/code': shopper('/api/payment/cash/code', {
      products,
      shippingAddress: { ...ADDRESS },
      expectedTotal: 344,
    }),
    'POST /api/payment/cash/confirm': shopper('/api/payment/cash/confirm', { id: addressId, code: '000000' }),
    'POST /api/payment/discount': shopper('/api/payment/discount', { products, code: 'WELCOME10' }),
    'POST /api/payment/verify-order': shopper('/api/payment/verify-order', { ...payment, user: { ...ADDRESS } }),
    'POST /api/bulk-order/submit': shopper('/api/bulk-order/submit', {
      name: 'Asha Rao',
      productId: 'pen',
      quantity: 20,
      ...person,
    }),

    'GET /api/print/prices': anyone('/api/print/prices'),
    'GET /api/print/prices/:service': anyone('/api/print/prices/marriage'),
    'POST /api/print/files': shopper('/api/print/files', { service: 'printbook', name: 'book.pdf', size: 1_000 }),
    'PUT /api/print/files/:id/parts/:part': shopper(`/api/print/files/${fileId}/parts/0`),
    'POST /api/print/files/:id/complete': shopper(`/api/print/files/${fileId}/complete`),
    'GET /api/print/files/:id': shopper(`/api/print/files/${fileId}`),
    'GET /api/print/files/:id/content': shopper(`/api/print/files/${fileId}/content`),
    'DELETE /api/print/files/:id': shopper(`/api/print/files/${fileId}`),
    'POST /api/print/lines': shopper('/api/print/lines', { ...print }),
    'GET /api/print/lines': shopper('/api/print/lines'),
    'GET /api/print/lines/:id': shopper(`/api/print/lines/${lineId}`),
    'GET /api/print/lines/:id/proof': shopper(`/api/print/lines/${lineId}/proof`),
    'GET /api/print/lines/:id/print-file': shopper(`/api/print/lines/${lineId}/print-file`),
    'POST /api/print/lines/:id/approve': shopper(`/api/print/lines/${lineId}/approve`, { sha256: '0'.repeat(64) }),
    'POST /api/print/lines/:id/revisions': shopper(`/api/print/lines/${lineId}/revisions`, {
      ...{ design: '1', fields: WEDDING, requestId: '0'.repeat(32) },
    }),
    'POST /api/print/lines/:id/again': shopper(`/api/print/lines/${lineId}/again`),
    'POST /api/print/lines/:id/restore': shopper(`/api/print/lines/${lineId}/restore`),
    'DELETE /api/print/lines/:id': shopper(`/api/print/lines/${lineId}`),
    'GET /api/print/lines/:id/replies': shopper(`/api/print/lines/${lineId}/replies`),
    'PUT /api/print/lines/:id/replies': shopper(`/api/print/lines/${lineId}/replies`, {
      functions: [{ id: 'a', name: 'Sangeet', day: '2090-02-13' }],
      closesOn: '2090-02-01',
    }),
    'GET /api/print/lines/:id/replies.csv': shopper(`/api/print/lines/${lineId}/replies.csv`),
    'DELETE /api/print/lines/:id/replies/:reply': shopper(`/api/print/lines/${lineId}/replies/${'0'.repeat(32)}`),
    'GET /api/print/lines/:id/sharing': shopper(`/api/print/lines/${lineId}/sharing`),
    'PUT /api/print/lines/:id/sharing': shopper(`/api/print/lines/${lineId}/sharing`),
    'DELETE /api/print/lines/:id/sharing': shopper(`/api/print/lines/${lineId}/sharing`),
    'GET /api/certificates/:serial': anyone('/api/certificates/KZ-0000-0000-0000'),
    'GET /api/print/lines/:id/certificates': shopper(`/api/print/lines/${lineId}/certificates`),
    'PUT /api/print/lines/:id/certificates/:serial': shopper(
      `/api/print/lines/${lineId}/certificates/KZ-0000-0000-0000`,
      { isRevoked: true },
    ),
    'GET /api/invitations/:code': anyone('/api/invitations/0123456789ABC'),
    'GET /api/invitations/:code/calendar.ics': anyone('/api/invitations/0123456789ABC/calendar.ics'),
    'GET /api/invitations/:code/picture.webp': anyone('/api/invitations/0123456789ABC/picture.webp'),
    'GET /api/invitations/:code/preview.jpg': anyone('/api/invitations/0123456789ABC/preview.jpg'),
    'GET /api/replies/:code/calendar.ics': anyone('/api/replies/0123456789ABC/calendar.ics'),
    'POST /api/replies/:code': anyone('/api/replies/0123456789ABC', { token: null }),
    'PUT /api/replies/:code': anyone('/api/replies/0123456789ABC', {
      ...{ token: '0'.repeat(32), names: 'Ravi', guests: { card: 2 }, note: '' },
    }),
    'GET /api/print/file-requests/:token': shopper('/api/print/file-requests/none'),
    'POST /api/print/file-requests/:token/file': shopper('/api/print/file-requests/none/file', { fileId }),
    'POST /api/print/file-requests/:token/approve': shopper('/api/print/file-requests/none/approve', {
      sha256: '0'.repeat(64),
    }),
    'POST /api/print/requests': shopper('/api/print/requests', { ...print }),

    'GET /api/operator/health': operator('/api/operator/health'),
    'POST /api/operator/rollout-revision': operator('/api/operator/rollout-revision', { revision: 1 }),
    'POST /api/operator/visits': operator('/api/operator/visits', { visits: 1 }),
    'GET /api/operator/audit': operator('/api/operator/audit'),
    'GET /api/operator/live-checks': operator('/api/operator/live-checks'),
    'POST /api/operator/live-checks/mail': operator('/api/operator/live-checks/mail', { to: email }),
    'GET /api/operator/jobs/dead': operator('/api/operator/jobs/dead'),
    'POST /api/operator/jobs/retry': operator('/api/operator/jobs/retry', {
      who: 'Meera',
      kind: 'send-mail',
      key: 'none',
    }),
    'GET /api/operator/orders': operator('/api/operator/orders'),
    'GET /api/operator/orders/:orderNumber': operator(`/api/operator/orders/${orderNumber}`),
    'GET /api/operator/orders/:orderNumber/invoice': operator(`/api/operator/orders/${orderNumber}/invoice`),
    'POST /api/operator/orders/:orderNumber/status': operator('/api/operator/orders/KGZ-2026-999999/status', {
      who: 'Meera',
      status: 'confirmed',
      note: 'Packed by Ravi',
    }),
    'GET /api/operator/payments/unknown': operator(
      '/api/operator/payments/unknown?since=2026-01-01T00:00:00Z&until=2026-01-02T00:00:00Z',
    ),
    'POST /api/operator/payments/:paymentId/refund-unknown': operator(
      '/api/operator/payments/pay_unknown/refund-unknown',
      { who: 'Meera' },
    ),
    'GET /api/operator/partner-requests': operator('/api/operator/partner-requests'),
    'GET /api/operator/bulk-orders': operator('/api/operator/bulk-orders'),
    'GET /api/operator/catalog': operator('/api/operator/catalog'),
    'POST /api/operator/catalog': operator('/api/operator/catalog?who=Meera&name=goods.csv&dryRun=true'),
    'GET /api/operator/media/:file': operator(`/api/operator/media/pen.jpg?sha256=${'0'.repeat(64)}`),
    'PUT /api/operator/media/:file': operator('/api/operator/media/pen.jpg?dryRun=true'),
    'GET /api/operator/print/lines/:id/print-file': operator(
      `/api/operator/print/lines/${lineId}/print-file?who=Meera`,
    ),
    'GET /api/operator/print/requests': operator('/api/operator/print/requests'),
    'GET /api/operator/print/requests/:id/file': operator(
      '/api/operator/print/requests/00000000-0000-4000-8000-000000000000/file?who=Meera',
    ),
    'GET /api/operator/print/prices': operator('/api/operator/print/prices'),
    'PUT /api/operator/print/prices': operator('/api/operator/print/prices?who=Meera&name=prices.csv&dryRun=true'),
    'POST /api/operator/staff': operator('/api/operator/staff', {
      who: 'Meera',
      name: 'Ravi',
      email,
      role: 'packer',
    }),
    'POST /api/operator/media/prune': operator('/api/operator/media/prune?who=Meera&dryRun=true'),
  };
}
