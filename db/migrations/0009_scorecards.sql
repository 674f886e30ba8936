CREATE TABLE "scorecard_versions" (
	"scorecard_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecard_versions_scorecard_id_version_pk" PRIMARY KEY("scorecard_id","version")
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"team_default" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "scorecards_default" CHECK (not "scorecards"."team_default" or ("scorecards"."team_id" is not null and "scorecards"."archived_at" is null))
);
--> statement-breakpoint
CREATE TABLE "scorecard_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"author_id" uuid,
	"score" integer,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecard_marks_score" CHECK ("scorecard_marks"."score" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "session_scorecards" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"scorecard_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"entries" jsonb,
	"score" integer,
	"pending" integer DEFAULT 0 NOT NULL,
	"passed" boolean,
	CONSTRAINT "session_scorecards_score" CHECK ("session_scorecards"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "assignees" ADD COLUMN "passed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignees" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "scorecard_id" uuid;--> statement-breakpoint
ALTER TABLE "scorecard_versions" ADD CONSTRAINT "scorecard_versions_scorecard_id_scorecards_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_versions" ADD CONSTRAINT "scorecard_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_marks" ADD CONSTRAINT "scorecard_marks_session_id_session_scorecards_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session_scorecards"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_marks" ADD CONSTRAINT "scorecard_marks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_scorecards" ADD CONSTRAINT "session_scorecards_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_scorecards" ADD CONSTRAINT "session_scorecards_version" FOREIGN KEY ("scorecard_id","version") REFERENCES "public"."scorecard_versions"("scorecard_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorecard_versions_author" ON "scorecard_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "scorecards_created" ON "scorecards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "scorecards_team" ON "scorecards" USING btree ("team_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_team_default" ON "scorecards" USING btree ("team_id") WHERE "scorecards"."team_default";--> statement-breakpoint
CREATE INDEX "scorecards_creator" ON "scorecards" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecard_marks_order" ON "scorecard_marks" USING btree ("session_id","number");--> statement-breakpoint
CREATE INDEX "scorecard_marks_author" ON "scorecard_marks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "session_scorecards_scorecard" ON "session_scorecards" USING btree ("scorecard_id","version");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_scorecard_id_scorecards_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_scorecard" ON "assignments" USING btree ("scorecard_id");--> statement-breakpoint
-- A version stays as it was made (db/schema/scorecards.ts); only its author may go, with the account.
CREATE FUNCTION scorecard_version_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.scorecard_id, new.version, new.content, new.created_at)
    IS DISTINCT FROM (old.scorecard_id, old.version, old.content, old.created_at)
    OR new.author_id IS NOT NULL AND new.author_id IS DISTINCT FROM old.author_id
  THEN RAISE EXCEPTION 'a version of a scorecard is never changed';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER scorecard_versions_kept BEFORE UPDATE ON scorecard_versions
  FOR EACH ROW EXECUTE FUNCTION scorecard_version_kept();
--> statement-breakpoint
-- So does a reviewer's mark (db/schema/session-scorecards.ts).
CREATE FUNCTION scorecard_mark_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.session_id, new.number, new.entry_id, new.score, new.note, new.created_at)
    IS DISTINCT FROM (old.id, old.session_id, old.number, old.entry_id, old.score, old.note, old.created_at)
    OR new.author_id IS NOT NULL AND new.author_id IS DISTINCT FROM old.author_id
  THEN RAISE EXCEPTION 'a mark on a scorecard is never changed';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER scorecard_marks_kept BEFORE UPDATE ON scorecard_marks
  FOR EACH ROW EXECUTE FUNCTION scorecard_mark_kept();
