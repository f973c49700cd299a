CREATE INDEX `audit_actor` ON `audit_log` (`actor_email`);--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit_log` (`action`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit_log` (`at`);