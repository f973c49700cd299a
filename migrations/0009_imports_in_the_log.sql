ALTER TABLE `audit_log` ADD `import_id` text;--> statement-breakpoint
CREATE INDEX `audit_import` ON `audit_log` (`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_whole` ON `audit_log` (`seq`) WHERE import_id IS NULL;