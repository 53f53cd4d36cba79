ALTER TABLE "discount_codes" ADD COLUMN "credits_order" uuid;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "credits_position" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "buyer_id" uuid;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_credits_order_orders_id_fk" FOREIGN KEY ("credits_order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_credit" ON "discount_codes" USING btree ("credits_order","credits_position");--> statement-breakpoint
CREATE INDEX "discount_codes_buyer" ON "discount_codes" USING btree ("buyer_id");