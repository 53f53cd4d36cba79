CREATE TABLE "gateway_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD CONSTRAINT "gateway_orders_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_orders_attempt" ON "gateway_orders" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "gateway_payments_newest" ON "gateway_payments" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "gateway_orders" ("id", "attempt_id", "opened_at")
  SELECT "gateway_order_id", "id", "created_at" FROM "payment_attempts" WHERE "gateway_order_id" IS NOT NULL;
