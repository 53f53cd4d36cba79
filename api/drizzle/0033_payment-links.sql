CREATE TABLE "payment_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"note" text NOT NULL,
	"request_id" uuid,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"order_number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_by" text DEFAULT 'gateway' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_id_payment_attempts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_links_newest" ON "payment_links" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_links_request" ON "payment_links" USING btree ("request_id");