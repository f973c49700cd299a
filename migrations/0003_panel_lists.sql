DROP INDEX `audit_subject`;--> statement-breakpoint
CREATE INDEX `audit_history` ON `audit_log` (`subject_id`);--> statement-breakpoint
CREATE INDEX `messages_state` ON `contact_messages` (handled_at IS NULL,`id`);