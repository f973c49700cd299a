CREATE TABLE `seen_asked` (
	`day` integer NOT NULL,
	`asked` text NOT NULL,
	`network` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `asked`, `network`)
);--> statement-breakpoint
CREATE TABLE `seen_counts` (
	`day` integer NOT NULL,
	`property_id` text NOT NULL,
	`shown` integer NOT NULL,
	`opened` integer NOT NULL,
	`pictures` integer NOT NULL,
	`enquired` integer NOT NULL,
	`sent` integer NOT NULL,
	`called` integer NOT NULL,
	`kept` integer NOT NULL,
	`shared` integer NOT NULL,
	PRIMARY KEY(`day`, `property_id`)
);--> statement-breakpoint
CREATE TABLE `seen_flushes` (
	`id` integer PRIMARY KEY NOT NULL,
	`day` integer NOT NULL,
	`flush` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `seen_keys` (
	`day` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `seen_names` (
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `name`)
);