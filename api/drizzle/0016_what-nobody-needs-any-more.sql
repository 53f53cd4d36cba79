-- Orders that were cancelled before: their files are the shoppers' own affair again, and go in a week unless another line needs them.
UPDATE "print_files" SET "touched_at" = now() WHERE "id" IN (
  SELECT "print_file_uses"."file_id" FROM "print_file_uses"
  JOIN "order_lines" ON "order_lines"."product_id" = "print_file_uses"."line_id"
  JOIN "orders" ON "orders"."id" = "order_lines"."order_id" WHERE "orders"."status" = 'cancelled');--> statement-breakpoint
DELETE FROM "print_file_uses" USING "order_lines", "orders"
WHERE "order_lines"."product_id" = "print_file_uses"."line_id" AND "orders"."id" = "order_lines"."order_id" AND "orders"."status" = 'cancelled';--> statement-breakpoint
-- Accounts that were deleted before: titles of what was to be printed and never paid for may name people.
UPDATE "payment_attempts" SET "lines" = (
  SELECT jsonb_agg(CASE WHEN starts_with(line ->> 'productId', 'print_') THEN line || '{"title": ""}' ELSE line END ORDER BY place)
  FROM jsonb_array_elements("lines") WITH ORDINALITY AS listed (line, place))
WHERE "buyer_id" IS NULL AND "state" <> 'paid' AND jsonb_array_length("lines") > 0;
