CREATE TABLE `alert_finds` (
	`alert_id` text NOT NULL,
	`property_id` text NOT NULL,
	`is_new` integer DEFAULT false NOT NULL,
	`is_lowered` integer DEFAULT false NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`alert_id`, `property_id`)
);--> statement-breakpoint
CREATE INDEX `alert_finds_found` ON `alert_finds` (`found_at`);--> statement-breakpoint
CREATE TABLE `alert_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`news` text NOT NULL,
	`done_up_to` text DEFAULT '' NOT NULL
);--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`query` text NOT NULL,
	`meant` text,
	`often` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`opened_at` integer,
	`asked_at` integer,
	`mailed_at` integer,
	`mail_id` text,
	`mail_due_at` integer
);--> statement-breakpoint
CREATE INDEX `alerts_email` ON `alerts` (`email`);--> statement-breakpoint
CREATE INDEX `alerts_confirmed` ON `alerts` (`id`) WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `alerts_unconfirmed` ON `alerts` (`created_at`) WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX `alerts_opened` ON `alerts` (`opened_at`) WHERE opened_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `alerts_due` ON `alerts` (`mail_due_at`) WHERE mail_due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `listing_news` (
	`property_id` text PRIMARY KEY NOT NULL,
	`left_at` integer,
	`new_at` integer,
	`lowered_at` integer,
	`lowered_new_at` integer
);--> statement-breakpoint
CREATE INDEX `listing_news_waiting` ON `listing_news` (`property_id`) WHERE left_at IS NULL AND (new_at IS NOT NULL OR lowered_new_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE sent_at IS NOT NULL;