CREATE TABLE "collections" (
	"slug" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"is_published" boolean NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "collections" ("slug", "kind", "name", "text", "position", "is_published") VALUES
  ('stationery', 'category', 'Stationery', 'Everyday notebooks, planners, pencils and cards, made by hand in Delhi.', 1, true),
  ('gift-sets', 'category', 'Gift Sets', 'Boxes packed with care and ready to give, for a birthday, a thank-you or a whole team.', 2, true),
  ('paper', 'category', 'Paper', 'Loose sheets to write on, print, fold and paint, with the plant fibres still visible.', 3, true),
  ('chitrayan', 'category', 'Chitrayan', 'Folk-art kits with a sheet, colours and a story, so that you can paint your own Madhubani, Warli or Gond picture.', 4, true);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_collections_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."collections"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prints" ADD COLUMN "dried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD COLUMN "variant_group" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colour" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variant_group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "represents_group" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "group_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || category || ' ' || description || ' ' || group_words) || jsonb_to_tsvector('english', tags, '["string"]')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_variants" ON "products" USING btree ("variant_group") WHERE variant_group <> '';
