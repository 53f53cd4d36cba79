ALTER TABLE "replies" ADD COLUMN "kept_until" date;--> statement-breakpoint
CREATE INDEX "replies_kept_until" ON "replies" USING btree ("kept_until");
--> statement-breakpoint
UPDATE "replies" SET "kept_until" = coalesce("reply_codes"."last_day", ("version"."fields" ->> 'date')::date) + 30
	FROM "reply_codes"
	JOIN "print_lines" "line" ON "line"."id" = "reply_codes"."line_id"
	JOIN "print_lines" "version" ON "version"."id" = coalesce("line"."current_version", "line"."id")
	WHERE "reply_codes"."code" = "replies"."code" AND "version"."fields" ->> 'date' <> '';
