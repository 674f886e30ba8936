CREATE TABLE "score_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid,
	"score" integer,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_overrides_score" CHECK ("score_overrides"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "session_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"author_id" uuid,
	"item_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "score_overrides" ADD CONSTRAINT "score_overrides_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_overrides" ADD CONSTRAINT "score_overrides_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_item_id_conversation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."conversation_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "score_overrides_order" ON "score_overrides" USING btree ("session_id","number");--> statement-breakpoint
CREATE INDEX "score_overrides_author" ON "score_overrides" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "session_comments_session" ON "session_comments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_comments_author" ON "session_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "session_comments_item" ON "session_comments" USING btree ("item_id");--> statement-breakpoint
-- A decision about a score stays as it was made (db/schema/reviews.ts); only its author may go, with the account.
CREATE FUNCTION score_override_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.session_id, new.number, new.score, new.reason, new.created_at)
    IS DISTINCT FROM (old.id, old.session_id, old.number, old.score, old.reason, old.created_at)
    OR new.author_id IS NOT NULL AND new.author_id IS DISTINCT FROM old.author_id
  THEN RAISE EXCEPTION 'a decision about a score is never changed';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER score_overrides_kept BEFORE UPDATE ON score_overrides
  FOR EACH ROW EXECUTE FUNCTION score_override_kept();
