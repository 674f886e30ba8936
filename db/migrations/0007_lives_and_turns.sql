CREATE TABLE "session_lives" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"lives" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_items" ADD COLUMN "turn" jsonb;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "life" jsonb;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "life_maker" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "engine_version" integer;--> statement-breakpoint
ALTER TABLE "session_lives" ADD CONSTRAINT "session_lives_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;