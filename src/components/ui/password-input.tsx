import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'
import { Input } from './field.tsx'

/** A password field that can show its value: long passwords are easily mistyped. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>): ReactNode {
  const t = useTranslations('common')
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={visible ? 'text' : 'password'} className="pr-11" />
      <IconButton
        small
        label={visible ? t('hidePassword') : t('showPassword')}
        aria-pressed={visible}
        className="absolute inset-y-0 right-1.5 my-auto"
        onClick={() => setVisible(!visible)}
      >
        <Icon aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
