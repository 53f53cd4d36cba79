import type { ShippingAddress } from '@kaagazz/api-schema';
import type { App, AppContext } from '../app-context.ts';
import { userGuard, userIfAny } from '../plugins/auth-guard.ts';
import { operatorGuard } from '../plugins/operator-guard.ts';
import type { TokenGuessLimit } from '../plugins/rate-limits.ts';
import { staffGuard } from '../plugins/staff-guard.ts';
import type { Readiness } from '../readiness.ts';
import { registerAuth } from './auth/auth.routes.ts';
import { Auth } from './auth/auth.service.ts';
import { registerOwnAccount } from './auth/own-account.routes.ts';
import { registerAddresses } from './addresses/addresses.routes.ts';
import { Addresses } from './addresses/addresses.service.ts';
import { registerBulkOrders } from './bulk-orders/bulk-orders.routes.ts';
import { createBulkOrders } from './bulk-orders/bulk-orders.service.ts';
import { registerCatalog } from './catalog/catalog.routes.ts';
import { createCatalog } from './catalog/catalog.service.ts';
import { publishedCollections } from './catalog/published-collections.ts';
import { registerCatalogOperator } from './catalog/catalog-operator.routes.ts';
import { createMedia } from './catalog/pictures/media.ts';
import { registerMedia } from './catalog/pictures/media.routes.ts';
import { readSeedPictures } from './catalog/pictures/seed-pictures.ts';
import { PhotographFiles } from './catalog/pictures/photograph-files.ts';
import { registerSharePictures } from './catalog/pictures/share-picture.ts';
import { registerDelivery } from './delivery/delivery.routes.ts';
import { registerContentDesk } from './content/content.desk-routes.ts';
import { registerSiteContent } from './content/site-content.routes.ts';
import { discountTries } from './discounts/discount-tries.ts';
import { registerDiscounts } from './discounts/discounts.desk-routes.ts';
import { registerCustomers } from './customers/customers.desk-routes.ts';
import { registerAudit } from './desk/audit.desk-routes.ts';
import { registerDeskViews } from './desk-views/desk-views.desk-routes.ts';
import { registerFailedEmails } from './desk/failed-emails.desk-routes.ts';
import { registerToday } from './desk/today.desk-routes.ts';
import { registerHealth } from './health/health.routes.ts';
import { EmptySearches } from './insight/empty-searches.ts';
import { registerInsight } from './insight/insight.desk-routes.ts';
import { registerInvoices } from './invoices/invoices.routes.ts';
import { Invoices } from './invoices/invoices.service.ts';
import { registerJobs } from './jobs/jobs.routes.ts';
import { registerLiveChecks } from './live-checks/live-checks.routes.ts';
import { registerMailJobs } from './mail/mail-jobs.ts';
import { registerMailLogo } from './mail/mail-logo.ts';
import { registerEmailPreview } from './mail-preview/email-preview.desk-routes.ts';
import { registerMailPreview } from './mail-preview/mail-preview.ts';
import { registerMoney } from './money/money.desk-routes.ts';
import { registerNewOrders } from './new-order/new-order.desk-routes.ts';
import { registerNewsletter } from './newsletter/newsletter.routes.ts';
import { registerOperator } from './operator/operator.routes.ts';
import { OperatorTokens } from './operator/operator-tokens.ts';
import { registerTokens } from './operator/tokens.desk-routes.ts';
import { OrderActions } from './order-desk/order-actions.ts';
import { registerCourierFiles } from './order-desk/courier/courier.desk-routes.ts';
import { registerOrderDesk } from './order-desk/order-desk.desk-routes.ts';
import { OrderStatusService } from './orders/order-status.service.ts';
import { claimTakenOrders } from './orders/orders.repository.ts';
import { registerOrderTracking } from './order-tracking/order-tracking.routes.ts';
import { registerOrders } from './orders/orders.routes.ts';
import { Orders } from './orders/orders.service.ts';
import { registerPartners } from './partners/partners.routes.ts';
import { createPartners } from './partners/partners.service.ts';
import { registerCashOrders } from './payments/cash/cash-orders.routes.ts';
import { CashOrders } from './payments/cash/cash-orders.ts';
import { DeskRefunds } from './payments/refunds/desk-refunds.ts';
import { RefundsElsewhere } from './payments/refunds/refunds-elsewhere.ts';
import { registerOperatorPayments } from './payments/refunds/operator-payments.routes.ts';
import { registerPayments } from './payments/checkout/payments.routes.ts';
import { PaymentLinks } from './payments/checkout/payment-links.ts';
import { registerPaymentLinks } from './payments/checkout/payment-links.routes.ts';
import { Payments } from './payments/checkout/payments.service.ts';
import { registerPaymentJobs } from './payments/checkout/payment-jobs.ts';
import { registerWebhook } from './payments/settlement/webhook.routes.ts';
import { paymentsInProgress } from './payments/attempts/payment-in-progress.ts';
import { linesClosedBefore } from './orders/closed-orders.ts';
import { lockOpenOrders } from './orders/open-orders.ts';
import { PrintChanges } from './payments/changes/print-changes.ts';
import { heldPrintLines } from './payments/attempts/held-print-lines.ts';
import { personalDataHolders } from './personal-data-holders.ts';
import { registerPersonalData } from './personal-data/personal-data.routes.ts';
import { createPersonalData } from './personal-data/personal-data.service.ts';
import { FileRequests } from './print-desk/file-requests.ts';
import { registerFileRequests } from './print-desk/file-requests.routes.ts';
import { registerPrintDesk } from './print-desk/print-desk.desk-routes.ts';
import { registerPrintFileJobs } from './print/files/print-file-jobs.ts';
import { registerPrintFiles } from './print/files/print-files.routes.ts';
import { PrintFiles } from './print/files/print-files.service.ts';
import { PrintUploads } from './print/files/print-uploads.ts';
import { registerPriceDesk } from './print/prices/price-desk.desk-routes.ts';
import { registerPrintPrices } from './print/prices/print-prices.routes.ts';
import { registerGuestListJobs } from './print/guests/guest-list-jobs.ts';
import { registerPrintLineJobs } from './print/lines/print-line-jobs.ts';
import { registerPrintLines } from './print/lines/print-lines.routes.ts';
import { PrintLineDownloads } from './print/lines/print-line-downloads.ts';
import { PrintLineFactory } from './print/lines/print-line-factory.ts';
import { PrintLines } from './print/lines/print-lines.service.ts';
import { registerRequestDesk } from './request-desk/request-desk.desk-routes.ts';
import { registerPrintRequests } from './print/requests/print-requests.routes.ts';
import { createPrintRequests } from './print/requests/print-requests.service.ts';
import { registerCollections } from './catalog/collections/collections.desk-routes.ts';
import { registerSales } from './catalog/sales/sales.desk-routes.ts';
import { registerCatalogueFiles } from './catalog/desk/catalogue-files.desk-routes.ts';
import { registerProductDesk } from './catalog/desk/product-desk.desk-routes.ts';
import { ProductPreviews } from './catalog/desk/product-previews.ts';
import { registerSettings } from './settings/settings.desk-routes.ts';
import { registerSiteSettings } from './settings/site-settings.routes.ts';
import { createCertificateSerials } from './certificates/certificate-serials.ts';
import { registerCertificates } from './certificates/certificates.routes.ts';
import { Certificates } from './certificates/certificates.service.ts';
import { registerReplies } from './replies/replies.routes.ts';
import { Replies } from './replies/replies.service.ts';
import { createReplyCodes } from './replies/reply-codes.ts';
import { registerReplyJobs } from './replies/reply-jobs.ts';
import { registerSharedInvitations } from './replies/sharing/shared-invitations.routes.ts';
import { SharedInvitations } from './replies/sharing/shared-invitations.service.ts';
import { registerReviews } from './reviews/reviews.routes.ts';
import { Reviews } from './reviews/reviews.service.ts';
import { ShopperPhotographs } from './shopper-photographs/shopper-photographs.service.ts';
import { registerStockAlerts } from './stock-alerts/stock-alerts.routes.ts';
import { StockAlerts } from './stock-alerts/stock-alerts.service.ts';
import { registerDeskSession } from './staff/desk-session.desk-routes.ts';
import { registerStaff } from './staff/staff.desk-routes.ts';
import { createStaff } from './staff/staff.module.ts';
import { registerWishlists } from './wishlists/wishlists.routes.ts';
import { Wishlists } from './wishlists/wishlists.service.ts';
import type { Throttle } from './throttle/throttle.ts';

interface RequestChecks {
  readiness: Readiness;
  throttle: Throttle;
  tokenGuesses: TokenGuessLimit;
}

export async function registerModules(
  app: App,
  context: AppContext,
  { readiness, throttle, tokenGuesses }: RequestChecks,
): Promise<void> {
  const { config, database } = context;
  const auth = new Auth(context, claimTakenOrders);
  const photographs = new PhotographFiles(config.photographs);
  const media = createMedia(await readSeedPictures(), photographs);
  const desk = createStaff(context, throttle);
  const operatorTokens = new OperatorTokens(context);
  app.decorate('guards', {
    shopper: userGuard((token) => auth.authenticate(token)),
    'anyone or shopper': userIfAny((token) => auth.authenticate(token)),
    staff: staffGuard({ authenticate: (request) => desk.authenticate(request), now: context.now }),
    operator: operatorGuard({
      tokens: [config.operatorToken, ...config.previousOperatorTokens],
      find: (token) => operatorTokens.find(token),
      guesses: tokenGuesses,
    }),
  });

  registerDeskSession(app, context, desk);
  registerStaff(app, desk.staff);
  registerTokens(app, operatorTokens);
  registerAudit(app, context);
  registerHealth(app, context, readiness);
  registerOperator(app, context);
  registerLiveChecks(app, context);
  registerJobs(app, context);
  registerAuth(app, { auth, config });
  registerOwnAccount(app, { auth, config });
  const searches = new EmptySearches(context);
  searches.registerJobs();
  const catalog = createCatalog(database, media);
  registerWishlists(app, new Wishlists(context, catalog), catalog);
  const previews = new ProductPreviews(context);
  registerCatalog(app, catalog, {
    ttlMs: config.catalogCacheMs,
    previews,
    onEmptySearch: (search) => searches.note(search),
  });
  registerMedia(app, media);
  registerDelivery(app, context);
  await registerNewsletter(app, context, throttle);
  registerStockAlerts(app, new StockAlerts(context, throttle));
  await registerCatalogOperator(app, context, { media, photographs });
  registerSharePictures(app, media);
  registerMailJobs(context);
  registerMailLogo(app);
  if (!config.production) registerMailPreview(app);

  const addresses = new Addresses(context);
  await registerAddresses(app, addresses);

  await registerPrintPrices(app, context);
  registerPriceDesk(app, context);
  const files = new PrintFiles(context);
  await registerPrintFiles(app, { files, uploads: new PrintUploads(context, files) });
  registerPrintFileJobs(context, files.storage);
  app.addHook('onClose', async () => files.sandbox.close());
  const shopperPhotographs = new ShopperPhotographs(context, files);
  shopperPhotographs.registerJobs();
  const reviews = new Reviews(context, shopperPhotographs);
  await registerReviews(app, { reviews, photographs: shopperPhotographs });

  const invoices = new Invoices(context);
  invoices.registerJobs();
  const orders = new Orders(context);
  const payments = new Payments(context, orders);
  const orderStatus = new OrderStatusService({ ...context, refunds: payments.settlement });
  const { sandbox } = files;
  const actions = new OrderActions(context, { orders, orderStatus });
  await registerOrderDesk(app, context, {
    ...{ actions, orders, orderStatus, invoices, sandbox },
    photographs: shopperPhotographs,
    imageUrl: media.urlOf,
  });
  await registerCourierFiles(app, context, { actions, orders });
  await registerMoney(app, context, { orders, invoices, sandbox });
  registerProductDesk(app, { ...context, describe: media.describe, previews });
  registerCollections(app, context);
  registerSales(app, context);
  await registerCatalogueFiles(app, context, { media, photographs });
  registerToday(app, context);
  registerFailedEmails(app, context);
  registerDeskViews(app, context);
  registerInsight(app, context);
  registerSettings(app, context);
  registerSiteSettings(app, context, () => publishedCollections(database));
  registerContentDesk(app, context);
  registerEmailPreview(app, context);
  registerSiteContent(app, context);
  registerOrders(app, context, { orders, orderStatus, imageUrl: media.urlOf });
  registerOrderTracking(app, context, { orders, imageUrl: media.urlOf });
  registerInvoices(app, { invoices, orders });
  registerDiscounts(app, context);
  const checkout = {
    noteAddressUse: (userId: string, address: ShippingAddress) => addresses.markUsed(userId, address),
    countDiscountTry: discountTries(database, throttle),
  };
  registerPayments(app, { payments, ...checkout });
  const { reservations } = payments;
  registerCashOrders(app, { cashOrders: new CashOrders(context, { reservations, orders, throttle }), ...checkout });
  registerPaymentLinks(app, new PaymentLinks(payments, media.urlOf));
  registerNewOrders(app, context, orders);
  registerOperatorPayments(app, payments.unknown);
  await registerWebhook(app, context, payments.webhook);
  const refundsElsewhere = new RefundsElsewhere(payments.context, { orders, orderStatus, invoices });
  registerPaymentJobs(context, payments, { deskRefunds: new DeskRefunds(payments.context), refundsElsewhere });

  const partners = createPartners(context, throttle);
  registerPartners(app, partners);
  const printChanges = new PrintChanges({ ...context, orders, orderStatus, invoices });
  const factory = new PrintLineFactory({ ...context, log: app.log }, files, {
    replyCodes: createReplyCodes(context),
    serials: createCertificateSerials(context),
  });
  const lines = new PrintLines(context, files, factory, {
    lockOrders: lockOpenOrders,
    describe: (versions) => printChanges.describe(versions),
    approve: (tx, versions, expected) => printChanges.approve(tx, versions, expected),
  });
  const downloads = new PrintLineDownloads(database, files);
  registerPrintLines(app, context, { lines, downloads });
  const requests = new FileRequests(context, { orders, orderStatus, factory });
  registerFileRequests(app, requests);
  registerPrintDesk(app, context, { actions, requests, downloads, sandbox });
  registerPrintLineJobs(context, heldPrintLines);
  registerReplies(app, new Replies(context, throttle));
  registerSharedInvitations(app, new SharedInvitations(context, sandbox));
  registerReplyJobs(context);
  registerCertificates(app, new Certificates(context));
  registerGuestListJobs(context, linesClosedBefore);
  const printRequests = createPrintRequests(context, throttle, { files, factory });
  registerPrintRequests(app, context, printRequests);
  registerRequestDesk(app, context, { fileOf: (id) => printRequests.file(id) });

  const bulkOrders = createBulkOrders(context, throttle);
  registerBulkOrders(app, bulkOrders);

  const personalData = createPersonalData(context, {
    holders: personalDataHolders,
    auth,
    payments: paymentsInProgress(context),
    countOrders: (tx, buyerId) => orders.countOwn(tx, buyerId),
  });
  registerPersonalData(app, { personalData, config });
  registerCustomers(app, context, personalData);
}
