ALTER TABLE "catalog_import_rows" ADD COLUMN "recommended_age" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "recommended_age" integer;