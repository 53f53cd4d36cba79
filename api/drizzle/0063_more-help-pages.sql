INSERT INTO "search_pages" ("path", "title", "kind", "keywords") VALUES
  ('/terms-of-service#orders-and-payment', 'Orders and payment', 'help', 'pay cash cod upi card discount code coupon promo voucher offer gift note message wrap wrapping gst gstin company'),
  ('/newsletter', 'Newsletter', 'help', 'news subscribe unsubscribe email'),
  ('/wishlist', 'Wishlist', 'help', 'saved favourite favourites share list'),
  ('/partner', 'Partner with us', 'help', 'corporate company office school bulk wholesale csr quote'),
  ('/sustainability', 'Sustainability', 'help', 'environment tree trees free eco impact water carbon facts'),
  ('/community', 'Community', 'help', 'events workshop workshops insights')
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "search_pages" SET "keywords" = "keywords" || ' time when date arrive' WHERE "path" = '/terms-of-service#shipping';--> statement-breakpoint
UPDATE "search_pages" SET "keywords" = "keywords" || ' gst' WHERE "path" = '/my-orders';--> statement-breakpoint
SELECT "refresh_search_words"();
