-- Triggers name the column; after-migrate.sql makes them, the search indexes and the counters anew.
DROP TRIGGER IF EXISTS properties_search_add;--> statement-breakpoint
DROP TRIGGER IF EXISTS properties_search_change;--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_add;--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_remove;--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_change;--> statement-breakpoint
ALTER TABLE `properties` ADD `price_history` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `price_since` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `price_lowered_at` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `is_price_lowered` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `price_due_at` integer;--> statement-breakpoint
CREATE INDEX `properties_price_due` ON `properties` (`price_due_at`) WHERE price_due_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `facets`;--> statement-breakpoint
ALTER TABLE `properties` ADD `facets` text GENERATED ALWAYS AS (json_array('x' || status, 'x' || lower(category),
  iif(category = 'Villa' OR lease_type IS 'Residential', 'xresidential', NULL),
  'xdeal' || deal, 'xlease' || lower(replace(replace(lease_type, ' ', ''), '-', '')), 'xown' || lower(replace(replace(ownership_type, ' ', ''), '-', '')), 'xtype' || lower(replace(replace((details ->> '$.villaType'), ' ', ''), '-', '')), 'xbed' || bed_rooms, 'xbath' || (details ->> '$.bathrooms'), 'xface' || lower(replace(replace((details ->> '$.facing'), ' ', ''), '-', '')), iif((details ->> '$.isCornerPlot'), 'xcorner', NULL), iif((CASE json_type(details, '$.loadingDock') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.loadingDock')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'no %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'not %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'none %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'without %' ELSE 0 END) AND (json_type(details, '$.loadingDock') = 'true'
  OR (details ->> '$.loadingDock') LIKE '%dock%' OR (details ->> '$.loadingDock') LIKE '%platform%'), 'xdock', NULL), iif((details ->> '$.hasCraneFacility'), 'xcrane', NULL), iif((details ->> '$.isColdStorageAvailable'), 'xcold', NULL), iif(CASE json_type(details, '$.powerBackup') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.powerBackup')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'no %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'not %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'none %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'without %' ELSE 0 END, 'xpower', NULL), iif((details ->> '$.gatedCommunity'), 'xgated', NULL), iif((details ->> '$.garden'), 'xgarden', NULL), iif((details ->> '$.garage'), 'xgarage', NULL), iif(CASE json_type(details, '$.boundaryWall') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.boundaryWall')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'no %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'not %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'none %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'without %' ELSE 0 END, 'xwall', NULL), iif(is_price_lowered, 'xlowered', NULL), 'xplaced' || iif(lat IS NULL, 'false', 'true'), 'xby' || listed_by, iif(json_array_length(pictures) = 0, 'xunpictured', NULL), iif(lat IS NULL AND embed_url IS NULL, 'xunplaced', NULL), iif(NOT (ifnull(instr((details ->> '$.checks'), '"siteVisited"'), 0) AND ifnull(instr((details ->> '$.checks'), '"titleDeedSeen"'), 0)), 'xunchecked', NULL))) VIRTUAL;--> statement-breakpoint
-- What is public has had its price since it was published, as far as the log does not say otherwise.
UPDATE properties SET price_since = published_at WHERE approved_by_admin = 1;--> statement-breakpoint
-- Prices that the log tells without a gap, of listings that were public all the time: those that stood for a day. The newest is
-- compared with the one before by the cron (price_due_at 0).
UPDATE properties SET price_history = told.history, price_since = told.since, price_due_at = 0
FROM (
  WITH changed AS (
    SELECT properties.id, properties.price_inr, properties.published_at, audit_log.at, audit_log.seq,
      changes ->> '$.priceInr[0]' AS was, changes ->> '$.priceInr[1]' AS became,
      lag(changes ->> '$.priceInr[1]') OVER ages AS known, row_number() OVER newest AS place
    FROM audit_log JOIN properties ON properties.id = audit_log.subject_id
    WHERE json_type(changes, '$.priceInr') = 'array' AND approved_by_admin = 1 AND audit_log.at > published_at
    WINDOW ages AS (PARTITION BY properties.id ORDER BY audit_log.at, audit_log.seq),
      newest AS (PARTITION BY properties.id ORDER BY audit_log.at DESC, audit_log.seq DESC)
  ),
  whole AS (
    SELECT id, max(at) AS since FROM changed GROUP BY id
    HAVING sum(known IS NOT NULL AND known <> was) = 0 AND sum(place = 1 AND became <> price_inr) = 0
      AND NOT EXISTS (SELECT 1 FROM audit_log WHERE subject_id = changed.id AND audit_log.at >= changed.published_at
        AND (json_type(changes, '$.deal') IS NOT NULL OR json_type(changes, '$.approvedByAdmin[0]') = 'true'))
  ),
  steps AS (
    SELECT id, published_at AS at, 0 AS seq, was AS price FROM changed WHERE known IS NULL
    UNION ALL SELECT id, at, seq, became FROM changed
  ),
  spans AS (
    SELECT id, at, seq, price, ifnull(lead(at) OVER (PARTITION BY id ORDER BY at, seq), unixepoch() * 1000) AS until FROM steps
  ),
  stood AS (
    SELECT id, at, price, lag(price) OVER (PARTITION BY id ORDER BY at, seq) AS before FROM spans WHERE until - at >= 86400000
  )
  SELECT whole.id, whole.since,
    (SELECT ifnull(json_group_array(json_object('at', at, 'priceInr', price) ORDER BY at), '[]') FROM stood
      WHERE stood.id = whole.id AND before IS NOT price) AS history
  FROM whole
) AS told WHERE properties.id = told.id;