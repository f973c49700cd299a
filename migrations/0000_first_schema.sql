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
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "images_size" CHECK("width" > 0 AND "height" > 0),
	CONSTRAINT "images_widths" CHECK(json_valid("widths"))
);
--> statement-breakpoint
CREATE INDEX `images_property` ON `images` (`property_id`,`position`);--> statement-breakpoint
CREATE INDEX `images_unclaimed` ON `images` (`property_id`,`released_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `listing_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`facet` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
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
	`attempts` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`pending_username` text,
	`pending_password_hash` text,
	`grant_hash` text,
	`grant_expires_at` integer,
	`grant_used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "codes_attempts" CHECK("attempts" >= 0)
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
	`entered_areas` text NOT NULL,
	`search_terms` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	`add_key` text,
	`price_ascending` integer GENERATED ALWAYS AS (iif(price_inr = 0, 9007199254740991, price_inr)) VIRTUAL,
	`area_order` real GENERATED ALWAYS AS (ifnull(area_sq_ft, 0)) VIRTUAL,
	`is_residential` integer GENERATED ALWAYS AS ((category = 'Villa' OR lease_type IS 'Residential')) VIRTUAL,
	`price_band` integer GENERATED ALWAYS AS ((price_inr >= 25000) + (price_inr >= 100000) + (price_inr >= 500000) + (price_inr >= 3000000) + (price_inr >= 5000000) + (price_inr >= 7500000) + (price_inr >= 15000000) + (price_inr >= 50000000)) VIRTUAL,
	`price_zone` integer GENERATED ALWAYS AS (((price_inr >= 25000) + (price_inr >= 100000) + (price_inr >= 500000) + (price_inr >= 3000000) + (price_inr >= 5000000) + (price_inr >= 7500000) + (price_inr >= 15000000) + (price_inr >= 50000000)) / 3) VIRTUAL,
	`area_zone` integer GENERATED ALWAYS AS (((ifnull(area_sq_ft, 0) >= 1000) + (ifnull(area_sq_ft, 0) >= 1800) + (ifnull(area_sq_ft, 0) >= 2880) + (ifnull(area_sq_ft, 0) >= 4320) + (ifnull(area_sq_ft, 0) >= 7200) + (ifnull(area_sq_ft, 0) >= 14400) + (ifnull(area_sq_ft, 0) >= 30000) + (ifnull(area_sq_ft, 0) >= 80000)) / 3) VIRTUAL,
	`area_band` integer GENERATED ALWAYS AS ((ifnull(area_sq_ft, 0) >= 1000) + (ifnull(area_sq_ft, 0) >= 1800) + (ifnull(area_sq_ft, 0) >= 2880) + (ifnull(area_sq_ft, 0) >= 4320) + (ifnull(area_sq_ft, 0) >= 7200) + (ifnull(area_sq_ft, 0) >= 14400) + (ifnull(area_sq_ft, 0) >= 30000) + (ifnull(area_sq_ft, 0) >= 80000)) VIRTUAL,
	FOREIGN KEY (`listed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "properties_id_form" CHECK(length("id") = 24 AND "id" NOT GLOB '*[^0-9a-f]*'),
	CONSTRAINT "properties_price" CHECK("price_inr" >= 0),
	CONSTRAINT "properties_area" CHECK("area_sq_ft" IS NULL OR "area_sq_ft" >= 0),
	CONSTRAINT "properties_point" CHECK(("lat" IS NULL) = ("lng" IS NULL) AND ("lat" IS NULL OR abs("lat") <= 90 AND abs("lng") <= 180)),
	CONSTRAINT "properties_json" CHECK(json_valid("pictures") AND json_valid("details") AND json_valid("entered_areas"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `properties_id` ON `properties` (`id`);--> statement-breakpoint
CREATE INDEX `properties_category_newest` ON `properties` (`status`,`category`);--> statement-breakpoint
CREATE INDEX `properties_category_cheapest` ON `properties` (`status`,`category`,`price_ascending`);--> statement-breakpoint
CREATE INDEX `properties_category_dearest` ON `properties` (`status`,`category`,`price_inr`);--> statement-breakpoint
CREATE INDEX `properties_category_largest` ON `properties` (`status`,`category`,`area_order`);--> statement-breakpoint
CREATE INDEX `properties_residential_newest` ON `properties` (`status`,`is_residential`);--> statement-breakpoint
CREATE INDEX `properties_residential_cheapest` ON `properties` (`status`,`is_residential`,`price_ascending`);--> statement-breakpoint
CREATE INDEX `properties_residential_dearest` ON `properties` (`status`,`is_residential`,`price_inr`);--> statement-breakpoint
CREATE INDEX `properties_residential_largest` ON `properties` (`status`,`is_residential`,`area_order`);--> statement-breakpoint
CREATE INDEX `properties_deal_newest` ON `properties` (`status`,`deal`);--> statement-breakpoint
CREATE INDEX `properties_deal_cheapest` ON `properties` (`status`,`deal`,`price_ascending`);--> statement-breakpoint
CREATE INDEX `properties_deal_dearest` ON `properties` (`status`,`deal`,`price_inr`);--> statement-breakpoint
CREATE INDEX `properties_deal_largest` ON `properties` (`status`,`deal`,`area_order`);--> statement-breakpoint
CREATE INDEX `properties_lease_newest` ON `properties` (`status`,`lease_type`);--> statement-breakpoint
CREATE INDEX `properties_lease_cheapest` ON `properties` (`status`,`lease_type`,`price_ascending`);--> statement-breakpoint
CREATE INDEX `properties_lease_dearest` ON `properties` (`status`,`lease_type`,`price_inr`);--> statement-breakpoint
CREATE INDEX `properties_lease_largest` ON `properties` (`status`,`lease_type`,`area_order`);--> statement-breakpoint
CREATE INDEX `properties_bedrooms_newest` ON `properties` (`status`,`bed_rooms`);--> statement-breakpoint
CREATE INDEX `properties_bedrooms_cheapest` ON `properties` (`status`,`bed_rooms`,`price_ascending`);--> statement-breakpoint
CREATE INDEX `properties_bedrooms_dearest` ON `properties` (`status`,`bed_rooms`,`price_inr`);--> statement-breakpoint
CREATE INDEX `properties_bedrooms_largest` ON `properties` (`status`,`bed_rooms`,`area_order`);--> statement-breakpoint
CREATE INDEX `properties_all_newest` ON `properties` (`status`);--> statement-breakpoint
CREATE INDEX `properties_all_cheapest` ON `properties` (`status`,`price_ascending`);--> statement-breakpoint
CREATE INDEX `properties_all_dearest` ON `properties` (`status`,`price_inr`);--> statement-breakpoint
CREATE INDEX `properties_all_largest` ON `properties` (`status`,`area_order`);--> statement-breakpoint
CREATE INDEX `properties_price_band_newest` ON `properties` (`status`,`price_band`);--> statement-breakpoint
CREATE INDEX `properties_price_band_largest` ON `properties` (`status`,`price_band`,`area_order`);--> statement-breakpoint
CREATE INDEX `properties_price_zone_newest` ON `properties` (`status`,`price_zone`);--> statement-breakpoint
CREATE INDEX `properties_price_zone_largest` ON `properties` (`status`,`price_zone`,`area_order`);--> statement-breakpoint
CREATE INDEX `properties_area_band_newest` ON `properties` (`status`,`area_band`);--> statement-breakpoint
CREATE INDEX `properties_area_band_cheapest` ON `properties` (`status`,`area_band`,`price_ascending`);--> statement-breakpoint
CREATE INDEX `properties_area_band_dearest` ON `properties` (`status`,`area_band`,`price_inr`);--> statement-breakpoint
CREATE INDEX `properties_area_zone_newest` ON `properties` (`status`,`area_zone`);--> statement-breakpoint
CREATE INDEX `properties_area_zone_cheapest` ON `properties` (`status`,`area_zone`,`price_ascending`);--> statement-breakpoint
CREATE INDEX `properties_area_zone_dearest` ON `properties` (`status`,`area_zone`,`price_inr`);--> statement-breakpoint
CREATE INDEX `properties_listed_by` ON `properties` (`listed_by`);--> statement-breakpoint
CREATE UNIQUE INDEX `properties_add_key` ON `properties` (`listed_by`,`add_key`) WHERE add_key IS NOT NULL;--> statement-breakpoint
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
	`token_version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_email_lower" CHECK("email" = lower("email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`id`);