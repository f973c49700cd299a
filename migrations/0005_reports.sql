ALTER TABLE `contact_messages` ADD `property_id` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `messages_reports` ON `contact_messages` (`id`) WHERE reason IS NOT NULL AND handled_at IS NULL;