-- Codes under way have no token of their asker and end here; they live ten minutes.
DROP TABLE `one_time_codes`;--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`pending_username` text,
	`pending_password_hash` text,
	`pending_password_print` text,
	`grant_hash` text,
	`grant_expires_at` integer,
	`grant_used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `codes_address` ON `one_time_codes` (`email`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `codes_grant` ON `one_time_codes` (`grant_hash`);--> statement-breakpoint
CREATE INDEX `codes_expiry` ON `one_time_codes` (`expires_at`);