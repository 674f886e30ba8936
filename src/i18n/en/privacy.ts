export const privacy = {
  export: 'Your data',
  exportHint:
    'Your profile, your debtors and coaches, and every session with its transcript and analysis, as one file.',
  exportAction: 'Download my data',
  delete: 'Delete the account',
  deleteHint:
    'Deletes your account with every session, transcript and analysis. Public debtors and coaches that others have practiced with stay, without your name.',
  deleteAction: 'Delete my account…',
  deleteTitle: 'Delete your account?',
  deleteDescription: 'This cannot be undone. Download your data first if you want to keep it.',
  deletePassword: 'Your password',
  deletePasswordMissing: 'Enter your password.',
  deleteConfirm: 'Delete permanently',
  deleting: 'Deleting…',
  lastAdmin: 'You are the only admin. Make someone else an admin first.',
}
