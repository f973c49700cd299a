-- The search index. Tokens are letters, numbers and marks, so that Bengali words stay whole.
CREATE VIRTUAL TABLE properties_search USING fts5(
  title, description, address, locality, city, state, search_terms,
  content='properties', content_rowid='seq',
  tokenize="unicode61 categories 'L* N* Co Mc Mn'", prefix='1 2 3'
);
--> statement-breakpoint
CREATE TRIGGER properties_search_add AFTER INSERT ON properties BEGIN
  INSERT INTO properties_search(rowid, title, description, address, locality, city, state, search_terms)
  VALUES (new.seq, new.title, new.description, new.address, new.locality, new.city, new.state, new.search_terms);
END;
--> statement-breakpoint
CREATE TRIGGER properties_search_remove AFTER DELETE ON properties BEGIN
  INSERT INTO properties_search(properties_search, rowid, title, description, address, locality, city, state, search_terms)
  VALUES ('delete', old.seq, old.title, old.description, old.address, old.locality, old.city, old.state, old.search_terms);
END;
--> statement-breakpoint
CREATE TRIGGER properties_search_change AFTER UPDATE OF title, description, address, locality, city, state, search_terms ON properties BEGIN
  INSERT INTO properties_search(properties_search, rowid, title, description, address, locality, city, state, search_terms)
  VALUES ('delete', old.seq, old.title, old.description, old.address, old.locality, old.city, old.state, old.search_terms);
  INSERT INTO properties_search(rowid, title, description, address, locality, city, state, search_terms)
  VALUES (new.seq, new.title, new.description, new.address, new.locality, new.city, new.state, new.search_terms);
END;
--> statement-breakpoint
INSERT INTO meta(key, value) VALUES ('listing', 1);
--> statement-breakpoint
CREATE TRIGGER listing_version_add AFTER INSERT ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
CREATE TRIGGER listing_version_remove AFTER DELETE ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
CREATE TRIGGER listing_version_change AFTER UPDATE ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
INSERT INTO listing_counts(key, status, facet, count)
SELECT status || '/' || facet, status, facet, 0
FROM (SELECT 'available' AS status UNION ALL SELECT 'sold' UNION ALL SELECT 'rented' UNION ALL SELECT 'pending'),
     (SELECT 'Warehouse' AS facet UNION ALL SELECT 'Plot' UNION ALL SELECT 'Villa' UNION ALL SELECT 'Residential');
--> statement-breakpoint
CREATE TRIGGER listing_counts_add AFTER INSERT ON properties BEGIN
  UPDATE listing_counts SET count = count + 1 WHERE key = new.status || '/' || new.category;
  UPDATE listing_counts SET count = count + 1
  WHERE key = new.status || '/Residential' AND (new.category = 'Villa' OR new.lease_type IS 'Residential');
END;
--> statement-breakpoint
CREATE TRIGGER listing_counts_remove AFTER DELETE ON properties BEGIN
  UPDATE listing_counts SET count = count - 1 WHERE key = old.status || '/' || old.category;
  UPDATE listing_counts SET count = count - 1
  WHERE key = old.status || '/Residential' AND (old.category = 'Villa' OR old.lease_type IS 'Residential');
END;
--> statement-breakpoint
CREATE TRIGGER listing_counts_change AFTER UPDATE OF status, category, lease_type ON properties BEGIN
  UPDATE listing_counts SET count = count - 1 WHERE key = old.status || '/' || old.category;
  UPDATE listing_counts SET count = count - 1
  WHERE key = old.status || '/Residential' AND (old.category = 'Villa' OR old.lease_type IS 'Residential');
  UPDATE listing_counts SET count = count + 1 WHERE key = new.status || '/' || new.category;
  UPDATE listing_counts SET count = count + 1
  WHERE key = new.status || '/Residential' AND (new.category = 'Villa' OR new.lease_type IS 'Residential');
END;
