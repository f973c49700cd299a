PRAGMA defer_foreign_keys = on;--> statement-breakpoint
-- Listings without a name before each value of their pictures and without the sounds of their words, two or three to a page of the
-- store. In place nothing would move together, so the table is made anew, in four parts: a statement may take thirty seconds. The words
-- with their sounds are kept for all listings together.
INSERT OR IGNORE INTO `listing_words` (`word`, `sound`)
SELECT value ->> 0, value ->> 1 FROM `properties`, json_each(`sound_words`) WHERE `approved_by_admin`;--> statement-breakpoint
PRAGMA legacy_alter_table = on;--> statement-breakpoint
CREATE TABLE `__new_properties` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`category` text NOT NULL,
	`property_type` text NOT NULL,
	`price_inr` integer NOT NULL,
	`description` text,
	`address` text,
	`locality` text,
	`city` text NOT NULL,
	`state` text,
	`country` text,
	`area_sq_ft` real,
	`bed_rooms` integer,
	`lease_type` text,
	`ownership_type` text,
	`deal` text NOT NULL,
	`status` text NOT NULL,
	`is_for_sale` integer DEFAULT false NOT NULL,
	`is_for_rent` integer DEFAULT false NOT NULL,
	`is_sold` integer DEFAULT false NOT NULL,
	`is_rented` integer DEFAULT false NOT NULL,
	`approved_by_admin` integer DEFAULT false NOT NULL,
	`listed_by` text,
	`lat` real,
	`lng` real,
	`embed_url` text,
	`contact_company` text,
	`contact_phone` text,
	`pictures` text NOT NULL,
	`details` text NOT NULL,
	`staff_details` text DEFAULT '{}' NOT NULL,
	`entered_areas` text NOT NULL,
	`search_terms` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	`confirmed_at` integer,
	`confirmed_by` text,
	`confirmation` text DEFAULT 'fresh' NOT NULL,
	`price_history` text DEFAULT '[]' NOT NULL,
	`price_since` integer,
	`price_lowered_at` integer,
	`is_price_lowered` integer DEFAULT false NOT NULL,
	`price_due_at` integer,
	`add_key` text,
	`title_key` text GENERATED ALWAYS AS (lower(title)) VIRTUAL,
	`facets` text GENERATED ALWAYS AS (json_array('x' || status, 'x' || lower(category),
  iif(category = 'Villa' OR lease_type IS 'Residential', 'xresidential', NULL),
  'xdeal' || deal, 'xlease' || lower(replace(replace(lease_type, ' ', ''), '-', '')), 'xown' || lower(replace(replace(ownership_type, ' ', ''), '-', '')), 'xtype' || lower(replace(replace((details ->> '$.villaType'), ' ', ''), '-', '')), 'xbed' || bed_rooms, 'xbath' || (details ->> '$.bathrooms'), 'xface' || lower(replace(replace((details ->> '$.facing'), ' ', ''), '-', '')), 'xfurnish' || lower(replace(replace((details ->> '$.furnishing'), ' ', ''), '-', '')), 'xfloor' || (details ->> '$.floor'), iif((details ->> '$.priceNegotiable'), 'xnegotiable', NULL), iif((details ->> '$.isCornerPlot'), 'xcorner', NULL), iif((CASE json_type(details, '$.loadingDock') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.loadingDock')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'no %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'not %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'none %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'without %' ELSE 0 END) AND (json_type(details, '$.loadingDock') = 'true'
  OR (details ->> '$.loadingDock') LIKE '%dock%' OR (details ->> '$.loadingDock') LIKE '%platform%'), 'xdock', NULL), iif((details ->> '$.hasCraneFacility'), 'xcrane', NULL), iif((details ->> '$.isColdStorageAvailable'), 'xcold', NULL), iif(CASE json_type(details, '$.powerBackup') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.powerBackup')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'no %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'not %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'none %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'without %' ELSE 0 END, 'xpower', NULL), iif((details ->> '$.gatedCommunity'), 'xgated', NULL), iif((details ->> '$.garden'), 'xgarden', NULL), iif((details ->> '$.garage'), 'xgarage', NULL), iif(CASE json_type(details, '$.boundaryWall') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.boundaryWall')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'no %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'not %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'none %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'without %' ELSE 0 END, 'xwall', NULL), iif(is_price_lowered, 'xlowered', NULL), 'xplaced' || iif(lat IS NULL, 'false', 'true'), 'xby' || listed_by, iif(json_array_length(pictures) = 0, 'xunpictured', NULL), iif(lat IS NULL AND embed_url IS NULL, 'xunplaced', NULL), iif(NOT (ifnull(instr((details ->> '$.checks'), '"siteVisited"'), 0) AND ifnull(instr((details ->> '$.checks'), '"titleDeedSeen"'), 0)), 'xunchecked', NULL))) VIRTUAL,
	`measures` text GENERATED ALWAYS AS (concat_ws(' ', 'xp' || char(96 + length(price_inr)) || price_inr, 'xa' || char(96 + length(CAST(round((ifnull(area_sq_ft, 0)) * 100) AS INTEGER))) || CAST(round((ifnull(area_sq_ft, 0)) * 100) AS INTEGER), 'xl' || char(96 + length(CAST(round((coalesce(details ->> '$.plotSizeSqFt', details ->> '$.landArea', NULL)) * 100) AS INTEGER))) || CAST(round((coalesce(details ->> '$.plotSizeSqFt', details ->> '$.landArea', NULL)) * 100) AS INTEGER), 'xr' || char(96 + length(CAST(round((coalesce(details ->> '$.roadWidth', details ->> '$.accessRoadWidth', NULL)) * 100) AS INTEGER))) || CAST(round((coalesce(details ->> '$.roadWidth', details ->> '$.accessRoadWidth', NULL)) * 100) AS INTEGER), 'xc' || char(96 + length(CAST(round((coalesce(details ->> '$.ceilingHeight', NULL)) * 100) AS INTEGER))) || CAST(round((coalesce(details ->> '$.ceilingHeight', NULL)) * 100) AS INTEGER), 'xm' || char(96 + length(iif((details ->> '$.possession') = 'ready', 0, replace((details ->> '$.possession'), '-', '')))) || iif((details ->> '$.possession') = 'ready', 0, replace((details ->> '$.possession'), '-', '')), 'xk' || char(96 + length(coalesce(details ->> '$.parkingPlaces', NULL))) || coalesce(details ->> '$.parkingPlaces', NULL), 'xh' || char(96 + length(coalesce(details ->> '$.ageYears', NULL))) || coalesce(details ->> '$.ageYears', NULL), 'xx' || char(96 + length(CAST(round((lat + 90) * 1000000) AS INTEGER))) || CAST(round((lat + 90) * 1000000) AS INTEGER), 'xy' || char(96 + length(CAST(round((lng + 180) * 1000000) AS INTEGER))) || CAST(round((lng + 180) * 1000000) AS INTEGER))) VIRTUAL,
	FOREIGN KEY (`listed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "properties_id_form" CHECK(length("id") = 24 AND "id" NOT GLOB '*[^0-9a-f]*'),
	CONSTRAINT "properties_price" CHECK("price_inr" >= 0),
	CONSTRAINT "properties_area" CHECK("area_sq_ft" IS NULL OR "area_sq_ft" >= 0),
	CONSTRAINT "properties_point" CHECK(("lat" IS NULL) = ("lng" IS NULL) AND ("lat" IS NULL OR abs("lat") <= 90 AND abs("lng") <= 180)),
	CONSTRAINT "properties_json" CHECK(json_valid("pictures") AND json_valid("details") AND json_valid("entered_areas"))
);
--> statement-breakpoint
INSERT INTO `__new_properties` (`seq`, `id`, `title`, `category`, `property_type`, `price_inr`, `description`, `address`, `locality`, `city`, `state`, `country`, `area_sq_ft`, `bed_rooms`, `lease_type`, `ownership_type`, `deal`, `status`, `is_for_sale`, `is_for_rent`, `is_sold`, `is_rented`, `approved_by_admin`, `listed_by`, `lat`, `lng`, `embed_url`, `contact_company`, `contact_phone`, `pictures`, `details`, `staff_details`, `entered_areas`, `search_terms`, `version`, `created_at`, `updated_at`, `published_at`, `confirmed_at`, `confirmed_by`, `confirmation`, `price_history`, `price_since`, `price_lowered_at`, `is_price_lowered`, `price_due_at`, `add_key`)
SELECT `seq`, `id`, `title`, `category`, `property_type`, `price_inr`, `description`, `address`, `locality`, `city`, `state`, `country`, `area_sq_ft`, `bed_rooms`, `lease_type`, `ownership_type`, `deal`, `status`, `is_for_sale`, `is_for_rent`, `is_sold`, `is_rented`, `approved_by_admin`, `listed_by`, `lat`, `lng`, `embed_url`, `contact_company`, `contact_phone`,
  (SELECT json_group_array(json_array(value ->> 'url', value ->> 'alt', value ->> 'width', value ->> 'height', value -> 'widths',
    value ->> 'colour', value ->> 'place', value ->> 'caption', value -> 'isRendered') ORDER BY key) FROM json_each(`properties`.`pictures`)),
  `details`, `staff_details`, `entered_areas`, `search_terms`, `version`, `created_at`, `updated_at`, `published_at`, `confirmed_at`, `confirmed_by`, `confirmation`, `price_history`, `price_since`, `price_lowered_at`, `is_price_lowered`, `price_due_at`, `add_key`
FROM `properties` WHERE `seq` > 0 * (SELECT max(`seq`) FROM `properties`) / 4 AND `seq` <= 1 * (SELECT max(`seq`) FROM `properties`) / 4;--> statement-breakpoint
INSERT INTO `__new_properties` (`seq`, `id`, `title`, `category`, `property_type`, `price_inr`, `description`, `address`, `locality`, `city`, `state`, `country`, `area_sq_ft`, `bed_rooms`, `lease_type`, `ownership_type`, `deal`, `status`, `is_for_sale`, `is_for_rent`, `is_sold`, `is_rented`, `approved_by_admin`, `listed_by`, `lat`, `lng`, `embed_url`, `contact_company`, `contact_phone`, `pictures`, `details`, `staff_details`, `entered_areas`, `search_terms`, `version`, `created_at`, `updated_at`, `published_at`, `confirmed_at`, `confirmed_by`, `confirmation`, `price_history`, `price_since`, `price_lowered_at`, `is_price_lowered`, `price_due_at`, `add_key`)
SELECT `seq`, `id`, `title`, `category`, `property_type`, `price_inr`, `description`, `address`, `locality`, `city`, `state`, `country`, `area_sq_ft`, `bed_rooms`, `lease_type`, `ownership_type`, `deal`, `status`, `is_for_sale`, `is_for_rent`, `is_sold`, `is_rented`, `approved_by_admin`, `listed_by`, `lat`, `lng`, `embed_url`, `contact_company`, `contact_phone`,
  (SELECT json_group_array(json_array(value ->> 'url', value ->> 'alt', value ->> 'width', value ->> 'height', value -> 'widths',
    value ->> 'colour', value ->> 'place', value ->> 'caption', value -> 'isRendered') ORDER BY key) FROM json_each(`properties`.`pictures`)),
  `details`, `staff_details`, `entered_areas`, `search_terms`, `version`, `created_at`, `updated_at`, `published_at`, `confirmed_at`, `confirmed_by`, `confirmation`, `price_history`, `price_since`, `price_lowered_at`, `is_price_lowered`, `price_due_at`, `add_key`
FROM `properties` WHERE `seq` > 1 * (SELECT max(`seq`) FROM `properties`) / 4 AND `seq` <= 2 * (SELECT max(`seq`) FROM `properties`) / 4;--> statement-breakpoint
INSERT INTO `__new_properties` (`seq`, `id`, `title`, `category`, `property_type`, `price_inr`, `description`, `address`, `locality`, `city`, `state`, `country`, `area_sq_ft`, `bed_rooms`, `lease_type`, `ownership_type`, `deal`, `status`, `is_for_sale`, `is_for_rent`, `is_sold`, `is_rented`, `approved_by_admin`, `listed_by`, `lat`, `lng`, `embed_url`, `contact_company`, `contact_phone`, `pictures`, `details`, `staff_details`, `entered_areas`, `search_terms`, `version`, `created_at`, `updated_at`, `published_at`, `confirmed_at`, `confirmed_by`, `confirmation`, `price_history`, `price_since`, `price_lowered_at`, `is_price_lowered`, `price_due_at`, `add_key`)
SELECT `seq`, `id`, `title`, `category`, `property_type`, `price_inr`, `description`, `address`, `locality`, `city`, `state`, `country`, `area_sq_ft`, `bed_rooms`, `lease_type`, `ownership_type`, `deal`, `status`, `is_for_sale`, `is_for_rent`, `is_sold`, `is_rented`, `approved_by_admin`, `listed_by`, `lat`, `lng`, `embed_url`, `contact_company`, `contact_phone`,
  (SELECT json_group_array(json_array(value ->> 'url', value ->> 'alt', value ->> 'width', value ->> 'height', value -> 'widths',
    value ->> 'colour', value ->> 'place', value ->> 'caption', value -> 'isRendered') ORDER BY key) FROM json_each(`properties`.`pictures`)),
  `details`, `staff_details`, `entered_areas`, `search_terms`, `version`, `created_at`, `updated_at`, `published_at`, `confirmed_at`, `confirmed_by`, `confirmation`, `price_history`, `price_since`, `price_lowered_at`, `is_price_lowered`, `price_due_at`, `add_key`
FROM `properties` WHERE `seq` > 2 * (SELECT max(`seq`) FROM `properties`) / 4 AND `seq` <= 3 * (SELECT max(`seq`) FROM `properties`) / 4;--> statement-breakpoint
INSERT INTO `__new_properties` (`seq`, `id`, `title`, `category`, `property_type`, `price_inr`, `description`, `address`, `locality`, `city`, `state`, `country`, `area_sq_ft`, `bed_rooms`, `lease_type`, `ownership_type`, `deal`, `status`, `is_for_sale`, `is_for_rent`, `is_sold`, `is_rented`, `approved_by_admin`, `listed_by`, `lat`, `lng`, `embed_url`, `contact_company`, `contact_phone`, `pictures`, `details`, `staff_details`, `entered_areas`, `search_terms`, `version`, `created_at`, `updated_at`, `published_at`, `confirmed_at`, `confirmed_by`, `confirmation`, `price_history`, `price_since`, `price_lowered_at`, `is_price_lowered`, `price_due_at`, `add_key`)
SELECT `seq`, `id`, `title`, `category`, `property_type`, `price_inr`, `description`, `address`, `locality`, `city`, `state`, `country`, `area_sq_ft`, `bed_rooms`, `lease_type`, `ownership_type`, `deal`, `status`, `is_for_sale`, `is_for_rent`, `is_sold`, `is_rented`, `approved_by_admin`, `listed_by`, `lat`, `lng`, `embed_url`, `contact_company`, `contact_phone`,
  (SELECT json_group_array(json_array(value ->> 'url', value ->> 'alt', value ->> 'width', value ->> 'height', value -> 'widths',
    value ->> 'colour', value ->> 'place', value ->> 'caption', value -> 'isRendered') ORDER BY key) FROM json_each(`properties`.`pictures`)),
  `details`, `staff_details`, `entered_areas`, `search_terms`, `version`, `created_at`, `updated_at`, `published_at`, `confirmed_at`, `confirmed_by`, `confirmation`, `price_history`, `price_since`, `price_lowered_at`, `is_price_lowered`, `price_due_at`, `add_key`
FROM `properties` WHERE `seq` > 3 * (SELECT max(`seq`) FROM `properties`) / 4 AND `seq` <= 4 * (SELECT max(`seq`) FROM `properties`) / 4;--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = '__new_properties';--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_properties', seq FROM sqlite_sequence WHERE name = 'properties';--> statement-breakpoint
DROP TABLE `properties`;--> statement-breakpoint
ALTER TABLE `__new_properties` RENAME TO `properties`;--> statement-breakpoint
CREATE UNIQUE INDEX `properties_id` ON `properties` (`id`);--> statement-breakpoint
CREATE INDEX `properties_all_newest` ON `properties` (`status`);--> statement-breakpoint
CREATE INDEX `properties_title` ON `properties` (`title_key`);--> statement-breakpoint
CREATE INDEX `properties_listed_by` ON `properties` (`listed_by`);--> statement-breakpoint
CREATE INDEX `properties_confirmed` ON `properties` (`confirmation`,`deal`,`confirmed_at`) WHERE status = 'available';--> statement-breakpoint
CREATE INDEX `properties_to_confirm` ON `properties` (`confirmed_at`) WHERE confirmation <> 'fresh';--> statement-breakpoint
CREATE INDEX `properties_price_due` ON `properties` (`price_due_at`) WHERE price_due_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `properties_add_key` ON `properties` (`listed_by`,`add_key`) WHERE add_key IS NOT NULL;--> statement-breakpoint
PRAGMA legacy_alter_table = off;--> statement-breakpoint
PRAGMA defer_foreign_keys = off;