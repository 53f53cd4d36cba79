ALTER TABLE "order_prints" ADD COLUMN "file_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_prints" ADD COLUMN "file_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_prints" ADD COLUMN "new_line_id" text;--> statement-breakpoint
ALTER TABLE "order_prints" ADD COLUMN "delay_days" integer DEFAULT 0 NOT NULL;