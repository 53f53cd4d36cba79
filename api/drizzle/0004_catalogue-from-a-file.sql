CREATE TABLE "catalog_import_rows" (
	"import_id" uuid NOT NULL,
	"id" text NOT NULL,
	"line" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"original_price" integer NOT NULL,
	"discount_percent" integer NOT NULL,
	"stock" integer NOT NULL,
	"stock_at_export" integer,
	"stock_version" integer,
	"tags" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"rating" real,
	"top_pick" integer,
	"popularity" integer,
	"on_sale" boolean,
	"created_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalog_import_rows_import_id_id_pk" PRIMARY KEY("import_id","id")
);
--> statement-breakpoint
CREATE TABLE "catalog_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', tag)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', title)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "catalog_tags_words" ON "catalog_tags" USING gin ("words");--> statement-breakpoint
CREATE INDEX "products_title_words" ON "products" USING gin ("title_words");--> statement-breakpoint
INSERT INTO "catalog_tags" ("tag", "products") SELECT tag, count(*)::int FROM "products", jsonb_array_elements_text("tags") AS tag GROUP BY tag;
