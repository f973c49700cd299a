CREATE TABLE `calendar_keys` (
	`user_id` text PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_keys_hash` ON `calendar_keys` (`key_hash`);--> statement-breakpoint
CREATE TABLE `lead_lines` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lead_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`by_id` text NOT NULL,
	`text` text NOT NULL,
	`list_code` text
);--> statement-breakpoint
CREATE INDEX `lead_lines_lead` ON `lead_lines` (`lead_id`,`seq`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`name` text NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text NOT NULL,
	`phone_key` text NOT NULL,
	`words` text NOT NULL,
	`property_id` text,
	`reason` text,
	`offer` text,
	`language` text,
	`page` text,
	`sent_key` text,
	`looks_for` text,
	`assigned_to` text,
	`next_step` text,
	`next_step_on` text,
	`visit_property_id` text,
	`visit_on` text,
	`visit_at` text,
	`visit_part` text,
	`visit_state` text,
	`called_at` integer,
	`called_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "leads_offer" CHECK("offer" IS NULL OR json_valid("offer"))
);--> statement-breakpoint
CREATE UNIQUE INDEX `leads_sent_key` ON `leads` (`sent_key`);--> statement-breakpoint
CREATE INDEX `leads_person` ON `leads` (`phone_key`,`id`);--> statement-breakpoint
CREATE INDEX `leads_listing` ON `leads` (`property_id`,`id`);--> statement-breakpoint
CREATE INDEX `leads_steps` ON `leads` (`next_step_on`,`id`) WHERE status IN ('new', 'called', 'visit') AND next_step_on IS NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_new` ON `leads` (`id`) WHERE status = 'new' AND next_step_on IS NULL;--> statement-breakpoint
CREATE INDEX `leads_idle` ON `leads` (`id`) WHERE status IN ('called', 'visit') AND next_step_on IS NULL;--> statement-breakpoint
CREATE INDEX `leads_done` ON `leads` (`id`) WHERE status IN ('closed', 'lost');--> statement-breakpoint
CREATE INDEX `leads_visits` ON `leads` (`visit_on`,`visit_at`) WHERE visit_state IS NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_called` ON `leads` (`called_at`) WHERE called_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_updated` ON `leads` (`updated_at`);--> statement-breakpoint
INSERT INTO leads (id, kind, status, name, email, phone, phone_key, words, property_id, reason, created_at, updated_at)
SELECT id, iif(reason IS NULL, 'message', 'report'), iif(handled_at IS NULL, 'new', 'closed'), name, email, phone,
  CASE
    WHEN length(digits) = 10 THEN '91' || digits
    WHEN digits GLOB '00*' THEN substr(digits, 3)
    WHEN length(digits) = 11 AND digits GLOB '0*' THEN '91' || substr(digits, 2)
    ELSE digits
  END,
  interest, property_id, reason, created_at, ifnull(handled_at, created_at)
FROM (SELECT *, replace(phone, '+', '') AS digits FROM contact_messages);
