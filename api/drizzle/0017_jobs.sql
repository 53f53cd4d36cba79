CREATE TABLE "jobs" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"last_error" text,
	"dead_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE dead_at is null;--> statement-breakpoint
-- The version before this one keeps due times in three columns and a table, and goes on writing them while a deploy is under way. The
-- triggers turn each of them into a job, so that both versions work on one queue and nothing is sent twice. The migration of the next
-- deploy drops the triggers, columns and table, and the indexes on them.
ALTER TABLE "outbox" ALTER COLUMN "next_attempt_at" DROP NOT NULL;--> statement-breakpoint
CREATE FUNCTION "add_job"(job_kind text, job_key text, due timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "jobs" ("kind", "key", "run_at") VALUES (job_kind, job_key, due)
  ON CONFLICT ("kind", "key") DO UPDATE SET "run_at" = least("jobs"."run_at", excluded."run_at"), "dead_at" = NULL
$$;--> statement-breakpoint
CREATE FUNCTION "outbox_to_job"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW."sent_at" IS NULL AND NEW."failed_at" IS NULL THEN PERFORM "add_job"('send-mail', NEW."id"::text, NEW."next_attempt_at"); END IF;
  NEW."next_attempt_at" := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "check_to_job"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM "add_job"('check-payment', NEW."id"::text, NEW."check_at");
  NEW."check_at" := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "refund_to_job"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW."state" IN ('refund-due', 'refund-pending') THEN PERFORM "add_job"('send-refund', NEW."id", NEW."next_try_at"); END IF;
  NEW."next_try_at" := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "removal_to_job"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM "add_job"('remove-print-folder', NEW."folder", NEW."since" + interval '10 minutes');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "outbox_to_job" BEFORE INSERT OR UPDATE ON "outbox"
  FOR EACH ROW WHEN (NEW."next_attempt_at" IS NOT NULL) EXECUTE FUNCTION "outbox_to_job"();--> statement-breakpoint
CREATE TRIGGER "check_to_job" BEFORE INSERT OR UPDATE ON "payment_attempts"
  FOR EACH ROW WHEN (NEW."check_at" IS NOT NULL) EXECUTE FUNCTION "check_to_job"();--> statement-breakpoint
CREATE TRIGGER "refund_to_job" BEFORE INSERT OR UPDATE ON "gateway_payments"
  FOR EACH ROW WHEN (NEW."next_try_at" IS NOT NULL) EXECUTE FUNCTION "refund_to_job"();--> statement-breakpoint
CREATE TRIGGER "removal_to_job" BEFORE INSERT ON "print_file_removals"
  FOR EACH ROW EXECUTE FUNCTION "removal_to_job"();--> statement-breakpoint
-- What is waiting already: writing it again calls the triggers.
UPDATE "outbox" SET "next_attempt_at" = "next_attempt_at" WHERE "sent_at" IS NULL AND "failed_at" IS NULL;--> statement-breakpoint
UPDATE "payment_attempts" SET "check_at" = "check_at" WHERE "check_at" IS NOT NULL;--> statement-breakpoint
UPDATE "gateway_payments" SET "next_try_at" = "next_try_at" WHERE "next_try_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "print_file_removals" SELECT * FROM "print_file_removals" ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "print_file_removals";
