CREATE TABLE `people` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_shown` integer DEFAULT false NOT NULL,
	`name` text NOT NULL,
	`photo_key` text,
	`languages` text NOT NULL,
	`hours` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "people_languages" CHECK(json_valid("languages"))
);--> statement-breakpoint
CREATE INDEX `people_photo` ON `people` (`photo_key`) WHERE photo_key IS NOT NULL;--> statement-breakpoint
ALTER TABLE `images` ADD `is_rendered` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `images` ADD `look` text;