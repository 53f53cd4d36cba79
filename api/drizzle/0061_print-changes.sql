ALTER TABLE "payment_links" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "supplements" uuid;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "changed_line_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplements_orders_id_fk" FOREIGN KEY ("supplements") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_supplements" ON "orders" USING btree ("supplements");--> statement-breakpoint
CREATE INDEX "payment_links_changed_line" ON "payment_links" USING btree ("changed_line_id");