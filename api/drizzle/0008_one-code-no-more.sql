UPDATE "refresh_tokens" SET "generation" = CASE WHEN "rotated_at" > now() - interval '30 seconds' THEN -1 ELSE -2 END WHERE "rotated_at" IS NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "generation_began_at" = "last_used_at";--> statement-breakpoint
ALTER TABLE "mailbox_codes" DROP COLUMN "code_hash";--> statement-breakpoint
ALTER TABLE "mailbox_codes" DROP COLUMN "real";--> statement-breakpoint
ALTER TABLE "mailbox_codes" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "mailbox_codes" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "refresh_tokens" DROP COLUMN "rotated_at";