CREATE TABLE `place_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`match` text NOT NULL,
	`first_word` text NOT NULL,
	`second_word` text NOT NULL,
	`count` integer NOT NULL
);