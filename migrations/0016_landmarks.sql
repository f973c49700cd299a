CREATE TABLE `landmarks` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`names` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "landmarks_names" CHECK(json_valid("names"))
);