ALTER TABLE "catalog_import_rows" ADD COLUMN "quantity_discounts" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "quantity_discounts" text DEFAULT '' NOT NULL;