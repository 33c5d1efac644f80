/* Beside the name of the language, so they say nothing of their own. */

const frame = { width: 24, height: 16, viewBox: "0 0 24 16", "aria-hidden": true, focusable: "false" } as const;

export function GermanFlag() {
  return (
    <svg {...frame}>
      <path fill="#1d1d1b" d="M0 0h24v5.34H0z" />
      <path fill="#d3151b" d="M0 5.33h24v5.34H0z" />
      <path fill="#f7c600" d="M0 10.66h24V16H0z" />
    </svg>
  );
}

export function BritishFlag() {
  return (
    <svg {...frame}>
      <path fill="#1b2f6b" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </svg>
  );
}
