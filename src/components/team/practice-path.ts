/** The page with the practice of a trainee whom the user supervises. */
export function practicePath(userId: string): string {
  return `/teams/people/${userId}`
}
