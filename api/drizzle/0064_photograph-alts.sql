ALTER TABLE "catalog_import_rows" ADD COLUMN "image_alts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_alts" jsonb DEFAULT '{}'::jsonb NOT NULL;