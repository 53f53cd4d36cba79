CREATE TABLE "gateway_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"refund_reason" text,
	"refund_due_at" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	"office_told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment_attempts_refund_due";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_payments_attempt" ON "gateway_payments" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "gateway_payments_refunds" ON "gateway_payments" USING btree ("next_try_at") WHERE state in ('refund-due', 'refund-pending');--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_check" ON "payment_attempts" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
INSERT INTO "gateway_payments" ("id", "attempt_id", "amount", "currency", "state", "refund_reason", "refund_due_at", "next_try_at", "created_at", "updated_at")
SELECT "attempt"."gateway_payment_id", "attempt"."id", "attempt"."total", 'INR',
  CASE "attempt"."state" WHEN 'paid' THEN 'order' ELSE "attempt"."state" END,
  CASE WHEN "attempt"."state" = 'paid' THEN NULL WHEN "orders"."id" IS NULL THEN 'stock-gone' ELSE 'order-cancelled' END,
  CASE WHEN "attempt"."state" = 'refund-due' THEN "attempt"."updated_at" END,
  CASE WHEN "attempt"."state" = 'refund-due' THEN "attempt"."updated_at" END,
  "attempt"."created_at", "attempt"."updated_at"
FROM "payment_attempts" "attempt" LEFT JOIN "orders" ON "orders"."gateway_order_id" = "attempt"."gateway_order_id"
WHERE "attempt"."gateway_payment_id" IS NOT NULL;--> statement-breakpoint
UPDATE "payment_attempts" SET "state" = 'paid' WHERE "state" IN ('refund-due', 'refunded')
  AND EXISTS (SELECT 1 FROM "orders" WHERE "orders"."gateway_order_id" = "payment_attempts"."gateway_order_id");--> statement-breakpoint
UPDATE "payment_attempts" SET "state" = 'released', "gateway_payment_id" = NULL WHERE "state" IN ('refund-due', 'refunded');--> statement-breakpoint
UPDATE "payment_attempts" SET "check_at" = now() WHERE "gateway_order_id" IS NOT NULL AND "created_at" > now() - interval '4 days';
