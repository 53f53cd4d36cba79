CREATE TABLE "certificates" (
	"serial" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_line_id_print_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."print_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_line" ON "certificates" USING btree ("line_id","position");