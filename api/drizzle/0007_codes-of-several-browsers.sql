ALTER TABLE "mailbox_codes" ADD COLUMN "codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mailbox_codes" ADD COLUMN "tries_in_window" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailbox_codes" ADD COLUMN "day_started_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mailbox_codes" ADD COLUMN "sent_in_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailbox_codes" ADD COLUMN "tries_in_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "generation_began_at" timestamp (3) with time zone DEFAULT now() NOT NULL;