CREATE TABLE "print_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"service" text NOT NULL,
	"design" text,
	"fields" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"pages" integer,
	"title" text NOT NULL,
	"options" jsonb NOT NULL,
	"file_id" text,
	"file_name" text,
	"image" text NOT NULL,
	"proof_sha256" text NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_leftovers" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_proofs" (
	"line_id" text PRIMARY KEY NOT NULL,
	"storage_key" text,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"pictures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"service" text NOT NULL,
	"title" text NOT NULL,
	"options" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"file_id" text,
	"file_name" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "print_lines" ADD CONSTRAINT "print_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_proofs" ADD CONSTRAINT "print_proofs_line_id_print_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."print_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_requests" ADD CONSTRAINT "print_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_lines_user" ON "print_lines" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "print_lines_removed" ON "print_lines" USING btree ("changed_at") WHERE state = 'removed';--> statement-breakpoint
CREATE INDEX "print_lines_file" ON "print_lines" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "print_leftovers_due" ON "print_leftovers" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "print_requests_newest" ON "print_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "print_requests_user" ON "print_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "print_requests_file" ON "print_requests" USING btree ("file_id");