ALTER TABLE "print_proofs" ADD COLUMN "guest_list_sha256" text;--> statement-breakpoint
ALTER TABLE "print_proofs" ADD COLUMN "sheet_sha256s" jsonb;--> statement-breakpoint
CREATE INDEX "print_lines_guests" ON "print_lines" USING btree ("id") WHERE fields ->> 'guests' <> '';