ALTER TABLE `images` ADD `trashed_at` integer;--> statement-breakpoint
CREATE INDEX `images_trash` ON `images` (`trashed_at`) WHERE released_at = 0;