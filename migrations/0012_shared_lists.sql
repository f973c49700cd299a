CREATE TABLE `shared_list_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`property_id` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`sent_key` text NOT NULL,
	`at` integer NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `shared_list_comments_sent` ON `shared_list_comments` (`code`,`property_id`,`sent_key`);--> statement-breakpoint
CREATE TABLE `shared_list_items` (
	`code` text NOT NULL,
	`property_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`code`, `property_id`)
);--> statement-breakpoint
CREATE TABLE `shared_list_votes` (
	`code` text NOT NULL,
	`property_id` text NOT NULL,
	`voter_hash` text NOT NULL,
	`name` text NOT NULL,
	`vote` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`code`, `property_id`, `voter_hash`)
);--> statement-breakpoint
CREATE TABLE `shared_lists` (
	`code` text PRIMARY KEY NOT NULL,
	`owner_key_hash` text NOT NULL,
	`title` text,
	`made_by` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`opened_at` integer
);--> statement-breakpoint
CREATE INDEX `shared_lists_used` ON `shared_lists` (`used_at`);--> statement-breakpoint
CREATE INDEX `shared_lists_made_by` ON `shared_lists` (`made_by`,`created_at`);