import { BookOpen, GitFork, ListChecks, type LucideIcon, MessagesSquare, PhoneCall } from 'lucide-react'
import type { LessonType } from '#protocol/vocabulary/course.ts'

export const lessonIcons: Record<LessonType, LucideIcon> = {
  video: PhoneCall,
  reading: BookOpen,
  interactive: GitFork,
  practice: MessagesSquare,
  quiz: ListChecks,
}
