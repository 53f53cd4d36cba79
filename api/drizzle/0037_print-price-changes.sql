CREATE TABLE "print_price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"who" text NOT NULL,
	"staff_id" uuid,
	"differences" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"problem" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "print_price_changes_newest" ON "print_price_changes" USING btree ("service","starts_at","created_at");