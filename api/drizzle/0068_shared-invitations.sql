CREATE TABLE "shared_invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"version" text NOT NULL,
	"picture" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_invitations_line_id_unique" UNIQUE("line_id")
);
--> statement-breakpoint
ALTER TABLE "shared_invitations" ADD CONSTRAINT "shared_invitations_line_id_print_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."print_lines"("id") ON DELETE cascade ON UPDATE no action;