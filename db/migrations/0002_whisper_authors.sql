ALTER TABLE "session_events" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_events_author" ON "session_events" USING btree ("author_id") WHERE "session_events"."author_id" is not null;
--> statement-breakpoint
-- What follows is written by hand. Stored whispers have only a name: it is that of an account, or it goes.
UPDATE "session_events" AS e SET "author_id" = u.id
FROM (
  SELECT DISTINCT ON (name) id, name
  FROM (SELECT id, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS name FROM "users") AS named
  ORDER BY name, id
) AS u
WHERE e.type = 'whisper.created' AND e.payload ->> 'from' = u.name;
--> statement-breakpoint
UPDATE "session_events" SET "payload" = "payload" || '{"from": ""}'
WHERE "type" = 'whisper.created' AND "author_id" IS NULL;
