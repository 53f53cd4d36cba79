CREATE TABLE "partner_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fullname" text NOT NULL,
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"service_type" text NOT NULL,
	"estimated_time" text NOT NULL,
	"notes" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "partner_requests_newest" ON "partner_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "throttle_counts_window" ON "throttle_counts" USING btree ("window_started_at");