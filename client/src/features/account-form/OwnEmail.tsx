/** Tells password managers whose password a form is about. Nobody sees, hears or reaches it. */
export function OwnEmail({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
