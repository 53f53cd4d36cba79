CREATE TABLE "mailbox_codes" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"real" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_send_at" timestamp (3) with time zone NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"sent_in_window" integer DEFAULT 1 NOT NULL,
	"pending_fullname" text
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"fullname" text NOT NULL,
	"username" text,
	"phone" text,
	"profile_pic" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"original_price" integer NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"price" integer GENERATED ALWAYS AS (((original_price::bigint * (100 - discount_percent)) / 10000 * 100)::integer) STORED NOT NULL,
	"stock" integer NOT NULL,
	"rating" real DEFAULT 4 NOT NULL,
	"tags" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"top_pick" integer,
	"shuffle" double precision DEFAULT random() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || category || ' ' || description) || jsonb_to_tsvector('english', tags, '["string"]')) STORED NOT NULL,
	CONSTRAINT "products_stock" CHECK (stock >= 0),
	CONSTRAINT "products_original_price" CHECK (original_price >= 0),
	CONSTRAINT "products_discount" CHECK (discount_percent between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity","id");--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category","price","id");--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category","popularity","id");--> statement-breakpoint
CREATE INDEX "products_top_pick" ON "products" USING btree ("top_pick") WHERE top_pick is not null;--> statement-breakpoint
CREATE INDEX "products_shuffle" ON "products" USING btree ("shuffle");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null;