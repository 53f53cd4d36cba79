-- An update can stay in its page (HOT) if the page has room and no index contains a changed column. gateway_orders has the ids since
-- 0019, and its primary key keeps them unique.
DROP INDEX "payment_attempts_gateway_order";--> statement-breakpoint
-- Left over from before 0017. Nothing reads these columns any more.
DROP INDEX IF EXISTS "outbox_due";--> statement-breakpoint
DROP INDEX IF EXISTS "payment_attempts_check";--> statement-breakpoint
DROP INDEX IF EXISTS "gateway_payments_refunds";--> statement-breakpoint
-- Each attempt gets a gateway order and then a result, each email loses its content once it is sent, and each reservation changes a
-- stock. Applies to new pages; rows of existing pages move there as they change.
ALTER TABLE "payment_attempts" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "outbox" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "gateway_payments" SET (fillfactor = 90);--> statement-breakpoint
ALTER TABLE "products" SET (fillfactor = 70);
