CREATE TABLE "server_processes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"process_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"microphone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "session_views_mode" CHECK ("session_views"."mode" in ('participant', 'observer'))
);
--> statement-breakpoint
ALTER TABLE "session_views" ADD CONSTRAINT "session_views_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_views" ADD CONSTRAINT "session_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_views_session" ON "session_views" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_views_user" ON "session_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_views_open" ON "session_views" USING btree ("process_id") WHERE "session_views"."left_at" is null;--> statement-breakpoint
CREATE INDEX "session_views_left" ON "session_views" USING btree ("left_at");