INSERT INTO "search_pages" ("path", "title", "kind", "keywords") VALUES
  ('/terms-of-service#shipping', 'Shipping', 'help', 'delivery shipping charge charges fee cost courier days free pincode'),
  ('/terms-of-service#cancellation-returns-and-refunds', 'Cancellation, returns and refunds', 'help', 'cancel return refund exchange replace replacement damaged broken wrong missing'),
  ('/terms-of-service#questions-and-grievances', 'Questions and grievances', 'help', 'contact phone number email address complaint support customer care'),
  ('/my-orders', 'My Orders', 'help', 'track tracking order status invoice bill'),
  ('/privacy-policy', 'Privacy Policy', 'help', 'data delete account')
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "search_synonyms" ("term", "means") VALUES
  ('return gift', 'favour|gift'), ('return gifts', 'favour|gift'), ('kid', 'children'), ('kids', 'children'), ('child', 'children')
ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT "refresh_search_words"();
