/** Profile, Security and Logout are specified labels. */
export const accountMenuText = {
  profile: 'Profile',
  myPage: 'My page',
  settings: 'Settings',
  quietMode: 'Quiet mode',
  on: 'On',
  off: 'Off',
  security: 'Security',
  twoFactorOn: '2FA on',
  twoFactorOff: '2FA off',
  exportCsv: 'Export as CSV',
  helpNow: 'Help now',
  logout: 'Logout',
}
