ALTER TABLE "shop_settings" ADD COLUMN "bank" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "holidays" jsonb;