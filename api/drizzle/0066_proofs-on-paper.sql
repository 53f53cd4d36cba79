ALTER TABLE "print_files" ADD COLUMN "measures" jsonb;--> statement-breakpoint
ALTER TABLE "print_proofs" ADD COLUMN "paper_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "print_proofs" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;