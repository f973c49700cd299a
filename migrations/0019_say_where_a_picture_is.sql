ALTER TABLE `images` ADD `place` text;--> statement-breakpoint
ALTER TABLE `images` ADD `caption` text;