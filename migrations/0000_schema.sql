CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`actor_email` text NOT NULL,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_name` text NOT NULL,
	`changes` text
);
--> statement-breakpoint
CREATE INDEX `audit_history` ON `audit_log` (`subject_id`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`interest` text NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `messages_sender` ON `contact_messages` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_state` ON `contact_messages` (handled_at IS NULL,`id`);--> statement-breakpoint
CREATE TABLE `images` (
	`key` text PRIMARY KEY NOT NULL,
	`property_id` text,
	`position` integer,
	`is_cover` integer DEFAULT false NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	`has_preview` integer DEFAULT false NOT NULL,
	`placeholder_colour` text,
	`bytes` integer NOT NULL,
	`uploaded_by` text,
	`created_at` integer NOT NULL,
	`released_at` integer,
	`trashed_at` integer,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "images_size" CHECK("width" > 0 AND "height" > 0),
	CONSTRAINT "images_widths" CHECK(json_valid("widths"))
);
--> statement-breakpoint
CREATE INDEX `images_property` ON `images` (`property_id`,`position`);--> statement-breakpoint
CREATE INDEX `images_unclaimed` ON `images` (`property_id`,`released_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `images_trash` ON `images` (`trashed_at`) WHERE released_at = 0;--> statement-breakpoint
CREATE TABLE `known_networks` (
	`user_id` text NOT NULL,
	`network` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `network`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `known_networks_seen` ON `known_networks` (`seen_at`);--> statement-breakpoint
CREATE TABLE `listing_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`facet` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `listing_places` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `listing_words` (
	`word` text PRIMARY KEY NOT NULL,
	`sound` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listing_words_sound` ON `listing_words` (`sound`);--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`pending_username` text,
	`pending_password_hash` text,
	`pending_password_print` text,
	`grant_hash` text,
	`grant_expires_at` integer,
	`grant_used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `codes_address` ON `one_time_codes` (`email`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `codes_grant` ON `one_time_codes` (`grant_hash`);--> statement-breakpoint
CREATE INDEX `codes_expiry` ON `one_time_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`mail` text,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer,
	`expires_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outbox_mail" CHECK("mail" IS NULL OR json_valid("mail"))
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`next_try_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `place_list` (
	`version` integer PRIMARY KEY NOT NULL,
	`names` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `properties` (
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
	`sound_words` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	`add_key` text,
	`title_key` text GENERATED ALWAYS AS (lower(title)) VIRTUAL,
	`facets` text GENERATED ALWAYS AS (json_array('x' || status, 'x' || lower(category),
  iif(category = 'Villa' OR lease_type IS 'Residential', 'xresidential', NULL),
  'xdeal' || deal, 'xlease' || lower(replace(replace(lease_type, ' ', ''), '-', '')), 'xown' || lower(replace(replace(ownership_type, ' ', ''), '-', '')), 'xtype' || lower(replace(replace((details ->> '$.villaType'), ' ', ''), '-', '')), 'xbed' || bed_rooms, 'xbath' || (details ->> '$.bathrooms'), 'xface' || lower(replace(replace((details ->> '$.facing'), ' ', ''), '-', '')), iif((details ->> '$.isCornerPlot'), 'xcorner', NULL), iif((CASE json_type(details, '$.loadingDock') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.loadingDock')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'no %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'not %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'none %' AND lower(trim(details ->> '$.loadingDock')) NOT LIKE 'without %' ELSE 0 END) AND (json_type(details, '$.loadingDock') = 'true'
  OR (details ->> '$.loadingDock') LIKE '%dock%' OR (details ->> '$.loadingDock') LIKE '%platform%'), 'xdock', NULL), iif((details ->> '$.hasCraneFacility'), 'xcrane', NULL), iif((details ->> '$.isColdStorageAvailable'), 'xcold', NULL), iif(CASE json_type(details, '$.powerBackup') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.powerBackup')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'no %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'not %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'none %' AND lower(trim(details ->> '$.powerBackup')) NOT LIKE 'without %' ELSE 0 END, 'xpower', NULL), iif((details ->> '$.gatedCommunity'), 'xgated', NULL), iif((details ->> '$.garden'), 'xgarden', NULL), iif((details ->> '$.garage'), 'xgarage', NULL), iif(CASE json_type(details, '$.boundaryWall') WHEN 'true' THEN 1 WHEN 'text' THEN lower(trim(details ->> '$.boundaryWall')) NOT IN ('', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent') AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'no %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'not %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'none %' AND lower(trim(details ->> '$.boundaryWall')) NOT LIKE 'without %' ELSE 0 END, 'xwall', NULL))) VIRTUAL,
	`measures` text GENERATED ALWAYS AS (concat_ws(' ', 'xp' || char(96 + length(price_inr)) || price_inr, 'xa' || char(96 + length(CAST(round((ifnull(area_sq_ft, 0)) * 100) AS INTEGER))) || CAST(round((ifnull(area_sq_ft, 0)) * 100) AS INTEGER), 'xl' || char(96 + length(CAST(round((coalesce(details ->> '$.plotSizeSqFt', details ->> '$.landArea', NULL)) * 100) AS INTEGER))) || CAST(round((coalesce(details ->> '$.plotSizeSqFt', details ->> '$.landArea', NULL)) * 100) AS INTEGER), 'xr' || char(96 + length(CAST(round((coalesce(details ->> '$.roadWidth', details ->> '$.accessRoadWidth', NULL)) * 100) AS INTEGER))) || CAST(round((coalesce(details ->> '$.roadWidth', details ->> '$.accessRoadWidth', NULL)) * 100) AS INTEGER), 'xc' || char(96 + length(CAST(round((coalesce(details ->> '$.ceilingHeight', NULL)) * 100) AS INTEGER))) || CAST(round((coalesce(details ->> '$.ceilingHeight', NULL)) * 100) AS INTEGER))) VIRTUAL,
	FOREIGN KEY (`listed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "properties_id_form" CHECK(length("id") = 24 AND "id" NOT GLOB '*[^0-9a-f]*'),
	CONSTRAINT "properties_price" CHECK("price_inr" >= 0),
	CONSTRAINT "properties_area" CHECK("area_sq_ft" IS NULL OR "area_sq_ft" >= 0),
	CONSTRAINT "properties_point" CHECK(("lat" IS NULL) = ("lng" IS NULL) AND ("lat" IS NULL OR abs("lat") <= 90 AND abs("lng") <= 180)),
	CONSTRAINT "properties_json" CHECK(json_valid("pictures") AND json_valid("details") AND json_valid("entered_areas"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `properties_id` ON `properties` (`id`);--> statement-breakpoint
CREATE INDEX `properties_all_newest` ON `properties` (`status`);--> statement-breakpoint
CREATE INDEX `properties_title` ON `properties` (`title_key`);--> statement-breakpoint
CREATE INDEX `properties_listed_by` ON `properties` (`listed_by`);--> statement-breakpoint
CREATE UNIQUE INDEX `properties_add_key` ON `properties` (`listed_by`,`add_key`) WHERE add_key IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `try_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `try_counts_expiry` ON `try_counts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`role` text DEFAULT 'staff' NOT NULL,
	`approved_by_admin` integer DEFAULT false NOT NULL,
	`suspended_at` integer,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_email_lower" CHECK("email" = lower("email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`id`);