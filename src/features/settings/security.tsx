import type { ReactNode } from 'react'
import type { User } from '#protocol/rest/user.ts'
import { LoginList } from './login-list.tsx'
import { PasswordForm } from './password-form.tsx'

/** Who gets into the account: its password, and where it is logged in. */
export function Security(props: { user: User }): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      <PasswordForm user={props.user} />
      <LoginList />
    </div>
  )
}
