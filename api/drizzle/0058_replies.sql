CREATE TABLE "replies" (
	"code" text NOT NULL,
	"token_sha256" text NOT NULL,
	"names" text NOT NULL,
	"guests" jsonb NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "replies_code_token_sha256_pk" PRIMARY KEY("code","token_sha256")
);
--> statement-breakpoint
CREATE TABLE "reply_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"functions" jsonb,
	"last_day" date,
	"closes_on" date,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "reply_codes_line_id_unique" UNIQUE("line_id")
);
--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_code_reply_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."reply_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_codes" ADD CONSTRAINT "reply_codes_line_id_print_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."print_lines"("id") ON DELETE cascade ON UPDATE no action;