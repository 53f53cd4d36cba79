CREATE TABLE "desk_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "desk_views_own" ON "desk_views" USING btree ("staff_id","resource","name");--> statement-breakpoint
CREATE INDEX "desk_views_resource" ON "desk_views" USING btree ("resource","created_at");