ALTER TABLE "order_returns" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "accepted_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "declined_at" timestamp (3) with time zone;