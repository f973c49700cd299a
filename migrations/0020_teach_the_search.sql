CREATE TABLE `taught_words` (
	`word` text PRIMARY KEY NOT NULL,
	`means` text NOT NULL,
	`meant` text NOT NULL,
	`updated_at` integer NOT NULL
);--> statement-breakpoint
ALTER TABLE `place_list` ADD `taught` text DEFAULT '[]' NOT NULL;