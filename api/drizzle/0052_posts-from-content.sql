DELETE FROM "search_pages" WHERE "kind" = 'post';
