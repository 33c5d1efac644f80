/** The shop's own sign of safe shopping, 24 px wide and high (UX-06): a shield with a stroke of chalk. */
export function TrustBadge({ label }: { readonly label: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" role="img" aria-label={label} focusable="false">
      <path fill="currentColor" d="M12 1.5 21 5v6.4c0 5.2-3.6 9.4-9 11.1-5.4-1.7-9-5.9-9-11.1V5z" opacity="0.2" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        d="M12 2.4 20.1 5.6v5.8c0 4.7-3.2 8.5-8.1 10.1-4.9-1.6-8.1-5.4-8.1-10.1V5.6z"
      />
      <path fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" d="m7.8 12 3 3 5.4-6.2" />
    </svg>
  );
}
