-- What drizzle-kit cannot see: the search index, the triggers and what they count. Applied after every migrate, and safe
-- to apply again at any time. A trigger that is renamed or taken out here is dropped by after-migrate.ts, and a search
-- index whose definition differs from this one is made anew.

-- Tokens are letters, numbers and marks, so that Bengali words stay whole.
CREATE VIRTUAL TABLE IF NOT EXISTS properties_search USING fts5(
  title, description, address, locality, city, state, search_terms,
  content='properties', content_rowid='seq',
  tokenize="unicode61 categories 'L* N* Co Mc Mn'", prefix='1 2 3'
);
--> statement-breakpoint
-- Written anew where it is new, or where listings were written while its triggers were not there.
INSERT INTO properties_search(properties_search) SELECT 'rebuild'
WHERE (SELECT count(*) FROM properties_search_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM sqlite_master WHERE type = 'trigger'
    AND name IN ('properties_search_add', 'properties_search_remove', 'properties_search_change')) < 3;
--> statement-breakpoint
DROP TRIGGER IF EXISTS properties_search_add;
--> statement-breakpoint
CREATE TRIGGER properties_search_add AFTER INSERT ON properties BEGIN
  INSERT INTO properties_search(rowid, title, description, address, locality, city, state, search_terms)
  VALUES (new.seq, new.title, new.description, new.address, new.locality, new.city, new.state, new.search_terms);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS properties_search_remove;
--> statement-breakpoint
CREATE TRIGGER properties_search_remove AFTER DELETE ON properties BEGIN
  INSERT INTO properties_search(properties_search, rowid, title, description, address, locality, city, state, search_terms)
  VALUES ('delete', old.seq, old.title, old.description, old.address, old.locality, old.city, old.state, old.search_terms);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS properties_search_change;
--> statement-breakpoint
CREATE TRIGGER properties_search_change AFTER UPDATE OF title, description, address, locality, city, state, search_terms ON properties BEGIN
  INSERT INTO properties_search(properties_search, rowid, title, description, address, locality, city, state, search_terms)
  VALUES ('delete', old.seq, old.title, old.description, old.address, old.locality, old.city, old.state, old.search_terms);
  INSERT INTO properties_search(rowid, title, description, address, locality, city, state, search_terms)
  VALUES (new.seq, new.title, new.description, new.address, new.locality, new.city, new.state, new.search_terms);
END;
--> statement-breakpoint
-- The listing version: whatever was remembered before a migration is asked for again.
INSERT INTO meta(key, value) VALUES ('listing', 1) ON CONFLICT(key) DO UPDATE SET value = value + 1;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_version_add;
--> statement-breakpoint
CREATE TRIGGER listing_version_add AFTER INSERT ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_version_remove;
--> statement-breakpoint
CREATE TRIGGER listing_version_remove AFTER DELETE ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_version_change;
--> statement-breakpoint
CREATE TRIGGER listing_version_change AFTER UPDATE ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
-- How many pictures there are, those in the trash too.
INSERT INTO meta(key, value) SELECT 'pictures', count(*) FROM images WHERE true ON CONFLICT(key) DO UPDATE SET value = excluded.value;
--> statement-breakpoint
DROP TRIGGER IF EXISTS pictures_count_add;
--> statement-breakpoint
CREATE TRIGGER pictures_count_add AFTER INSERT ON images BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'pictures';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS pictures_count_remove;
--> statement-breakpoint
CREATE TRIGGER pictures_count_remove AFTER DELETE ON images BEGIN
  UPDATE meta SET value = value - 1 WHERE key = 'pictures';
END;
--> statement-breakpoint
-- Listings for each status and category; those that count as residential are counted a second time under that name.
DELETE FROM listing_counts;
--> statement-breakpoint
INSERT INTO listing_counts(key, status, facet, count)
SELECT status || '/' || category, status, category, count(*) FROM properties GROUP BY status, category;
--> statement-breakpoint
INSERT INTO listing_counts(key, status, facet, count)
SELECT status || '/Residential', status, 'Residential', count(*) FROM properties WHERE is_residential = 1 GROUP BY status;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_add;
--> statement-breakpoint
CREATE TRIGGER listing_counts_add AFTER INSERT ON properties BEGIN
  INSERT INTO listing_counts(key, status, facet, count) VALUES (new.status || '/' || new.category, new.status, new.category, 1)
  ON CONFLICT(key) DO UPDATE SET count = count + 1;
  INSERT INTO listing_counts(key, status, facet, count)
  SELECT new.status || '/Residential', new.status, 'Residential', 1 WHERE new.is_residential = 1
  ON CONFLICT(key) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_remove;
--> statement-breakpoint
CREATE TRIGGER listing_counts_remove AFTER DELETE ON properties BEGIN
  UPDATE listing_counts SET count = count - 1 WHERE key = old.status || '/' || old.category;
  UPDATE listing_counts SET count = count - 1 WHERE key = old.status || '/Residential' AND old.is_residential = 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_change;
--> statement-breakpoint
CREATE TRIGGER listing_counts_change AFTER UPDATE OF status, category, lease_type ON properties BEGIN
  UPDATE listing_counts SET count = count - 1 WHERE key = old.status || '/' || old.category;
  UPDATE listing_counts SET count = count - 1 WHERE key = old.status || '/Residential' AND old.is_residential = 1;
  INSERT INTO listing_counts(key, status, facet, count) VALUES (new.status || '/' || new.category, new.status, new.category, 1)
  ON CONFLICT(key) DO UPDATE SET count = count + 1;
  INSERT INTO listing_counts(key, status, facet, count)
  SELECT new.status || '/Residential', new.status, 'Residential', 1 WHERE new.is_residential = 1
  ON CONFLICT(key) DO UPDATE SET count = count + 1;
END;
