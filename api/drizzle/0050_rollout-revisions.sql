CREATE TABLE "rollout_revisions" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
