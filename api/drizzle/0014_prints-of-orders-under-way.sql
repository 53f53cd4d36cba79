ALTER TABLE "print_files" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "print_lines" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "print_file_uses_line" ON "print_file_uses" USING btree ("line_id");