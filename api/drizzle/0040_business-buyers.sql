ALTER TABLE "orders" ADD COLUMN "business" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "business" jsonb;