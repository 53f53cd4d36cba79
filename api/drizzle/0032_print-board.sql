CREATE TABLE "order_prints" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at_press_at" timestamp (3) with time zone,
	"printed_at" timestamp (3) with time zone,
	CONSTRAINT "order_prints_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "print_pauses" (
	"service" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "at_press_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;