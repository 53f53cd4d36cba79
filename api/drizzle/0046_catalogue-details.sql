ALTER TABLE "catalog_import_rows" ADD COLUMN "low_stock_at" integer;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "hsn" text;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "gsm" integer;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "fibre" text;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "contents" text;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "care" text;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "origin" text;