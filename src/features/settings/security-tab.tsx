import type { ReactNode } from 'react'
import type { User } from '#protocol/rest/current-user.ts'
import { LoginList } from './login-list.tsx'
import { PasswordForm } from './password-form.tsx'

/** The account's password and logins. */
export function SecurityTab(props: { user: User }): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      <PasswordForm user={props.user} />
      <LoginList />
    </div>
  )
}
