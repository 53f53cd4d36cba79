CREATE TABLE "bulk_order_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"notes" text NOT NULL,
	"product_id" text NOT NULL,
	"product_title" text NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_status_changes" (
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_status_changes_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
ALTER TABLE "bulk_order_requests" ADD CONSTRAINT "bulk_order_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_order_requests_newest" ON "bulk_order_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bulk_order_requests_user" ON "bulk_order_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_lines_newest" ON "audit_lines" USING btree ("created_at","id");--> statement-breakpoint
INSERT INTO "order_status_changes" ("order_id", "status", "at") SELECT "id", 'pending', "created_at" FROM "orders";--> statement-breakpoint
INSERT INTO "order_status_changes" ("order_id", "status", "at") SELECT "id", "status", "updated_at" FROM "orders" WHERE "status" <> 'pending';
