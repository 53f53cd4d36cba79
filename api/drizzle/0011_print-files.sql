CREATE TABLE "print_file_parts" (
	"file_id" text NOT NULL,
	"part" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "print_file_parts_file_id_part_pk" PRIMARY KEY("file_id","part")
);
--> statement-breakpoint
CREATE TABLE "print_file_removals" (
	"folder" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_file_uses" (
	"file_id" text NOT NULL,
	"line_id" text NOT NULL,
	"ordered" boolean NOT NULL,
	CONSTRAINT "print_file_uses_file_id_line_id_pk" PRIMARY KEY("file_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "print_files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"checking_until" timestamp (3) with time zone,
	"refusal" jsonb,
	"type" text,
	"pages" integer,
	"page_size" jsonb,
	"pixels" jsonb,
	"sha256" text,
	"content" text,
	"image" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "print_file_parts" ADD CONSTRAINT "print_file_parts_file_id_print_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."print_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_file_uses" ADD CONSTRAINT "print_file_uses_file_id_print_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."print_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_files_user" ON "print_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "print_files_touched" ON "print_files" USING btree ("state","touched_at");