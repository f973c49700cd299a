CREATE TABLE `confirmation_links` (
	`id` text PRIMARY KEY NOT NULL,
	`property_id` text NOT NULL,
	`user_id` text NOT NULL,
	`mail_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`delivered_at` integer,
	`used_at` integer
);--> statement-breakpoint
CREATE INDEX `confirmation_links_property` ON `confirmation_links` (`property_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `confirmation_links_created` ON `confirmation_links` (`created_at`);--> statement-breakpoint
CREATE INDEX `confirmation_links_undelivered` ON `confirmation_links` (`mail_id`) WHERE delivered_at IS NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `confirmed_by` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `confirmation` text DEFAULT 'fresh' NOT NULL;--> statement-breakpoint
-- Whatever is shown today counts as confirmed today, so that nothing leaves because of the migration.
UPDATE `properties` SET `confirmed_at` = unixepoch() * 1000 WHERE `approved_by_admin` = 1;--> statement-breakpoint
CREATE INDEX `properties_confirmed` ON `properties` (`confirmation`,`deal`,`confirmed_at`) WHERE status = 'available';--> statement-breakpoint
CREATE INDEX `properties_to_confirm` ON `properties` (`confirmed_at`) WHERE confirmation <> 'fresh';