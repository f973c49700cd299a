CREATE TABLE `area_pages` (
	`place` text PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`picture_key` text,
	`updated_at` integer NOT NULL,
	CONSTRAINT "area_pages_texts" CHECK(json_valid("texts"))
);