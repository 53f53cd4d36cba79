ALTER TABLE "order_lines" ADD COLUMN "tax_percent" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_by" date;--> statement-breakpoint
CREATE INDEX "orders_unclaimed" ON "orders" USING btree (lower("shipping_address" ->> 'email')) WHERE buyer_id is null and taken_by is not null;--> statement-breakpoint
UPDATE "orders" SET "buyer_id" = "users"."id" FROM "users" WHERE "buyer_id" IS NULL AND "taken_by" IS NOT NULL AND lower("shipping_address" ->> 'email') = "users"."email";
