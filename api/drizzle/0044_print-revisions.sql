ALTER TABLE "print_lines" ADD COLUMN "revises" text;--> statement-breakpoint
ALTER TABLE "print_lines" ADD COLUMN "current_version" text;--> statement-breakpoint
ALTER TABLE "print_lines" ADD CONSTRAINT "print_lines_revises_print_lines_id_fk" FOREIGN KEY ("revises") REFERENCES "public"."print_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_lines_revises" ON "print_lines" USING btree ("revises","approved_at");