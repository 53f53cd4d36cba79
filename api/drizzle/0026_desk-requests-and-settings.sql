CREATE TABLE "request_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"quote" jsonb
);
--> statement-breakpoint
CREATE TABLE "request_work" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"company" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"pause" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_request_id_request_work_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."request_work"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_work" ADD CONSTRAINT "request_work_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_messages_request" ON "request_messages" USING btree ("request_id","at");--> statement-breakpoint
-- Requests are in three tables, so a foreign key can't do this.
CREATE FUNCTION "forget_request_work"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM "request_work" WHERE "request_id" = OLD."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "forget_request_work" AFTER DELETE ON "bulk_order_requests" FOR EACH ROW EXECUTE FUNCTION "forget_request_work"();--> statement-breakpoint
CREATE TRIGGER "forget_request_work" AFTER DELETE ON "partner_requests" FOR EACH ROW EXECUTE FUNCTION "forget_request_work"();--> statement-breakpoint
CREATE TRIGGER "forget_request_work" AFTER DELETE ON "print_requests" FOR EACH ROW EXECUTE FUNCTION "forget_request_work"();
