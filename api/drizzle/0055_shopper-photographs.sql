CREATE TABLE "shopper_photographs" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" text,
	"review_id" uuid,
	"return_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"image" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shopper_photographs" ADD CONSTRAINT "shopper_photographs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_photographs" ADD CONSTRAINT "shopper_photographs_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_photographs" ADD CONSTRAINT "shopper_photographs_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopper_photographs_order" ON "shopper_photographs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shopper_photographs_review" ON "shopper_photographs" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "shopper_photographs_return" ON "shopper_photographs" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "shopper_photographs_age" ON "shopper_photographs" USING btree ("created_at");--> statement-breakpoint
-- A trigger, because photographs are also deleted by the foreign keys.
CREATE FUNCTION "remove_photograph_folder"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "jobs" ("kind", "key", "run_at") VALUES ('remove-print-folder', OLD."id", now() + interval '10 minutes')
  ON CONFLICT ("kind", "key") DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "remove_photograph_folder" AFTER DELETE ON "shopper_photographs"
  FOR EACH ROW EXECUTE FUNCTION "remove_photograph_folder"();
