CREATE TABLE "print_price_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_prices" (
	"service" text NOT NULL,
	"options" jsonb NOT NULL,
	"per" text NOT NULL,
	"from_quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"row_key" text NOT NULL,
	CONSTRAINT "print_prices_service_row_key_pk" PRIMARY KEY("service","row_key"),
	CONSTRAINT "print_prices_from" CHECK (from_quantity >= 1)
);
