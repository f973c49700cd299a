CREATE TABLE `imported_listings` (
	`import_id` text NOT NULL,
	`property_id` text NOT NULL,
	`version` integer NOT NULL,
	`before` text,
	`imported_at` integer NOT NULL,
	PRIMARY KEY(`import_id`, `property_id`)
);