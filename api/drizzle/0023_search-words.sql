CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "search_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"keywords" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', title || ' ' || keywords)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"term" text PRIMARY KEY NOT NULL,
	"means" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_pages_words" ON "search_pages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "refresh_search_words"() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "search_words";
  INSERT INTO "search_words" SELECT word FROM ts_stat($words$
    SELECT to_tsvector('simple', unaccent(title || ' ' || category || ' ' || tags::text)) FROM products WHERE on_sale
    UNION ALL SELECT to_tsvector('simple', unaccent(title || ' ' || keywords)) FROM search_pages
    UNION ALL SELECT to_tsvector('simple', term || ' ' || replace(means, '|', ' ')) FROM search_synonyms
  $words$) WHERE length(word) > 2 AND word !~ '[0-9]' ON CONFLICT DO NOTHING;
$$;--> statement-breakpoint
INSERT INTO "search_synonyms" ("term", "means") VALUES
  ('diary', 'journal|notebook'), ('dairy', 'journal|notebook'), ('copy', 'notebook'), ('kitab', 'book'),
  ('notepad', 'notebook|pad'), ('planner', 'journal|notebook'), ('kagaz', 'paper'), ('kaagaz', 'paper'),
  ('kagaj', 'paper'), ('kagazz', 'paper'), ('hamper', 'gift set'), ('gift box', 'gift set'), ('gift pack', 'gift set'),
  ('tohfa', 'gift'), ('uphar', 'gift'), ('present', 'gift'), ('rakhi', 'gift|festive'), ('diwali', 'festive|festival'),
  ('tyohar', 'festive|festival'), ('festival', 'festive'), ('visiting card', 'business card'),
  ('visiting cards', 'business card'), ('name card', 'business card'), ('shaadi', 'marriage|wedding'),
  ('shadi', 'marriage|wedding'), ('vivah', 'marriage|wedding'), ('shaadi card', 'marriage invitation'),
  ('shadi card', 'marriage invitation'), ('shaadi ka card', 'marriage invitation'), ('wedding card', 'marriage invitation'),
  ('wedding cards', 'marriage invitation'), ('wedding invite', 'marriage invitation'), ('invite', 'invitation'),
  ('nimantran', 'invitation'), ('godh bharai', 'baby shower'), ('janamdin', 'birthday'), ('bday', 'birthday'),
  ('salgirah', 'anniversary'), ('photobook', 'print book'), ('photo book', 'print book'), ('flyer', 'quick print'),
  ('photocopy', 'quick print'), ('xerox', 'quick print'), ('poster', 'custom print'), ('lifafa', 'envelope'),
  ('pen', 'pencil'), ('mithila', 'madhubani'), ('painting', 'madhubani|chitrayan'), ('craft', 'chitrayan');--> statement-breakpoint
INSERT INTO "search_pages" ("path", "title", "kind", "keywords") VALUES
  ('/products?category=stationery', 'Stationery', 'category', 'notebook notebooks journal journals pencil office desk'),
  ('/products?category=gift-sets', 'Gift Sets', 'category', 'gift gifts set festive festival wedding corporate'),
  ('/products?category=paper', 'Paper', 'category', 'sheet sheets handmade recycled wrapping'),
  ('/chitrayan', 'Chitrayan', 'category', 'madhubani folk art kit kits painting craft'),
  ('/KaagazzPrint', 'Kaagazz Print', 'print', 'printing print services personalised custom'),
  ('/marriage', 'Marriage invitations', 'print', 'marriage wedding invitation card cards'),
  ('/babyshower', 'Baby shower invitations', 'print', 'baby shower invitation card cards'),
  ('/birthday', 'Birthday invitations', 'print', 'birthday party invitation card cards'),
  ('/anniversary', 'Anniversary invitations', 'print', 'anniversary invitation card cards'),
  ('/printbook', 'Print books', 'print', 'print book album photo travel journal story'),
  ('/certificates', 'Certificates', 'print', 'certificate award achievement participation'),
  ('/custom-print', 'Custom prints', 'print', 'custom print poster banner mug shirt'),
  ('/business-cards', 'Business cards', 'print', 'business card cards'),
  ('/quick-print', 'Quick print', 'print', 'quick print copies bulk document'),
  ('/blog/what-tree-free-paper-is', 'What tree-free paper is, and what it is not', 'post', 'guide recycled cotton rag handmade'),
  ('/blog/where-temple-flowers-go', 'Where the temple flowers go at night', 'post', 'story marigold waste'),
  ('/blog/how-a-sheet-is-lifted', 'How a sheet is lifted', 'post', 'craft handmade paper mould'),
  ('/blog/before-your-first-madhubani', 'Five things to know before your first Madhubani', 'post', 'folk art painting'),
  ('/blog/one-hour-paper-audit', 'A one-hour audit of your office’s paper', 'post', 'business company waste');--> statement-breakpoint
SELECT "refresh_search_words"();
